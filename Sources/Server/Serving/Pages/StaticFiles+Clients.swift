import Transport
import WireProtocol

extension StaticFiles {
  /// Adds the clients for scripts, built from the dashboard's folder, which no longer has their
  /// sources then.
  mutating func addClients(from files: inout StaticFiles) {
    for (client, text) in files.takeClients() { add(client, text) }
  }

  /// Replaces the sources of the clients among these files with the clients.
  mutating func buildClients() {
    for (client, text) in takeClients() { add(client, text) }
  }

  private mutating func add(_ client: ClientFile, _ text: String) {
    // Deno reads the types of a module that it loads over HTTP by this header.
    let types = client == .javaScript ? [("X-TypeScript-Types", "./client.d.ts")] : []
    add("/\(client.rawValue)", Array(text.utf8), headers: types)
  }

  private mutating func takeClients() -> [(ClientFile, String)] {
    let clients = ClientFile.allCases.compactMap { client in
      client.text { self[$0].map { String(decoding: $0, as: UTF8.self) } }.map { (client, $0) }
    }
    removeAll(in: ClientFile.folder)
    return clients
  }
}
