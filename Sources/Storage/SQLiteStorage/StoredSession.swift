import SessionRecords

/// All rows that a database has of a session.
public struct StoredSession: Hashable, Sendable {
  /// The name of the session.
  public let name: String
  /// Oldest first.
  public var snapshots: [SavedSnapshot]
  /// Without gaps, oldest first; from the oldest snapshot on, and as far back as is kept.
  public var revisions: [SavedRevision]
  /// The remembered answers, oldest first.
  public var answers: [SavedAnswer]
  /// The values that its scene keeps, as JSON texts by name.
  public var values: [String: [UInt8]]
  /// The part of its history that had to be set aside; nil if there is none.
  public var damage: SavedDamage?
}

/// The sessions and values that were found in a database.
public struct DatabaseReport: Hashable, Sendable {
  /// The number of sessions.
  public var sessions = 0
  /// The number of revisions of all sessions.
  public var revisions = 0
  /// One sentence each.
  public var problems: [String] = []
}
