/// A WebSocket subprotocol that a server offers.
public struct Subprotocol: Hashable, Sendable {
  /// The treatment of its messages.
  public enum Use: Hashable, Sendable {
    /// Text messages go to the handler; a binary frame closes 1003.
    case messages
    /// Text and binary messages are sent back; only `decide(upgrade:)` is asked of the handler.
    case echo
  }

  /// The name in the handshake.
  public let name: String
  /// The purpose of its connections.
  public let use: Use

  /// - Parameter name: as written in the handshake.
  public init(_ name: String, use: Use = .messages) {
    self.name = name
    self.use = use
  }
}
