import NavigationCore
import OrderedJSON
import SceneModel
import SessionRecords
import WireProtocol

/// A live navigation with its history: it handles requests, numbers revisions, and lets readers
/// catch up.
@MainActor
public final class Session {
  /// The session's name, which can change.
  public internal(set) var id: String
  let setting: Setting
  /// Stores the session's revisions, and reads them back.
  let journal: Journal
  /// The journal's log; every command reads its position.
  let log: any SessionLog
  /// Its history, and the messages that report it.
  var feed: ChangeFeed { didSet { status.head = feed.timeline.head } }
  var status: Status
  /// The open scene.
  var scene: SceneHost
  /// The types used to read values in requests.
  var context: ReadingContext
  /// The past of its views.
  var renderingHistory: RenderingHistory
  /// Its history at a glance, as far as it has been requested.
  var overview = HistoryOverview(after: 0, depth: 0)
  /// Counts of answers since the session was created.
  public var tally: Tally { counts }
  /// The stored counts. Other modules read them through `tally`, so an access in this module needs
  /// no check at run time.
  var counts = Tally()
  var measurement = Measurement()

  /// The clients that are connected to the session.
  public internal(set) var presence = Presence()
  private var observers = Observers()

  /// - Parameters:
  ///   - driver: the timeline's scene.
  ///   - log: the session's log in the store: empty, or the one that the timeline was read from.
  public init(
    id: String, timeline: Timeline, scene driver: any SceneDriver, log: any SessionLog,
    unknownTypes: TypeRegistry.UnknownTypes = .keep, setting: Setting
  ) {
    self.id = id
    self.setting = setting
    journal = Journal(log, of: timeline, in: unknownTypes, setting)
    self.log = log
    feed = ChangeFeed(timeline)
    status = Status(head: timeline.head, runsCode: driver.runsCode)
    scene = SceneHost(driver)
    context = ReadingContext(types: timeline.scene.types, unknownTypes: unknownTypes)
    renderingHistory = RenderingHistory(of: setting.renderingTotal)
    log.onConfirm = { [unowned self] in storeDidAdvance() }
    observe(driver)
    keepRendering(driver.rendering(of: timeline.state))
  }

  /// The name of the session's history.
  public var epoch: UTF8String { UTF8String(log.epoch) }

  /// The history of the open scene, and its state.
  public var timeline: Timeline { feed.timeline }

  /// The newest revision, whether subscribers may see it yet or not.
  public var head: Int { status.head }

  /// The newest revision that subscribers can see: the store has confirmed it.
  public var revision: Int { log.confirmed }

  /// The part of its history that the store had to set aside; nil if there is none.
  public var damage: SavedDamage? { log.damage }

  /// True if the session can be restored unchanged: everything is safe, or nothing has ever
  /// happened. Values that cannot be encoded exist only in memory.
  var canBeEvicted: Bool {
    isFullyStorable && log.appended == log.safe && journal.unsavedValues.isEmpty
      && (journal.keepsRecords || head == 0)
  }

  /// True if the store has the whole session as soon as everything is safe.
  package var isFullyStorable: Bool { timeline.state.isPathCodable && scene.postponed == nil }

  /// The reason why nothing can be stored now; nil if something can.
  package var obstacle: StoreFailure? { log.obstacle }

  /// Makes another scene the open one.
  func setScene(_ driver: any SceneDriver) {
    scene.open(driver)
    setUnseen([])
    status.runsCode = driver.runsCode
  }

  /// Closes the session: actions of its views are ignored from now on.
  func close() {
    journal.close()
    renderingHistory.remove(before: .max)
    stopObserving()
  }

  /// - Throws: `unavailable` if nothing can be guaranteed any longer.
  func requireIntact() throws(WireError) {
    if journal.isBroken {
      throw WireError(.unavailable, "This session lost its connection to storage.")
    }
  }
}

extension Session {
  /// The part that every command reads. It is stored apart from the values that it follows from, and holds
  /// nothing that has to be retained, so that each read costs one load.
  struct Status {
    /// The newest revision.
    var head: Int
    /// True if the open scene runs an author's code.
    var runsCode: Bool
    /// True if the session was opened while nothing could be stored: the scene shows its last
    /// state, and refuses actions.
    var isReadOnly = false
    /// True if the scene has actions without a visible effect so far.
    var hasUnseen = false
    /// True if the newest answer reveals nothing about the session, so that it can be sent at once.
    var answerNeedsNoConfirmation = false
    /// True if `onAdvance` is to be called.
    var isAwaited = true
  }

