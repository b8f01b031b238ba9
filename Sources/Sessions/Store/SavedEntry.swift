/// A session as a store lists it, without opening it.
public struct SavedEntry: Hashable, Sendable {
  /// The number of the newest.
  public var revision: Int
  /// The scene that is open; nil where that has not been noted.
  public var scene: String?
  /// The time of the last use in milliseconds since 1970; nil if it was not recorded.
  public var used: Int64?
  /// True if it stays, however long nobody uses it.
  public var isPinned: Bool

  /// - Parameter used: milliseconds since 1970.
  public init(
    revision: Int = 0, scene: String? = nil, used: Int64? = nil, isPinned: Bool = false
  ) {
    self.revision = revision
    self.scene = scene
    self.used = used
    self.isPinned = isPinned
  }
}

/// A change to a session's entry, beside its history.
public enum EntryChange: Hashable, Sendable {
  /// All of it goes, and its name is free.
  case remove
  /// To a name that no session has.
  case rename(String)
  /// One that is pinned stays, however long nobody uses it.
  case pin(Bool)
  /// Somebody uses it, or has used it until then; milliseconds since 1970.
  case use(at: Int64)
}
