/// The program above a server, which is asked on the thread of the server's loop.
public protocol ServerHandler: AnyObject {
  /// Decides on a WebSocket for a client that the guard has let through.
  func decide(upgrade: UpgradeRequest) -> UpgradeDecision

  /// The answer to a GET or HEAD that the guard has let through. For HEAD the same as for GET: the
  /// body is left out.
  func respond(to request: HTTPRequest) -> HTTPAnswer

  /// Called when a client has been refused: by the guard, by `decide(upgrade:)`, or because the
  /// limit of open sockets is reached.
  ///
  /// - Parameters:
  ///   - address: the client's; nil if it is not known.
  ///   - code: the name of the error.
  func refused(_ address: String?, _ code: String)

  /// Called when a WebSocket is open; messages can be sent at once.
  func opened(_ connection: Connection)

  /// Called with a whole text message, valid UTF-8. Copy the bytes to keep them: they are the
  /// connection's own.
  func received(_ connection: Connection, text: borrowing Span<UInt8>)

  /// Called when the socket has taken all waiting data: time to send more.
  func writable(_ connection: Connection)

  /// Returns true while a client whose close frame has come is still to get something: the answer
  /// to its close frame waits for that, for a few seconds at most.
  func awaitsAnswer(_ connection: Connection) -> Bool

  /// Called when the WebSocket is gone, once for each `opened`.
  func closed(_ connection: Connection)
}

extension ServerHandler {
  /// False: nothing is owed.
  public func awaitsAnswer(_: Connection) -> Bool { false }
}

/// The answer to a plain request.
public enum HTTPAnswer {
  case now(HTTPResponse)
  /// Calls back once with the answer, on the thread of the loop; the client waits.
  case later((_ done: @escaping (HTTPResponse) -> Void) -> Void)
}

/// The decision on an upgrade.
public enum UpgradeDecision {
  /// `context` will be the connection's.
  case accept(context: AnyObject?)
  case refuse(HTTPResponse)
}
