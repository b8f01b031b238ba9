import SessionRecords
import Transport

/// An HTTP error, sent instead of a WebSocket or of the requested document.
struct HTTPRefusal: Error {
  let status: Int
  let code: String
  let message: String

  var response: HTTPResponse {
    .error(
      status, code: code, message: message,
      headers: status == 401
        ? [("WWW-Authenticate", "Bearer")] : code == "overloaded" ? [("Retry-After", "1")] : [])
  }
}

extension HTTPRefusal {
  /// The refusal of newcomers when memory is short.
  static let overloaded = HTTPRefusal(
    status: 503, code: "overloaded",
    message: "The server is at its memory limit. Try again, or raise --memory.")

  /// The code of `full`.
  static let fullCode = "limit_exceeded"

  /// There is no room for another session.
  static func full(_ count: Int) -> HTTPRefusal {
    HTTPRefusal(
      status: 503, code: fullCode,
      message: "There are \(count) sessions, which is the limit. Delete some on the dashboard "
        + "(at /), with “colonnade sessions delete URL NAME”, or with sessions.delete on any "
        + "connection.")
  }

  /// A session that cannot be read.
  static func unreadable(_ error: StoreError) -> HTTPRefusal {
    let message =
      switch error {
      case .damaged:
        "The database is damaged where this session is kept. "
          + "Start the server again: it then recovers what can be read."
      case .exhausted: "The database has no number left for another session."
      default: "This session’s saved data can’t be read."
      }
    return HTTPRefusal(status: 503, code: "unavailable", message: message)
  }

  /// A client that is not admitted.
  ///
  /// - Parameter verdict: on the token that it has shown; nil if it has shown none.
  static func notAdmitted(_ verdict: TokenGate.Verdict?) -> HTTPRefusal {
    verdict == .tooManyAttempts
      ? HTTPRefusal(
        status: 429, code: "rate_limited", message: "Too many wrong tries; wait a minute.")
      : HTTPRefusal(status: 401, code: "unauthorised", message: "Expected a valid bearer token.")
  }
}

extension StoreError {
  /// The reason to close a connection whose session cannot be read; a close frame has little room.
  var closeReason: String {
    switch self {
    case .damaged:
      "the database is damaged: start the server again, it then recovers what can be read"
    case .exhausted: "the database has no number left for another session"
    default: "the session cannot be read"
    }
  }
}
