import NavigationCore
import OrderedJSON
import WireProtocol

/// A session's side of the store: it says what is safe, stores what is decided, reads back the past and
/// remembers answers.
///
/// A class, since the store may confirm a record while it is being appended.
@MainActor
final class Journal {
  let log: any SessionLog
  let keepsRecords: Bool
  let durability: Durability
  var answers: IdempotencyCache
  /// The store refused what had been decided, or the session has ended: nothing can be promised any
  /// more.
  var isBroken = false
  /// The state before the first revision, until that is stored.
  var beginning: SceneCheckpoint?
  var schedule = SnapshotSchedule()
  /// Writes the body of each revision; its memory serves again.
  var writer = JSONWriter()
  /// No revision before that one is in the store; nil where the store keeps none at all.
  private(set) var oldest: Int?
  /// Values of the scene that have not been stored yet; nil for one to forget.
  var unsavedValues: [String: JSONValue?] = [:]
  /// The unsaved values are stored at the end of this turn.
  var isSavingValues = false
  /// The store has been told which scene is open.
  var hasToldScene = false
  /// The revision that readers are told of first: it is not safe yet where views have just been made
  /// again.
  private(set) var comeback = 0

  /// - Parameter timeline: the session's, as it begins.
  init(
    _ log: any SessionLog, of timeline: Timeline, in unknownTypes: TypeRegistry.UnknownTypes,
    _ setting: Session.Setting
  ) {
    self.log = log
    keepsRecords = setting.store.keepsRecords
    durability = setting.store.durability
    answers = IdempotencyCache(of: setting.answers)
    if keepsRecords && log.appended == 0 && log.confirmed == 0 {
      beginning = SceneCheckpoint(of: timeline, in: unknownTypes)
      oldest = 1
    }
  }

  /// Goes on behind what was kept.
  func resume(_ saved: SavedSession, at now: Int64) {
    beginning = nil
    oldest = saved.oldest
    schedule = SnapshotSchedule(after: saved)
    recall(saved.answers, at: now)
  }

  func comeBack(at revision: Int) { comeback = revision }

  /// Revisions before that one are in memory no more, and had not been stored by this session.
  func noteOldest(_ number: Int) {
    if keepsRecords && oldest == nil { oldest = number }
  }

  /// Nobody uses the session any more.
  func end() {
    isBroken = true
    log.onConfirm = nil
    answers.end()
  }
}
