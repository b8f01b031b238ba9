/// The entry of a session in a store, available without opening the session.
public struct SavedEntry: Hashable, Sendable {
  /// The number of the newest revision.
  public var revision: Int
  /// The open scene; nil if it was not recorded.
  public var scene: String?
  /// The time of the last use in milliseconds since 1970; nil if it was not recorded.
  public var used: Int64?
  /// True if the session is kept, however long it is unused.
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

/// A change to a session's entry, which is not part of its history.
public enum EntryChange: Hashable, Sendable {
  /// Removes the session with all its data; its name is free again.
  case remove
  /// Renames it to a name that no session has.
  case rename(String)
  /// Pins or unpins it: a pinned session is kept, however long it is unused.
  case pin(Bool)
  /// Records that the session is in use, or was until then; milliseconds since 1970.
  case use(at: Int64)
}
