import NavigationCore
import OrderedJSON
import SceneModel
import SessionRecords
import WireProtocol

@MainActor
extension HistoryOverview {
  /// The approximate number of bytes that are read from the store for one answer, at most.
  static let maxReadBytes = 4 << 20
  /// The number of revisions that are read at once if those read last were small.
  private static let page = 256

  /// Returns the revisions after a number, or the newest, in columns.
  ///
  /// The stored revisions are read from the newest backwards. If that is too much for one answer,
  /// the answer has no revisions, and the client can repeat the request.
  mutating func text(of history: SessionHistory, after number: Int?, limit: Int) -> [UInt8] {
    update(from: history)
    let (head, oldest) = (history.head, history.oldest)
    let first = max(number ?? head - limit, oldest, 0)
    let mustRepeat = !extend(backTo: first + 1, by: history.journal.log) && number != nil
    var part = part(after: first, limit: mustRepeat ? 0 : limit)
    if mustRepeat { part.first = first + 1 }
    let last = part.first + part.depths.count - 1
    var writer = JSONWriter()
    writer.append(part, oldest: oldest, head: head, next: last < head ? last : nil)
    return writer.bytes
  }

  /// Adds what has happened since the last request.
  private mutating func update(from history: SessionHistory) {
    var known = head
    let stored = history.newestStoredStep
    if isEmpty || known > history.head || known < stored {
      self = HistoryOverview(after: stored, depth: 0)
      known = stored
    }
    append(
      history.feed.overviewSteps(after: known), endingAt: history.timeline.state.path.count)
    trim(to: Timeline.retention)
  }

  /// - Returns: whether the overview now reaches back to that revision, or as far as the store can
  ///   be read.
  private mutating func extend(backTo wanted: Int, by log: any SessionLog) -> Bool {
    var isWhole = true
    var (pages, bytes, next, page) = ([[Step]](), 0, first - 1, Journal.page)
    while next >= wanted {
      if bytes >= Self.maxReadBytes {
        isWhole = false
        break
      }
      let count = min(page, next - wanted + 1)
      let saved = (try? log.revisions(through: next, limit: count)) ?? []
      guard saved.last?.number == next, let steps = try? saved.map(Step.init), !steps.isEmpty
      else { break }
      pages.append(steps)
      let read = saved.reduce(0) { $0 + $1.body.count }
      page = read / saved.count < 1_024 ? Self.page : Journal.page
      bytes += read
      next -= saved.count
    }
    prepend(pages.reversed().flatMap(\.self))
    return isWhole
  }
}

extension SessionHistory {
  /// The newest revision whose step only the store can provide, since it has the visible effects.
  fileprivate var newestStoredStep: Int {
    let begin = feed.chapters.first?.start ?? timeline.start
    // The first revision of a scene does not contain the depth of the scene that it left.
    return max(feed.oldest, feed.recalled, journal.keepsRecords && begin > 0 ? begin + 1 : begin)
  }
}

extension ChangeFeed {
  /// Returns the revisions in memory after a number, as steps.
  fileprivate func overviewSteps(after number: Int) -> [HistoryOverview.Step] {
    var (steps, left) = ([HistoryOverview.Step](), 0)
    for chapter in chapters + [timeline] {
      for revision in chapter.revisions(after: number, limit: .max) {
        let opens = revision.number == chapter.start + 1 && chapter.start > 0
        steps.append(
          HistoryOverview.Step(
            revision, seen: marked[revision.number], leaving: opens ? left : nil))
      }
      left = chapter.state.path.count
    }
    return steps
  }
}

extension JSONWriter {
  fileprivate mutating func append(
    _ part: HistoryOverview.Part, oldest: Int, head: Int, next: Int?
  ) {
    append(literal: "{\"first\":")
    append(part.first)
    append(literal: ",\"before\":")
    append(part.depthBefore)
    append(literal: ",\"at\":")
    if let at = part.at { append(timestamp: at) } else { append(literal: "null") }
    append(column: ",\"depths\":[", part.depths) { Int($0) }
    append(column: ",\"kinds\":[", part.kinds) { Int($0.rawValue) }
    append(column: ",\"marks\":[", part.marks) { Int($0.rawValue) }
    append(column: ",\"pauses\":[", part.pauses) { Int($0) }
    append(literal: ",\"legend\":")
    append(Self.legend)
    append(literal: ",\"oldest\":")
    append(oldest)
    append(literal: ",\"head\":")
    append(head)
    if let next {
      append(literal: ",\"next\":")
      append(next)
    }
    append(literal: "}")
  }

  private static var legend: JSONValue {
    [
      "kinds": .array(HistoryOverview.Kind.allCases.map { .string("\($0)") }),
      "marks": .array(HistoryMarks.names.map { .string(UTF8String($0)) }),
    ]
  }

  private mutating func append<Item>(
    column name: StaticString, _ items: ArraySlice<Item>, _ number: (Item) -> Int
  ) {
    append(literal: name)
    for (index, item) in zip(items.indices, items) {
      if index != items.startIndex { append(literal: ",") }
      append(number(item))
    }
    append(literal: "]")
  }
}
