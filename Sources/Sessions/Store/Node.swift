/// One of several servers on a store. A session lives on one of them at a time.
public struct Node: Hashable, Sendable {
  /// The name that it has given itself at its start.
  public let id: String
  /// The URL of its WebSockets, as other nodes reach it: `ws://10.0.0.7:8080`.
  public let address: String

  /// - Parameter address: `ws://host:port` or `wss://host:port`.
  public init(id: String, address: String) {
    self.id = id
    self.address = address
  }
}
