import OrderedJSON

/// One entry of a session's log.
public struct Revision {
  public let number: Int
  /// Milliseconds since 1970, UTC.
  public let at: Int64
  public let cause: Cause
  public let change: Change
}

/// Who made a revision, and by what command.
public struct Cause: Hashable, Sendable {
  public let method: String
  public let client: String
  /// The request's id as the client wrote it; nil for a notification.
  public let id: JSONValue?
  public let label: String?

  public init(method: String, client: String, id: JSONValue? = nil, label: String? = nil) {
    self.method = method
    self.client = client
    self.id = id
    self.label = label
  }
}
