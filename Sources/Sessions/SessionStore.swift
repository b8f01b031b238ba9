import NavigationCore
import OrderedJSON

/// Where the logs of sessions are kept.
///
/// The contract, which one test runs over every implementation: entries of a session are numbered
/// 1, 2, 3 … without gaps; an entry is appended only behind the one expected to be the newest; an
/// entry that has been confirmed is never lost; confirmations come in order, perhaps later, perhaps
/// before `append` returns, and one may stand for all before it.
@MainActor
public protocol SessionStore: AnyObject {
  /// Takes an entry in.
  ///
  /// - Throws: `conflict` when the newest entry is another; nothing is stored then.
  func append(_ entry: LogEntry, to session: String, expecting head: Int) throws(StoreError)

  /// Entries behind a number, oldest first, at most so many.
  func entries(of session: String, after number: Int, limit: Int) throws(StoreError) -> [LogEntry]

  /// Calls back with the newest confirmed number, at once and whenever it grows; replaces an earlier
  /// observer of the session.
  func watch(_ session: String, _ confirmed: @escaping (Int) -> Void)
}

/// One command as it is kept: enough to fold the state again.
public struct LogEntry: Hashable, Sendable {
  public let number: Int
  /// Milliseconds since 1970.
  public let at: Int64
  public let cause: Cause
  public let params: JSONObject

  public init(number: Int, at: Int64, cause: Cause, params: JSONObject) {
    self.number = number
    self.at = at
    self.cause = cause
    self.params = params
  }
}

public enum StoreError: Error, Hashable {
  case conflict(expected: Int, found: Int)
  /// The entries asked for are no longer kept; the oldest that is has this number.
  case forgotten(oldest: Int)
}
