import OrderedJSON
import WireProtocol

/// A session's access to the other sessions: it answers requests about them, and counts which of
/// their changes are safe.
@MainActor
public final class SessionDirectory {
  /// The number of requested changes, and the number of those that are safe.
  private(set) var requested = 0
  private(set) var confirmed = 0
  /// The number of sessions, reported if there is hardly room for another.
  var occupancy: JSONValue?
  /// The state of the build; nil if the app is not being rebuilt while it runs.
  var build: JSONObject?
  /// The treatment of sessions after a crash of the app; nil if there was none.
  var recovery: CrashRecovery?
  /// The preparation of the next request about another session, before a session answers it.
  package var prepared = PreparedRequest()
  var result: ((SessionsCall, _ client: String, _ now: Int64) throws(WireError) -> JSONObject)?

  func countRequest() { requested += 1 }
  func countConfirmation() { confirmed += 1 }
}

/// The preparation, by a server of a shared store, of a request to remove or rename a session.
package struct PreparedRequest {
  /// The outcome, if the request was done on another server, or an earlier time.
  package var outcome: Result<JSONObject, WireError>?
  /// The receipt to keep with the change.
  package var receipt: String?

  package init(outcome: Result<JSONObject, WireError>? = nil, receipt: String? = nil) {
    (self.outcome, self.receipt) = (outcome, receipt)
  }
}

extension Session {
  /// Answers for a session without access to other sessions.
  ///
  /// - Throws: `noSuchElement` for any call other than a list.
  func resultWithoutDirectory(_ call: SessionsCall) throws(WireError) -> JSONObject {
    guard case .list = call else {
      throw WireError(.noSuchElement, "There are no other sessions.")
    }
    return ["sessions": [], "count": 0, "most": 1]
  }
}

/// The server of the sessions: it knows who is connected, and is notified of changes to sessions.
@MainActor
public protocol SessionHost: AnyObject {
  /// Returns the names of the connected clients.
  func clients(of session: String) -> [String]

  /// The session is about to be removed. Clients stay connected until the returned closure is
  /// called, with false if the store has not removed the session.
  func willRemove(_ session: String) -> ((_ isDone: Bool) -> Void)

  /// The session has a new name from now on. The connected clients are notified when the returned
  /// closure is called.
  func willRename(_ session: String, to name: String) -> (() -> Void)

  /// Called when a change to a session's entry is safe, or has failed.
  func didConfirmChange()

  /// Called when a change to a session's entry has failed: the answers that wait for it must not be
  /// sent.
  func didFailChange()
}
