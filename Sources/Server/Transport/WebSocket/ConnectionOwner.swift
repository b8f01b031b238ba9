/// The server or client that created a connection and is notified of its events.
protocol ConnectionOwner: AnyObject {
  func received(
    _ connection: Connection, _ opcode: WebSocketFrame.Opcode, _ payload: borrowing Span<UInt8>)
  func writable(_ connection: Connection)
  func closed(_ connection: Connection)
  /// Returns true while something is still to be sent to a peer whose close frame has come.
  func awaitsAnswer(_ connection: Connection) -> Bool
  /// One write handed this many bytes to the socket.
  func wrote(_ bytes: Int)
}
