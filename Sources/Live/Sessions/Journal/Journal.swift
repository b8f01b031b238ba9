import NavigationCore
import OrderedJSON
import SceneModel
import SessionRecords
import WireProtocol

/// A session's interface to the store: it stores decided revisions, reads back the past, and
/// remembers answers.
///
/// It is a class because the store may confirm a record while the record is being appended.
@MainActor
final class Journal {
  let log: any SessionLog
  let keepsRecords: Bool
  let durability: Durability
  var answers: IdempotencyCache
  /// True if the store refused a decided revision, or the session has ended: nothing can be
  /// guaranteed any longer.
  var isBroken = false
  /// The state before the first revision, until it is stored.
  var initialCheckpoint: SceneCheckpoint?
  var schedule = SnapshotSchedule()
  /// Writes the body of each revision; its memory is reused.
  var writer = JSONWriter()
  /// The oldest revision that can be in the store; nil if the store keeps none.
  private(set) var oldest: Int?
  /// Values of the scene that have not been stored yet; nil for a value to forget.
  var unsavedValues: [String: JSONValue?] = [:]
  /// True if the unsaved values will be stored at the end of this turn.
  var isSavingValues = false
  /// True if the store knows which scene is open.
  var hasStoredScene = false
  /// The first revision that readers get. It is not safe yet if views have just been created again.
  private(set) var firstReopenedRevision = 0

  /// - Parameter timeline: the session's initial timeline.
  init(
    _ log: any SessionLog, of timeline: Timeline, in unknownTypes: TypeRegistry.UnknownTypes,
    _ setting: Session.Setting
  ) {
    self.log = log
    keepsRecords = setting.store.keepsRecords
    durability = setting.store.durability
    answers = IdempotencyCache(of: setting.answers)
    if keepsRecords && log.appended == 0 && log.confirmed == 0 {
      initialCheckpoint = SceneCheckpoint(of: timeline, in: unknownTypes)
      oldest = 1
    }
  }

  /// Continues after the stored part of the session.
  func resume(_ saved: SavedSession, at now: Int64) {
    initialCheckpoint = nil
    oldest = saved.oldest
    schedule = SnapshotSchedule(after: saved)
    restoreAnswers(saved.answers, at: now)
  }

  func markReopened(at revision: Int) { firstReopenedRevision = revision }

  /// Notes that revisions before this one are no longer in memory, and were not stored by this
  /// session.
  func setOldestIfUnknown(_ number: Int) {
    if keepsRecords && oldest == nil { oldest = number }
  }

  /// Closes the journal of a session that is no longer used.
  func close() {
    isBroken = true
    log.onConfirm = nil
    answers.removeAll()
  }
}
