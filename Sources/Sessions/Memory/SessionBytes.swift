import NavigationCore

/// A session's bytes in memory, apart from the texts that `ByteCount` counts.
public struct SessionBytes: Hashable, Sendable {
  /// Messages of changes, kept for readers that are behind.
  public var messages = 0
  /// Revisions in memory, of the scenes that were open before as well.
  public var history = 0
  /// The state, and what every session has.
  public var state = 0
  /// The scene's views, their renderings and the values that they keep.
  public var views = 0

  /// Nothing.
  public init() {}

  /// All of it together.
  public var sum: Int { messages + history + state + views }

  /// About what a session takes that has nothing in it.
  static let least = 16_384

  static func - (one: SessionBytes, other: SessionBytes) -> SessionBytes {
    var difference = one
    difference.messages -= other.messages
    difference.history -= other.history
    difference.state -= other.state
    difference.views -= other.views
    return difference
  }

  static func += (sum: inout SessionBytes, other: SessionBytes) {
    sum.messages += other.messages
    sum.history += other.history
    sum.state += other.state
    sum.views += other.views
  }
}

extension Session {
  /// The bound on the history of one session: what is undone and looked back on in the open scene,
  /// and half as much of those that were open before.
  public static let maxHistoryBytes = Timeline.maxWeight + ChangeFeed.maxChapterBytes
  /// The bytes of a session's views from which on no further screen is opened.
  public static let maxViewBytes = 32 << 20

  /// The bytes that it takes now; told without a walk over anything.
  var bytes: SessionBytes {
    var bytes = SessionBytes()
    bytes.messages = feed.window.bytes
    bytes.history = feed.historyBytes + strip.bytes
    bytes.state = feed.stateBytes + SessionBytes.least
    bytes.views = scene.bytes + shownHistory.bytes
    return bytes
  }

  /// Lets go of revisions that need not be in memory: with a store they are read again when somebody
  /// asks, without one they are gone.
  func forgetHistory() {
    journal.noteOldest(feed.oldest + 1)
    // Readers may be told next of a revision that is in the scene before.
    feed.forgetHistory(before: revision)
    shownHistory.forget(before: revision)
    if !journal.keepsRecords { shownSchedule = ShownSchedule() }
    strip = DepthStrip(after: head, depth: timeline.state.path.count)
  }

  /// Bytes that are kept so that readers need not wait, and could be made again.
  var readerBytes: Int { feed.window.bytes + texts.bytes + (scene.preview?.bytes ?? 0) }

  /// Lets go of those bytes: a reader that is behind gets a snapshot.
  func forgetForReaders() {
    feed.forgetMessages()
    texts.forget()
    scene.preview = nil
  }

  /// The hub's last count of a session.
  struct Accounting {
    var bytes = SessionBytes()
    var readers = 0
    /// The number of the counting; larger for those that were used later.
    var number: UInt64 = 0
    /// It has taken up more without a change of its own.
    var isStale = false
    /// The hub has let go of it.
    var isOver = false
  }

  /// True if it has taken up more without a change of its own, and has to be counted again.
  public internal(set) var isUncounted: Bool {
    get { accounting.isStale }
    set { accounting.isStale = newValue }
  }
}
