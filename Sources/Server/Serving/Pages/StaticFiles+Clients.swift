import Transport
import WireProtocol

extension StaticFiles {
  /// Adds a file of the clients, built from its core, which is taken out of the dashboard's folder;
  /// does nothing if the folder has none.
  mutating func add(_ client: ClientFile, from files: inout StaticFiles) {
    if let core = files.remove(Self.core(of: client)) { add(client, core) }
  }

  /// Builds a file of the clients from its core, if that is among these files.
  mutating func complete(_ client: ClientFile) {
    if let core = remove(Self.core(of: client)) { add(client, core) }
  }

  private mutating func add(_ client: ClientFile, _ core: [UInt8]) {
    guard let text = client.completed(core: String(decoding: core, as: UTF8.self)) else { return }
    // Deno reads the types of a module that it loads over HTTP by this header.
    let types = client == .javaScript ? [("X-TypeScript-Types", "./client.d.ts")] : []
    add("/\(client.rawValue)", Array(text.utf8), headers: types)
  }

  private static func core(of client: ClientFile) -> String { "/clients/\(client.rawValue)" }
}
