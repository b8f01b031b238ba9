/// The server or the client that made a connection and is told what happens on it.
protocol ConnectionOwner: AnyObject {
  func received(
    _ connection: Connection, _ opcode: WebSocketFrame.Opcode, _ payload: borrowing Span<UInt8>)
  func writable(_ connection: Connection)
  func closed(_ connection: Connection)
  /// Returns true while something is still to be sent to a peer whose close frame has come.
  func owes(_ connection: Connection) -> Bool
  /// So many bytes were handed to the socket in one write.
  func wrote(_ bytes: Int)
}
