import NavigationCore
import OrderedJSON
import SceneModel
import SessionRecords
import WireProtocol

/// History that is not in memory is read from the store on request, starting at the nearest
/// snapshot, and is kept only until it has been answered.
extension Journal {
  /// Returns the first revision that can be read back.
  ///
  /// - Parameter head: the newest revision.
  func firstReadable(before head: Int) -> Int {
    guard let known = oldest, let kept = try? log.oldest() else { return Int.max }
    return max(known, kept, head - Timeline.retention + 1)
  }

  func revision(_ number: Int, types: TypeRegistry) -> Revision? {
    guard let saved = try? log.revisions(through: number, limit: 1).first, saved.number == number
    else { return nil }
    return try? SavedHistory.Item(saved).read(by: SavedReader(types: types))
  }

  /// Returns the state after a revision; nil if the store no longer has it.
  func past(_ number: Int, among scenes: [UTF8String: SceneDescription]) -> PastState? {
    if let past = try? past(forwardTo: number, scenes) { return past }
    return try? past(backTo: number, scenes)
  }

  /// The number of revisions that are read at once.
  static let page = 16

  private func past(
    forwardTo number: Int, _ scenes: [UTF8String: SceneDescription]
  ) throws -> PastState? {
    guard let snapshot = try log.snapshot(through: number) else { return nil }
    var past = try PastState(snapshot, among: scenes)
    while past.number < number {
      let last = min(past.number + Self.page, number)
      let saved = try log.revisions(through: last, limit: last - past.number)
      if saved.first?.number != past.number + 1 || saved.last?.number != last { return nil }
      for revision in saved { try past.advance(over: revision) }
    }
    return past
  }

  private func past(backTo number: Int, _ scenes: [UTF8String: SceneDescription]) throws
    -> PastState?
  {
    guard let snapshot = try log.snapshot(from: number) else { return nil }
    var past = try PastState(snapshot, among: scenes)
    while past.number > number {
      let count = min(Self.page, past.number - number)
      let saved = try log.revisions(through: past.number, limit: count)
      if saved.count < count { return nil }
      for revision in saved.reversed() { try past.retreat(over: revision) }
    }
    return past
  }

  /// The approximate number of bytes, at most, that are read from the store to replay what is not
  /// in memory.
  private static let maxRecalledBytes = 2 << 20

  /// Adds revisions before the oldest one that a timeline has in memory.
  ///
  /// - Parameter first: the oldest revision to add.
  func recall(into timeline: inout Timeline, from first: Int) {
    var recall = Recall(from: first)
    while recallNext(into: &timeline, &recall) {}
  }

  /// A reading of older revisions from the store, for a replay.
  struct Recall {
    /// The oldest revision to read.
    let first: Int
    fileprivate var bytes = 0

    init(from first: Int) { self.first = first }
  }

  /// Adds a page of revisions before the oldest one that a timeline has in memory.
  ///
  /// - Returns: false if there was none to add, or enough have been read.
  func recallNext(into timeline: inout Timeline, _ recall: inout Recall) -> Bool {
    if timeline.oldest < recall.first || recall.bytes >= Self.maxRecalledBytes { return false }
    let reader = SavedReader(types: timeline.scene.types)
    let count = min(Self.page, timeline.oldest - recall.first + 1)
    guard let saved = try? log.revisions(through: timeline.oldest, limit: count),
      saved.last?.number == timeline.oldest,
      let older = try? saved.map({ try SavedHistory.Item($0).read(by: reader) })
    else { return false }
    timeline.prepend(older)
    recall.bytes += saved.reduce(0) { $0 + $1.body.count }
    return true
  }
}
