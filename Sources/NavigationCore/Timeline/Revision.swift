import OrderedJSON

/// One entry of a session's log.
public struct Revision {
  public let number: Int
  /// Milliseconds since 1970, UTC.
  public let at: Int64
  public let cause: Cause
  public let change: Change
  /// Where it led in the history.
  public let step: Step

  /// Revisions that were taken back can be done again, and the other way round.
  public enum Step: Hashable, Sendable {
    case forward
    case undo(Int)
    case redo(Int)
  }

  public init(number: Int, at: Int64, cause: consuming Cause, change: Change, step: Step) {
    self.number = number
    self.at = at
    self.cause = cause
    self.change = change
    self.step = step
  }
}

/// Who made a revision, and by what command.
public struct Cause: Hashable, Sendable {
  public let method: UTF8String
  public let client: String
  /// The request's id as the client wrote it; nil for a notification.
  public let id: JSONValue?
  public let label: UTF8String?

  public init(method: UTF8String, client: String, id: JSONValue? = nil, label: UTF8String? = nil) {
    self.method = method
    self.client = client
    self.id = id
    self.label = label
  }
}
