import NavigationCore
import OrderedJSON
import WireProtocol

/// One living navigation with its history: takes requests, numbers revisions, lets readers catch up.
@MainActor
public final class Session {
  /// Its name, which may change.
  public internal(set) var id: String
  let setting: Setting
  /// Stores its revisions and reads them back.
  let journal: Journal
  /// The newest answer tells nothing of the session.
  var isAnswerFree = false
  /// The journal's log, which every command asks for its position.
  let log: any SessionLog
  /// Its history, and the messages that tell of it.
  var feed: ChangeFeed { didSet { newest = feed.timeline.head } }
  /// The newest revision, where reading it costs a load.
  private var newest: Int
  /// The scene that is open.
  var scene: SceneHost
  /// True if the open scene runs an author's code; every command asks for it several times.
  private(set) var runsCode: Bool
  /// True if it was opened while nothing could be stored: the scene is shown as it was left, and
  /// refuses actions.
  var isReadOnly = false
  /// The types by which values in requests are read.
  var context: ReadingContext
  /// Large texts that its readers share.
  var texts = ReaderTexts()
  /// The past of its views, where the store does not keep that.
  var shownHistory: ShownHistory
  var shownSchedule = ShownSchedule()
  /// Its history at a glance, as far as somebody has asked for it.
  var strip = DepthStrip(after: 0, depth: 0)
  /// Counts of answers since the session was made.
  public var tally: Tally { counts }
  /// The stored counts: other modules read them by a call, so an access here needs no check as it runs.
  var counts = Tally()
  var accounting = Accounting()
  /// The acts since the newest revision of which nothing was seen: they may show later.
  var unseen: [JSONObject] = [] {
    didSet { hasUnseen = !unseen.isEmpty }
  }
  /// Asked for by every command.
  private(set) var hasUnseen = false
  /// The outcome of its steps when the app had been built anew; nil where it has not been.
  var rebuilding: StepReplay.Outcome?

  /// The clients that are connected to it.
  public internal(set) var presence = Presence()
  /// Called after that has changed.
  public var onPresence: (() -> Void)?

  /// Called after `safe` or `revision` has grown, if `awaitsAdvance` is set.
  public var onAdvance: (() -> Void)?
  /// Cleared when `onAdvance` is called: whoever looks at the end of a turn need not be told of each
  /// command in it.
  public var awaitsAdvance: Bool {
    get { isAwaited }
    set { isAwaited = newValue }
  }
  private var isAwaited = true

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
    newest = timeline.head
    scene = SceneHost(driver)
    runsCode = driver.runsCode
    context = ReadingContext(types: timeline.scene.types, unknownTypes: unknownTypes)
    shownHistory = ShownHistory(of: setting.shown)
    log.onConfirm = { [unowned self] in storeAdvanced() }
    follow(driver)
    keep(driver.rendering(of: timeline.state))
  }

  /// The name of its history.
  public var epoch: UTF8String { UTF8String(log.epoch) }

  /// The history of the open scene, and its state.
  public var timeline: Timeline { feed.timeline }

  /// The newest revision, seen or not.
  public var head: Int { newest }

  /// The newest revision that subscribers may see: the store has confirmed it.
  public var revision: Int { log.confirmed }

  /// The part of its history that the store had to set aside; nil where there is none.
  public var damage: SavedDamage? { log.damage }

  /// True if it can come back as it is: everything is safe, or nothing has ever happened. Values that
  /// cannot be written live in memory alone.
  var canLeave: Bool {
    isWhollyKept && log.appended == log.safe && journal.unsavedValues.isEmpty
      && (journal.keepsRecords || head == 0)
  }

  /// True if the store has all that it is about, as soon as everything is safe.
  package var isWhollyKept: Bool { timeline.state.isPathCodable && scene.postponed == nil }

  /// The reason for which nothing can be stored now.
  package var obstacle: StoreFailure? { log.obstacle }

  /// Another scene is open from now on.
  func show(_ driver: any SceneDriver) {
    scene.open(driver)
    unseen = []
    runsCode = driver.runsCode
  }

  /// Nobody uses it any more: what its views do is not heard of.
  func end() {
    journal.end()
    shownHistory.forget(before: .max)
    unfollow()
  }

  /// - Throws: `unavailable` where nothing can be promised any more.
  func requireSound() throws(WireError) {
    if journal.isBroken {
      throw WireError(.unavailable, "This session lost its connection to storage.")
    }
  }
}

extension Session {
  /// Counts of requests by their end.
  public struct Tally: Sendable {
    /// Commands that made a revision.
    public var done = 0
    /// Commands that found everything as they wished it.
    public var unchanged = 0
    /// Requests that were answered with an error.
    public var refused = 0
    /// Requests that had come before under their key.
    public var replayed = 0
    /// Questions.
    public var queries = 0

    /// None so far.
    public init() {}
  }

  /// The setting that sessions of one server have in common.
  public struct Setting {
    /// The scenes that can be opened.
    public var scenes: [SceneEntry]
    /// The store that keeps the sessions.
    public var store: any SessionStore
    /// The limits that `hello` tells.
    public var limits: JSONObject
    /// Tells milliseconds since 1970.
    public var clock: () -> Int64
    /// The answers that all sessions remember.
    let answers = IdempotencyCache.Total()
    /// The views of the past that all sessions keep, where no store does.
    let shown = ShownHistory.Total()
    /// Counts texts that readers share.
    public let textBytes = ByteCount()
    /// The gauge of the server's memory.
    public let memory: MemoryGauge
    /// Keeps what the app keeps beside its sessions from the steps of a replay: called before it, and
    /// what it gives back behind it.
    public var sparingAppValues: () -> (() -> Void) = { {} }
    /// Its way to the other sessions; nil where it is alone.
    let directory: SessionDirectory?

    /// - Parameter limits: the limits that `hello` tells.
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

/// Positions: answers wait for the store until theirs is safe.
extension Session {
  /// A point that has to be safe before an answer may leave.
  public struct Position: Sendable {
    /// The revision that a client must know before it.
    public let revision: Int
    /// The record that must be safe before it.
    let record: Int
    /// The change to the entry of a session, this or another, that must be.
    let change: Int

    /// Nothing has to come before.
    public static let anywhere = Position(revision: 0, record: 0, change: 0)

    /// The same position in whichever log: its record is safe already.
    public var whenSafe: Position { Position(revision: revision, record: 0, change: change) }
  }

  /// The position behind everything done so far.
  public var position: Position {
    // Of one that was removed nothing becomes safe any more.
    let (revision, record) = journal.isBroken ? (0, 0) : (head, log.appended)
    return Position(revision: revision, record: record, change: setting.directory?.asked ?? 0)
  }

  /// The position behind which the newest answer may be sent: a refusal because the store is away waits
  /// for nothing, since nothing would come.
  public func takePositionOfAnswer() -> Position {
    defer { isAnswerFree = false }
    return isAnswerFree ? .anywhere : position
  }

  /// True if everything before a position is safe.
  public func isSafe(_ position: Position) -> Bool {
    position.record <= log.safe && position.change <= setting.directory?.safe ?? 0
  }
}
