import NavigationCore
import OrderedJSON
import WireProtocol

/// One living navigation with its history: takes requests, numbers revisions, lets readers catch up.
@MainActor
public final class Session {
  /// Its name, which may change.
  public internal(set) var id: String
  let setting: Setting
  /// Where its revisions are stored and read back from.
  let journal: Journal
  /// Its history, and the messages that tell of it.
  var feed: ChangeFeed { didSet { newest = feed.timeline.head } }
  /// The newest revision, where reading it costs a load.
  private var newest: Int
  /// The scene that is open.
  var scene: SceneHost
  /// How values in requests are read.
  var context: ReadingContext
  /// Large texts that its readers share.
  var texts = ReaderTexts()
  /// What requests were answered with, since the session was made.
  public internal(set) var tally = Tally()
  var accounting = Accounting()

  /// Called after `safe` or `revision` has grown.
  public var onAdvance: (() -> Void)?

  /// - Parameters:
  ///   - driver: the timeline's scene.
  ///   - log: what the store keeps of the session: nothing, or what the timeline was read from.
  public init(
    id: String, timeline: Timeline, scene driver: any SceneDriver, log: any SessionLog,
    unknownTypes: TypeRegistry.UnknownTypes = .keep, setting: Setting
  ) {
    self.id = id
    self.setting = setting
    journal = Journal(log, of: timeline, in: unknownTypes, setting)
    feed = ChangeFeed(timeline)
    newest = timeline.head
    scene = SceneHost(driver)
    context = ReadingContext(types: timeline.scene.types, unknownTypes: unknownTypes)
    log.onConfirm = { [unowned self] in storeAdvanced() }
    follow(driver)
    keep(driver.rendering(of: timeline.state))
  }

  /// The name of its history.
  public var epoch: UTF8String { UTF8String(log.epoch) }

  public var timeline: Timeline { feed.timeline }

  var log: any SessionLog { journal.log }

  /// The newest revision, seen or not.
  public var head: Int { newest }

  /// The newest revision that subscribers may see: the store has confirmed it.
  public var revision: Int { log.confirmed }

  /// What the store had to set aside of this session's history.
  public var damage: SavedDamage? { log.damage }

  /// Whether it can come back as it is: everything is safe, or nothing has ever happened. Values that
  /// cannot be written live in memory alone.
  var canLeave: Bool {
    timeline.state.isPathCodable && log.appended == log.safe && journal.unsavedValues.isEmpty
      && scene.postponed == nil
      && (journal.keepsRecords || head == 0)
  }

  /// Nobody uses it any more: what its views do is not heard of.
  func end() {
    journal.end()
    unfollow()
  }

  /// - Throws: `unavailable` where nothing can be promised any more.
  func requireSound() throws(WireError) {
    if journal.isBroken {
      throw WireError(.unavailable, "This session has lost touch with its store.")
    }
  }
}

extension Session {
  /// How many requests had which end.
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
    /// The scenes that can be opened.
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

    /// The same position in whichever log: its record is safe already.
    public var whenSafe: Position { Position(revision: revision, record: 0, change: change) }
  }

  public var position: Position {
    // Of one that was removed nothing becomes safe any more.
    let (revision, record) = journal.isBroken ? (0, 0) : (head, log.appended)
    return Position(revision: revision, record: record, change: setting.house?.asked ?? 0)
  }

  public func isSafe(_ position: Position) -> Bool {
    position.record <= log.safe && position.change <= setting.house?.safe ?? 0
  }
}
