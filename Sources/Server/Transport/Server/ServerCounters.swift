/// Counts since a server started; all but the first two only grow.
public struct ServerCounters: Hashable, Sendable {
  /// Sockets that are open now, HTTP and WebSocket together.
  public internal(set) var sockets = 0
  /// WebSockets that are open now.
  public internal(set) var connections = 0
  /// WebSockets that were ever opened.
  public internal(set) var accepted = 0
  /// Sockets and requests that were turned away.
  public internal(set) var refused = 0
  /// Plain HTTP requests that were answered.
  public internal(set) var requests = 0
  /// Whole messages that were received.
  public internal(set) var messagesIn = 0
  /// Payload bytes of whole messages.
  public internal(set) var bytesIn = 0
  /// Bytes handed to WebSockets, frame headers included.
  public internal(set) var bytesOut = 0
  /// Writes to WebSockets: at most one a turn and connection.
  public internal(set) var writes = 0
}
