import NavigationCore
import OrderedJSON
import WireProtocol

/// One living navigation with its history: takes requests, numbers revisions, lets readers catch up.
@MainActor
public final class Session {
  public let id: String
  public let epoch: String
  var chronicle: Chronicle
  /// What requests were answered with, since the session was made.
  public internal(set) var tally = Tally()

  private let log: any SessionLog
  var context: ReadingContext
  let limits: JSONObject
  var answers = AnswerMemory()
  /// The scenes that can be opened.
  let scenes: [SceneEntry]
  /// The scene's views, where it has some.
  var live: (any LiveScene)?
  /// What the views show, at the head last; before it what readers may not see surpassed yet.
  var renderings: [(revision: Int, rendering: Rendering)] = []
  /// The scenes that were open before, oldest first.
  var chapters: [Timeline] = []
  /// Tells milliseconds since 1970, for what an author's code does by itself.
  let clock: () -> Int64
  /// The store refused what had been decided: nothing can be promised any more.
  private(set) var isBroken = false
  private var cachedState: (revision: Int, text: [UInt8])?
  /// What the hub knows of `readerBytes`, and when it was told.
  var settled: (bytes: Int, at: UInt64) = (0, 0)

  public struct Tally: Sendable {
    public var done = 0
    public var unchanged = 0
    public var refused = 0
    public var replayed = 0
    public var queries = 0

    public init() {}
  }

  /// - Parameters:
  ///   - live: the views of the timeline's scene.
  ///   - scenes: what can be opened.
  ///   - limits: what `hello` tells about limits.
  ///   - clock: tells milliseconds since 1970.
  public init(
    id: String, timeline: Timeline, live: (any LiveScene)? = nil, scenes: [SceneEntry] = [],
    store: any SessionStore, unknownTypes: TypeRegistry.UnknownTypes = .keep,
    limits: JSONObject = [:], clock: @escaping () -> Int64 = { 0 }
  ) {
    self.id = id
    epoch = Epoch.random()
    chronicle = Chronicle(timeline)
    log = store.log(of: id)
    context = ReadingContext(types: timeline.scene.types, unknownTypes: unknownTypes)
    self.limits = limits
    self.scenes = scenes
    self.clock = clock
    if let live {
      follow(live)
      keep(live.rendering)
    }
  }

  public var timeline: Timeline { chronicle.timeline }

  /// The newest revision, seen or not.
  public var head: Int { chronicle.timeline.head }

  /// The newest revision that subscribers may see: the store has confirmed it.
  public var revision: Int { log.confirmed }

  /// Called after `revision` has grown.
  public var onAdvance: (() -> Void)? {
    get { log.onConfirm }
    set { log.onConfirm = newValue }
  }

  /// The state document at `revision` as JSON text; written once a revision, however many ask.
  public func stateText() -> [UInt8] {
    if let cachedState, cachedState.revision == revision { return cachedState.text }
    let text = text(at: revision)
    cachedState = (revision, text)
    return text
  }

  /// Bytes that are kept so that readers need not wait, and could be made again.
  var readerBytes: Int { chronicle.window.bytes + (cachedState?.text.count ?? 0) }

  /// Lets go of those bytes: a reader that is behind gets a snapshot.
  func forgetForReaders() {
    chronicle.forgetMessages()
    cachedState = nil
  }

  /// Does the command, and has it stored: a subscriber never hears of a revision that the store does
  /// not know.
  ///
  /// - Parameter effect: what the log has to say besides, see `LogEntry`.
  /// - Returns: whether a revision was made.
  func perform(
    _ command: Command, _ params: JSONObject, cause: consuming Cause, at now: Int64,
    effect: [JSONValue]? = nil
  ) throws(WireError) -> Bool {
    let confirmed = revision
    try requireRoom(behind: confirmed)
    do {
      let isChanged = try chronicle.perform(
        command, cause: copy cause, at: now, keepingFrom: confirmed)
      if !isChanged { return false }
    } catch {
      throw WireError(error)
    }
    try store(LogEntry(number: head, at: now, cause: cause, params: params, effect: effect))
    return true
  }

  /// Has a revision stored that the window has already.
  func store(_ entry: consuming LogEntry) throws(WireError) {
    if cachedState != nil { cachedState = nil }
    do {
      try log.append(entry)
    } catch {
      isBroken = true
      throw WireError(
        .internalError, "The store did not take the revision; nothing is certain now.")
    }
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

  func requireRoom(behind confirmed: Int) throws(WireError) {
    if head == confirmed { return }
    if head - confirmed >= Self.mostUnconfirmed
      || timeline.weight(after: confirmed) >= Self.mostUnconfirmedWeight
    {
      throw WireError(.unavailable, "The store has to catch up first; try again.")
    }
  }
}
