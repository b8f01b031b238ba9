import NavigationCore
import OrderedJSON
import WireProtocol

/// One living navigation with its history: takes requests, numbers revisions, lets readers catch up.
@MainActor
public final class Session {
  /// Its name, which may change.
  public internal(set) var id: String
  var chronicle: Chronicle { didSet { newest = chronicle.timeline.head } }
  /// The newest revision, where reading it costs a load.
  private var newest: Int
  /// What requests were answered with, since the session was made.
  public internal(set) var tally = Tally()

  let log: any SessionLog
  let keepsRecords: Bool
  let durability: Durability
  var context: ReadingContext
  let limits: JSONObject
  var answers: IdempotencyCache
  let house: House?
  /// A command that is to be remembered, while it is being done.
  var retry: Retry?
  /// The scenes that can be opened.
  let scenes: [SceneEntry]
  /// The scene's views, where it has some.
  var live: (any LiveScene)?
  /// What the views show and have shown.
  var renderings = Renderings()
  /// The scenes that were open before, oldest first.
  var chapters: [Timeline] = [] {
    didSet { chapterBytes = chapters.reduce(0) { $0 + $1.historyBytes } }
  }
  private(set) var chapterBytes = 0
  /// Tells milliseconds since 1970, for what an author's code does by itself.
  let clock: () -> Int64
  /// The store refused what had been decided: nothing can be promised any more.
  private(set) var isBroken = false
  /// States as text, and one large message, as readers have asked for them.
  var texts = ReaderTexts()
  let textBytes: ByteCount
  let memory: MemoryGauge
  /// What the hub knows of it, and when it was told.
  var settled = Settled()
  /// What is not yet in the store, and what can be read from there.
  var saving = Saving()
  /// The revision that readers are told of first: it is not safe yet where views have just been made
  /// again.
  var comeback = 0
  /// It was opened while nothing could be stored: its views show what was left, and nothing more.
  var isOnlyShown = false
  /// What the author's code has done while the store had no room for it.
  var postponed: [Command]? {
    didSet { postponedBytes = postponed?.reduce(0) { $0 + $1.weight } ?? 0 }
  }
  private(set) var postponedBytes = 0

  /// What the scene keeps by itself: `@SceneStorage`.
  var sceneValues = SceneValues()

  /// Called after `safe` or `revision` has grown.
  public var onAdvance: (() -> Void)?

  public struct Tally: Sendable {
    public var done = 0
    public var unchanged = 0
    public var refused = 0
    public var replayed = 0
    public var queries = 0

    public init() {}
  }

  /// What sessions of one server have in common.
  public struct Setting {
    /// What can be opened.
    public var scenes: [SceneEntry]
    public var store: any SessionStore
    /// What `hello` tells about limits.
    public var limits: JSONObject
    /// Tells milliseconds since 1970.
    public var clock: () -> Int64
    /// What all sessions remember of answers.
    let answers = IdempotencyCache.Total()
    /// Counts texts that readers share.
    public let textBytes = ByteCount()
    public let memory: MemoryGauge
    /// What it knows of the other sessions; nil where it is alone.
    let house: House?

    public init(
      scenes: [SceneEntry] = [], store: any SessionStore, limits: JSONObject = [:],
      clock: @escaping () -> Int64 = { 0 }, memory: MemoryGauge = MemoryGauge(),
      house: House? = nil
    ) {
      self.house = house
      self.scenes = scenes
      self.store = store
      self.limits = limits
      self.clock = clock
      self.memory = memory
    }
  }

  /// It has taken up more without a change of its own.
  public internal(set) var isUnsettled = false

  struct Settled {
    var bytes = SessionBytes()
    var readers = 0
    var at: UInt64 = 0
  }

  /// - Parameters:
  ///   - live: the views of the timeline's scene.
  ///   - log: what the store keeps of the session: nothing, or what the timeline was read from.
  public init(
    id: String, timeline: Timeline, live: (any LiveScene)? = nil, log: any SessionLog,
    unknownTypes: TypeRegistry.UnknownTypes = .keep, setting: Setting
  ) {
    self.id = id
    self.log = log
    chronicle = Chronicle(timeline)
    newest = timeline.head
    context = ReadingContext(types: timeline.scene.types, unknownTypes: unknownTypes)
    scenes = setting.scenes
    limits = setting.limits
    clock = setting.clock
    answers = IdempotencyCache(of: setting.answers)
    house = setting.house
    keepsRecords = setting.store.keepsRecords
    durability = setting.store.durability
    textBytes = setting.textBytes
    memory = setting.memory
    log.onConfirm = { [unowned self] in storeAdvanced() }
    if keepsRecords && log.appended == 0 && log.confirmed == 0 {
      saving.beginning = SceneCheckpoint(of: timeline, in: unknownTypes)
      saving.oldest = 1
    }
    if let live {
      follow(live)
      keep(live.rendering)
    }
  }

