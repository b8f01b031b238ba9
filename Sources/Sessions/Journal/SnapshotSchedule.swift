/// Decides when the next state is stored beside the revisions: often enough to rebuild any state from
/// few revisions, seldom enough that the cost does not grow with the state.
struct SnapshotSchedule {
  /// Revisions since the newest snapshot, and their bytes.
  private var revisions = 0
  private var bytes = 0
  /// Bytes of the newest snapshot.
  private var snapshotBytes = 0

  /// A snapshot is due after so many revisions, which are read in any case when a session is opened;
  /// after more where it is large.
  static let revisionsPerSnapshot = SavedSession.recalled
  /// One is also due after revisions of so many bytes, or as many as the snapshot before had where
  /// those are more.
  static let bytesPerSnapshot = 256 << 10

  init() {}

  init(after saved: SavedSession) {
    snapshotBytes = saved.snapshot.body.count
    for revision in saved.revisions where revision.number > saved.snapshot.number {
      count(revision.body.count)
    }
  }

  /// Counts a revision.
  mutating func count(_ bytes: Int) {
    revisions += 1
    self.bytes += bytes
  }

  /// Begins anew behind a snapshot.
  mutating func begin(afterSnapshotOf bytes: Int) {
    revisions = 0
    self.bytes = 0
    snapshotBytes = bytes
  }

  var wantsSnapshot: Bool {
    bytes >= snapshotBytes
      && (revisions >= Self.revisionsPerSnapshot || bytes >= Self.bytesPerSnapshot)
  }
}
