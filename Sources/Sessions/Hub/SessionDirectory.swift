import OrderedJSON
import WireProtocol

/// A session's way to all others: it asks about them, and knows which of their changes are safe.
@MainActor
public final class SessionDirectory {
  /// The number of changes that have been asked for, and of those that are safe.
  private(set) var asked = 0
  private(set) var safe = 0
  /// The number of sessions, told where there is hardly room for another.
  var crowding: JSONValue?
  /// The builder's state; nil where nobody builds it while it runs.
  var build: JSONObject?
  var answer: ((SessionsCall, _ now: Int64) throws(WireError) -> JSONObject)?

  func ask() { asked += 1 }
  func confirm() { safe += 1 }
}

extension Session {
  /// Answers for a session that knows of no others.
  ///
  /// - Throws: `noSuchElement` for any call but a list.
  func answerAlone(_ call: SessionsCall) throws(WireError) -> JSONObject {
    guard case .list = call else {
      throw WireError(.noSuchElement, "There are no other sessions.")
    }
    return ["sessions": [], "count": 0, "most": 1]
  }
}

/// The server of sessions: it knows who is connected, and is told what becomes of sessions.
@MainActor
public protocol SessionHost: AnyObject {
  /// The names of those who are connected.
  func visitors(of session: String) -> [String]

  /// The session is no more, as soon as it is called back: whoever is connected is still there.
  func leaving(_ session: String) -> (() -> Void)

  /// The session has another name from now on; who is connected is told when it is called back.
  func renaming(_ session: String, to name: String) -> (() -> Void)

  /// A change to a session's entry is safe.
  func confirmedChange()
}
