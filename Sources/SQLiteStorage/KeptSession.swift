import Sessions

/// All rows that a database has of a session.
public struct KeptSession: Hashable, Sendable {
  public let name: String
  /// Oldest first.
  public var snapshots: [SavedSnapshot]
  /// Without gaps, oldest first; from the oldest snapshot on, and as far back as is kept.
  public var revisions: [SavedRevision]
  public var answers: [SavedAnswer]
  public var values: [String: [UInt8]]
  public var damage: SavedDamage?
}

/// The sessions and values that were found in a database.
public struct DatabaseReport: Hashable, Sendable {
  public var sessions = 0
  public var revisions = 0
  /// One sentence each.
  public var problems: [String] = []
}
