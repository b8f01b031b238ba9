/// The program above a client. It is called on the thread of the client's loop. `closed` or
/// `failed` is the last call.
public protocol ClientHandler: AnyObject {
  func opened(_ client: Client)
  /// A whole text message.
  func received(_ client: Client, text: borrowing Span<UInt8>)
  /// Called when the socket has taken all waiting data.
  func writable(_ client: Client)
  /// - Parameter code: the server's; 1005 when it gave none, 1006 when the connection just ended.
  func closed(_ client: Client, code: UInt16, reason: String)
  /// The connection failed.
  /// - Parameter message: one phrase.
  func failed(_ client: Client, message: String)
}

extension ClientHandler {
  /// Does nothing.
  public func writable(_: Client) {}
}