  public var epoch: UTF8String { UTF8String(log.epoch) }

  public var timeline: Timeline { chronicle.timeline }

  /// The newest revision, seen or not.
  public var head: Int { newest }

  /// The newest revision that subscribers may see: the store has confirmed it.
  public var revision: Int { log.confirmed }

  /// Bytes that are kept so that readers need not wait, and could be made again.
  var readerBytes: Int { chronicle.window.bytes + texts.bytes }

  /// Lets go of those bytes: a reader that is behind gets a snapshot.
  func forgetForReaders() {
    chronicle.forgetMessages()
    texts.forget()
  }

  /// Does the command, and has it stored: a subscriber never hears of a revision that the store does
  /// not know.
  ///
  /// - Returns: whether a revision was made.
  func perform(_ command: Command, cause: consuming Cause, at now: Int64) throws(WireError) -> Bool
  {
    let confirmed = revision
    try requireRoom(behind: confirmed)
    if command.looksBack { lend(for: command) }
    do {
      defer { takeBackLent() }
      let isChanged = try chronicle.perform(command, cause: cause, at: now, keepingFrom: confirmed)
      if !isChanged { return false }
    } catch {
      throw WireError(knowingStore(error))
    }
    try storeHead()
    return true
  }

  func breakOff() { isBroken = true }

  /// Whether it can come back as it is: everything is safe, or nothing has ever happened. Values that
  /// cannot be written live in memory alone.
  var canLeave: Bool {
    timeline.state.isPathCodable && log.appended == log.safe && saving.values.isEmpty
      && postponed == nil
      && (keepsRecords || head == 0)
  }

  /// Nobody uses it any more: what its views do is not heard of.
  func end() {
    isBroken = true
    follow(nil)
    log.onConfirm = nil
    answers.end()
  }

  func requireSound() throws(WireError) {
    if isBroken {
      throw WireError(.unavailable, "This session has lost touch with its store.")
    }
  }

  /// How many revisions may wait for the store, fewer than a timeline can look back on.
  static let mostUnconfirmed = 8_192
  /// How much those may weigh together that wait, less than a timeline keeps.
  static let mostUnconfirmedWeight = Timeline.mostWeight / 2
  /// From so many on, clients are read no further until the store has caught up.
  static let manyUnconfirmed = 2_048
  /// How many renderings may wait for the store, and how many bytes those may take together that are
  /// no longer shown.
  static let mostRenderings = 1_024
  static let mostRenderingBytes = 16 << 20

  /// Whether the store is so far behind that nothing more should be read for now.
  public var isFarAhead: Bool {
    log.appended - log.safe >= Self.manyUnconfirmed
      || renderings.count >= Self.mostRenderings / 4
      || renderings.passedBytes >= Self.mostRenderingBytes / 4
      || (head > revision && timeline.weight(after: revision) >= Self.mostUnconfirmedWeight / 4)
  }

  /// Nil where there is room for another revision.
  func lackOfRoom(behind confirmed: Int) -> WireError? {
    if head == confirmed && !keepsRecords { return nil }
    if isOnlyShown || log.obstacle != nil {
      let obstacle = log.obstacle ?? .full
      return WireError(
        .storageFull,
        "\(obstacle.sentence): nothing can be stored, so nothing is changed; try again.")
    }
    if head - confirmed >= Self.mostUnconfirmed || renderings.count >= Self.mostRenderings
      || renderings.passedBytes >= Self.mostRenderingBytes
      || (head > confirmed && timeline.weight(after: confirmed) >= Self.mostUnconfirmedWeight)
    {
      return WireError(.unavailable, "The store has to catch up first; try again.")
    }
    return nil
  }

  func requireRoom(behind confirmed: Int) throws(WireError) {
    if let lack = lackOfRoom(behind: confirmed) { throw lack }
  }
}

/// How far a session has come, as an answer has to know that waits for the store.
extension Session {
  public struct Position: Sendable {
    /// The revision that a client must know before it.
    public let revision: Int
    /// The record that must be safe before it.
    let record: Int
    /// The change to the entry of a session, this or another, that must be.
    let change: Int

    /// Nothing has to come before.
    public static let anywhere = Position(revision: 0, record: 0, change: 0)

    /// As it is told apart from a record that is safe already, in whichever log.
    public var whenSafe: Position { Position(revision: revision, record: 0, change: change) }
  }

  public var position: Position {
    // Of one that was removed nothing becomes safe any more.
    let (revision, record) = isBroken ? (0, 0) : (head, log.appended)
    return Position(revision: revision, record: record, change: house?.asked ?? 0)
  }

  public func isSafe(_ position: Position) -> Bool {
    position.record <= log.safe && position.change <= house?.safe ?? 0
  }

  /// What the store had to set aside of this session's history.
  public var damage: SavedDamage? { log.damage }
}
