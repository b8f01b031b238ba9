/// Decides when the next state is stored in addition to the revisions: often enough to rebuild any
/// state from few revisions, rarely enough that the cost does not grow with the state.
package struct SnapshotSchedule {
  /// The number of revisions since the newest snapshot, and their bytes.
  private var revisions = 0
  private var bytes = 0
  /// The size of the newest snapshot in bytes.
  private var snapshotBytes = 0
  /// True if a snapshot is due and waits for the next turn, since the revision was large.
  package private(set) var isPutOff = false

  /// The number of revisions after which a snapshot is due; more if the snapshot is large. This
  /// number of revisions is always read when a session is opened.
  package static let revisionsPerSnapshot = SavedSession.recalled
  /// A snapshot is also due after revisions with this number of bytes, or with the size of the
  /// previous snapshot if that is larger.
  package static let bytesPerSnapshot = 256 << 10

  package init() {}

  package init(after saved: SavedSession) {
    snapshotBytes = saved.snapshot.body.count
    for revision in saved.revisions where revision.number > saved.snapshot.number {
      countRevision(ofBytes: revision.body.count)
    }
  }

  /// Counts a revision.
  package mutating func countRevision(ofBytes bytes: Int) {
    revisions += 1
    self.bytes += bytes
  }

  /// Restarts the counts after a snapshot.
  package mutating func restart(afterSnapshotOf bytes: Int) {
    revisions = 0
    self.bytes = 0
    snapshotBytes = bytes
    isPutOff = false
  }

  /// Decides about a snapshot in the same record as a revision. After a large revision it waits for
  /// the next turn, or for the next revision if that comes first: the two together would take twice
  /// the time of one step.
  package mutating func takesSnapshot(withRevisionOfBytes bytes: Int) -> Bool {
    if !wantsSnapshot { return false }
    isPutOff = !isPutOff && bytes >= Self.bytesPerSnapshot
    return !isPutOff
  }

  private var wantsSnapshot: Bool {
    bytes >= snapshotBytes
      && (revisions >= Self.revisionsPerSnapshot || bytes >= Self.bytesPerSnapshot)
  }
}