  private struct Observers {
    var onPresence: (() -> Void)?
    var onAdvance: (() -> Void)?
  }

  /// Called after `presence` has changed.
  public var onPresence: (() -> Void)? {
    get { observers.onPresence }
    set { observers.onPresence = newValue }
  }

  /// Called after `safe` or `revision` has increased, if `awaitsAdvance` is set.
  public var onAdvance: (() -> Void)? {
    get { observers.onAdvance }
    set { observers.onAdvance = newValue }
  }

  /// Cleared when `onAdvance` is called: an observer that looks at the end of a turn needs no call
  /// for each command in it.
  public var awaitsAdvance: Bool {
    get { status.isAwaited }
    set { status.isAwaited = newValue }
  }
}

extension Session {
  /// Counts of requests by outcome.
  public struct Tally: Sendable {
    /// Commands that created a revision.
    public var done = 0
    /// Commands that had nothing to change.
    public var unchanged = 0
    /// Requests that were answered with an error.
    public var refused = 0
    /// Requests that repeated an earlier one with the same key.
    public var replayed = 0
    /// Queries.
    public var queries = 0

    /// Creates counts of zero.
    public init() {}
  }

  /// The settings that all sessions of a server share.
  public struct Setting {
    /// The scenes that can be opened.
    public var scenes: [SceneEntry]
    /// The store that keeps the sessions.
    public var store: any SessionStore
    /// The limits that `hello` lists.
    public var limits: JSONObject
    /// Returns the time in milliseconds since 1970.
    public var clock: () -> Int64
    /// The answers that all sessions remember.
    let answers = IdempotencyCache.Total()
    /// The past views that all sessions keep, if the store does not.
    let renderingTotal = RenderingHistory.Total()
    /// Counts the bytes of texts that readers share.
    public let textBytes = ByteCount()
    /// The gauge of the server's memory.
    public let memory: MemoryGauge
    /// Protects the values that the app keeps outside its sessions from the steps of a replay. It
    /// is called before the replay; the closure that it returns is called after it.
    public var preservingAppValues: () -> (() -> Void) = { {} }
    /// Access to the other sessions; nil if there are none.
    let directory: SessionDirectory?

    /// - Parameter limits: the limits that `hello` lists.
    public init(
      scenes: [SceneEntry] = [], store: any SessionStore, limits: JSONObject = [:],
      clock: @escaping () -> Int64 = { 0 }, memory: MemoryGauge = MemoryGauge(),
      directory: SessionDirectory? = nil
    ) {
      self.directory = directory
      self.scenes = scenes
      self.store = store
      self.limits = limits
      self.clock = clock
      self.memory = memory
    }
  }
}

/// Positions: an answer waits until the store has made its position safe.
extension Session {
  /// A point in the history that must be safe before an answer can be sent.
  public struct Position: Sendable {
    /// The revision that a client must know before it gets the answer.
    public let revision: Int
    /// The record that must be safe before the answer.
    let record: Int
    /// The change to an entry of this or another session that must be safe before the answer.
    let change: Int

    /// The position that requires nothing to be safe.
    public static let anywhere = Position(revision: 0, record: 0, change: 0)

    /// The same position in any log: its record is already safe.
    public var whenSafe: Position { Position(revision: revision, record: 0, change: change) }
  }

  /// The position after everything done so far.
  public var position: Position {
    // In a session that was removed, nothing becomes safe any longer.
    let (revision, record) = journal.isBroken ? (0, 0) : (head, log.appended)
    return Position(revision: revision, record: record, change: setting.directory?.requested ?? 0)
  }

  /// Returns the position after which the newest answer can be sent. A refusal because the store is
  /// away waits for nothing, since nothing would be confirmed.
  public func consumeAnswerPosition() -> Position {
    defer { status.answerNeedsNoConfirmation = false }
    return status.answerNeedsNoConfirmation ? .anywhere : position
  }

  /// Returns true if a change to a session's entry must be safe before a position is.
  public func awaitsChange(_ position: Position) -> Bool {
    position.change > setting.directory?.confirmed ?? 0
  }

  /// Returns true if everything before a position is safe.
  public func isSafe(_ position: Position) -> Bool {
    position.record <= log.safe && !awaitsChange(position)
  }
}
