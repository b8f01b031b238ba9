import NavigationCore
import SceneModel
import SessionRecords

/// A session's bytes in memory, apart from the texts that `ByteCount` counts.
public struct SessionBytes: Hashable, Sendable {
  /// Messages of changes, kept for readers that are not up to date.
  public var messages = 0
  /// Revisions in memory, including those of earlier scenes.
  public var history = 0
  /// The state, and the base size of every session.
  public var state = 0
  /// The scene's views, their renderings, and the values that they keep.
  public var views = 0

  /// Creates sizes of zero.
  public init() {}

  /// The total.
  public var sum: Int { messages + history + state + views }

  /// The approximate size of an empty session.
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
  /// The bound on the history of one session: the history of the open scene, and half as much for
  /// earlier scenes.
  public static let maxHistoryBytes = Timeline.maxWeight + ChangeFeed.maxChapterBytes
  /// The size of a session's views in bytes from which on no further screen is opened.
  public static let maxViewBytes = 32 << 20

  /// The bytes that the session takes now; computed without iterating over any data.
  var bytes: SessionBytes {
    var bytes = SessionBytes()
    bytes.messages = feed.window.bytes
    bytes.history = feed.historyBytes + overview.bytes
    bytes.state = feed.stateBytes + SessionBytes.least
    bytes.views = scene.bytes + renderingHistory.bytes
    return bytes
  }

  /// Releases revisions that need not be in memory. If the store keeps records, they are read again
  /// on request; otherwise, they are lost.
  func freeHistory() {
    journal.setOldestIfUnknown(feed.oldest + 1)
    // The next revision that readers get can belong to the previous scene.
    feed.removeHistory(before: revision)
    renderingHistory.remove(before: revision)
    if !journal.keepsRecords { renderingHistory.schedule = RenderingSchedule() }
    overview = HistoryOverview(after: head, depth: timeline.state.path.count)
  }

  /// The bytes that are kept so that readers need not wait; this data can be created again.
  var readerBytes: Int { feed.readerBytes + (scene.preview?.bytes ?? 0) }

  /// Releases that data: a reader that is not up to date gets a snapshot.
  func freeReaderBytes() {
    feed.removeMessages()
    scene.preview = nil
  }

  /// The hub's last measurement of a session.
  struct Measurement {
    var bytes = SessionBytes()
    var readers = 0
    /// The number of the measurement; larger for sessions that were used later.
    var number: UInt64 = 0
    /// True if the session has grown without a revision.
    var isStale = false
    /// True if the hub has closed the session.
    var isClosed = false
  }

  /// True if the session has grown without a revision, and must be measured again.
  public internal(set) var needsMeasuring: Bool {
    get { measurement.isStale }
    set { measurement.isStale = newValue }
  }
}
