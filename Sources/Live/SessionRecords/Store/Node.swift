/// One of several servers that use the same store. A session lives on one of them at a time.
public struct Node: Hashable, Sendable {
  /// The name that the node chose when it started.
  public let id: String
  /// The URL at which other nodes reach its WebSockets: `ws://10.0.0.7:8080`.
  public let address: String

  /// - Parameter address: `ws://host:port` or `wss://host:port`.
  public init(id: String, address: String) {
    self.id = id
    self.address = address
  }
}
