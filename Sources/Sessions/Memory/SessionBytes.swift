import NavigationCore

/// What a session takes in memory, apart from the texts that `ByteCount` counts.
public struct SessionBytes: Hashable, Sendable {
  /// Messages of changes, kept for readers that are behind.
  public var messages = 0
  /// Revisions in memory, of the scenes that were open before as well.
  public var history = 0
  /// The state, and what every session has.
  public var state = 0
  /// What the scene's views take, and what they have shown and keep.
  public var views = 0

  public init() {}

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
  /// What the history of one session may take: what is undone and looked back on in the open scene,
  /// and half as much of those that were open before.
  public static let mostHistoryBytes = Timeline.mostWeight + mostChapterBytes
  static let mostChapterBytes = Timeline.mostWeight / 2
  /// Where the views of one session take so much, nothing more is put before them.
  public static let mostViewBytes = 32 << 20

  /// What it takes now; told without a walk over anything.
  var bytes: SessionBytes {
    var bytes = SessionBytes()
    bytes.messages = chronicle.window.bytes
    bytes.history = chronicle.historyBytes + chapterBytes
    bytes.state = chronicle.stateBytes + SessionBytes.least
    bytes.views = viewBytes
    return bytes
  }

  /// What the scene's views take, what they keep by themselves, and what of it waits for the store.
  var viewBytes: Int {
    guard let live else { return 0 }
    return live.bytes + renderings.bytes + sceneValues.bytes + postponedBytes
  }

  /// Lets go of revisions that need not be in memory: with a store they are read again when somebody
  /// asks, without one they are gone.
  func forgetHistory() {
    if keepsRecords && saving.oldest == nil {
      saving.oldest = (chapters.first?.oldest ?? chronicle.timeline.oldest) + 1
    }
    // Readers may be told next of a revision that is in the scene before.
    chapters.removeAll { $0.head < revision }
    chronicle.forgetHistory(before: revision)
  }
}
