/// What a server asks of the program above it, on the thread of its loop.
public protocol ServerHandler: AnyObject {
  /// Whether a client that the guard has let through gets its WebSocket.
  func decide(upgrade: UpgradeRequest) -> UpgradeDecision

  /// The answer to a GET or HEAD that the guard has let through. For HEAD the same as for GET: the
  /// body is left out.
  func respond(to request: HTTPRequest) -> HTTPAnswer

  /// Somebody has been turned away: by the guard, by `decide(upgrade:)`, or because all sockets that
  /// there may be are open.
  ///
  /// - Parameters:
  ///   - address: whose; nil where it is not known.
  ///   - code: the name of the error.
  func turnedAway(_ address: String?, _ code: String)

  /// A WebSocket is open; things may be sent at once.
  func opened(_ connection: Connection)

  /// A whole text message, valid UTF-8. The bytes are the connection's own: copy what is kept.
  func received(_ connection: Connection, text: borrowing Span<UInt8>)

  /// The socket has taken all that it had held back: time to give it more.
  func writable(_ connection: Connection)

  /// Whether a client whose close frame has come is still to get something: the answer to its close
  /// frame waits for that, for a few seconds at most.
  func owes(_ connection: Connection) -> Bool

  /// The WebSocket is gone; called once for each `opened`.
  func closed(_ connection: Connection)
}

extension ServerHandler {
  public func owes(_: Connection) -> Bool { false }
}

/// The answer to a plain request.
public enum HTTPAnswer {
  case now(HTTPResponse)
  /// Calls back once with the answer, on the thread of the loop; the client waits.
  case later((_ done: @escaping (HTTPResponse) -> Void) -> Void)
}

/// What becomes of an upgrade.
public enum UpgradeDecision {
  /// `context` will be the connection's.
  case accept(context: AnyObject?)
  case refuse(HTTPResponse)
}
