import NavigationCore
import OrderedJSON

/// Where the logs of sessions are kept.
@MainActor
public protocol SessionStore: AnyObject {
  /// The log of a session, empty where nothing is kept of it; the same object each time.
  func log(of session: String) -> any SessionLog

  /// Nobody uses the log of a session any more; an empty one need not be kept.
  func release(_ session: String)
}

/// What is kept of one session.
///
/// The contract, which one test runs over every implementation: entries are numbered 1, 2, 3 …
/// without gaps; an entry is appended only behind the one before it; an entry that has been
/// confirmed is never lost; confirmations come in order, perhaps later, perhaps before `append`
/// returns, and one may stand for all before it.
@MainActor
public protocol SessionLog: AnyObject {
  /// The number of the newest entry that is safe; it never shrinks.
  var confirmed: Int { get }

  /// Called whenever `confirmed` has grown.
  var onConfirm: (() -> Void)? { get set }

  /// Takes an entry in.
  ///
  /// - Throws: `conflict` when the entry does not follow the newest; nothing is stored then.
  func append(_ entry: consuming LogEntry) throws(StoreError)

  /// Entries behind a number, oldest first, at most so many.
  func entries(after number: Int, limit: Int) throws(StoreError) -> [LogEntry]
}

/// One command as it is kept: enough to fold the state again.
public struct LogEntry: Hashable, Sendable {
  public let number: Int
  /// Milliseconds since 1970.
  public let at: Int64
  public let cause: Cause
  public let params: JSONObject
  /// Where an author's code had its say: all that was done, as commands of a transaction, so that
  /// the log folds without the views. Nil where the method with its parameters says everything.
  public let effect: [JSONValue]?

  public init(
    number: Int, at: Int64, cause: consuming Cause, params: JSONObject, effect: [JSONValue]? = nil
  ) {
    self.number = number
    self.at = at
    self.cause = cause
    self.params = params
    self.effect = effect
  }
}

public enum StoreError: Error, Hashable {
  /// Another entry is the newest than the one that was to be followed.
  case conflict(expected: Int, found: Int)
  /// The entries asked for are no longer kept; the oldest that is has this number.
  case forgotten(oldest: Int)
}
