import Transport
import WireProtocol

extension StaticFiles {
  /// Adds a file of the clients, made of its core, which is taken out of the dashboard's folder;
  /// nothing where the folder has none.
  mutating func add(_ client: ClientFile, from files: inout StaticFiles) {
    let name = client.rawValue
    guard let core = files.remove("\(Self.coreFolder)/\(name)"),
      let text = client.completed(core: String(decoding: core, as: UTF8.self))
    else { return }
    // Deno reads the types of a module that it loads over HTTP by this header.
    let types = client == .javaScript ? [("X-TypeScript-Types", "./client.d.ts")] : []
    add("/\(name)", Array(text.utf8), headers: types)
  }

  private static let coreFolder = "/clients"
}
