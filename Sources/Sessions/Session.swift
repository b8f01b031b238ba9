import NavigationCore
import OrderedJSON
import WireProtocol

/// One living navigation with its history: takes requests, numbers revisions, lets readers catch up.
@MainActor
public final class Session {
  public let id: String
  public let epoch: String
  public internal(set) var timeline: Timeline
  /// Subscribers may see revisions up to this one: the store has confirmed it.
  public private(set) var durableRevision = 0
  /// Called after `durableRevision` has grown.
  public var onAdvance: (() -> Void)?
  /// What requests were answered with, since the session was made.
  public internal(set) var tally = Tally()

  let store: any SessionStore
  let context: ReadingContext
  let limits: JSONObject
  var window: Window
  var answers = AnswerMemory()
  private var causes = CauseText()
  /// The store refused what had been decided: nothing can be promised any more.
  private(set) var isBroken = false
  private var cachedState: (revision: Int, text: [UInt8])?

  public struct Tally: Sendable {
    public var done = 0
    public var unchanged = 0
    public var refused = 0
    public var replayed = 0
    public var queries = 0

    public init() {}
  }

  /// - Parameter limits: what `hello` tells about limits.
  public init(
    id: String, timeline: Timeline, store: any SessionStore,
    unknownTypes: TypeRegistry.UnknownTypes = .keep, limits: JSONObject = [:]
  ) {
    self.id = id
    epoch = Epoch.random()
    self.timeline = timeline
    self.store = store
    context = ReadingContext(types: timeline.scene.types, unknownTypes: unknownTypes)
    self.limits = limits
    window = Window(after: timeline.head)
    store.watch(id) { [weak self] revision in self?.confirmed(revision) }
  }

  private func confirmed(_ revision: Int) {
    guard revision > durableRevision else { return }
    durableRevision = revision
    cachedState = nil
    onAdvance?()
  }

  /// The newest revision that may be seen.
  public var revision: Int { durableRevision }

  /// The state document at `revision` as JSON text; written once a revision, however many ask.
  public func stateText() -> [UInt8] {
    if let cachedState, cachedState.revision == revision { return cachedState.text }
    var writer = JSONWriter()
    // What is not confirmed is always within reach: `requireRoom` sees to it.
    let state = (try? timeline.state(at: revision)) ?? timeline.scene.initialState
    writer.append(state, in: timeline.scene)
    cachedState = (revision, writer.bytes)
    return writer.bytes
  }

  /// Numbers, stores and announces what was decided, in this order: a subscriber must never know a
  /// revision that the store does not.
  func publish(_ transition: Transition, params: JSONObject) throws(WireError) {
    let revision = transition.revision
    window.append { writer in
      writer.appendChanged(
        transition, state: timeline.state, scene: timeline.scene, causes: &causes)
    }
    let entry = LogEntry(
      number: revision.number, at: revision.at, cause: revision.cause, params: params)
    do {
      try store.append(entry, to: id, expecting: revision.number - 1)
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

  func requireRoom() throws(WireError) {
    if timeline.head - revision >= Self.mostUnconfirmed {
      throw WireError(.unavailable, "The store has to catch up first; try again.")
    }
  }
}
