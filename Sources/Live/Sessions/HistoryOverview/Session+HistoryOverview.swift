import NavigationCore
import OrderedJSON
import WireProtocol

/// The whole history at a glance.
extension Session {
  /// The approximate number of bytes that are read from the store for one answer, at most.
  static let maxOverviewBytes = 4 << 20
  /// The number of revisions that are read at once if those read last were small.
  private static let overviewPage = 256

  /// Returns the revisions after a number, or the newest, in columns.
  ///
  /// The stored revisions are read from the newest backwards. If that is too much for one answer,
  /// the answer has no revisions, and the client can repeat the request.
  func historyOverview(after number: Int?, limit: Int) -> [UInt8] {
    updateOverview()
    let first = max(number ?? head - limit, oldest, 0)
    let mustRepeat = !extendOverview(backTo: first + 1) && number != nil
    var part = overview.part(after: first, limit: mustRepeat ? 0 : limit)
    if mustRepeat { part.first = first + 1 }
    let last = part.first + part.depths.count - 1
    var writer = JSONWriter()
    writer.append(part, oldest: oldest, head: head, next: last < head ? last : nil)
    return writer.bytes
  }

  /// The newest revision whose step only the store can provide, since it has the visible effects.
  private var newestStoredStep: Int {
    let begin = feed.chapters.first?.start ?? timeline.start
    // The first revision of a scene does not contain the depth of the scene that it left.
    return max(feed.oldest, feed.recalled, journal.keepsRecords && begin > 0 ? begin + 1 : begin)
  }

  /// Adds what has happened since the last request.
  private func updateOverview() {
    var known = overview.head
    if overview.isEmpty || known > head || known < newestStoredStep {
      overview = HistoryOverview(after: newestStoredStep, depth: 0)
      known = newestStoredStep
    }
    overview.append(feed.overviewSteps(after: known), endingAt: timeline.state.path.count)
    overview.trim(to: Timeline.retention)
  }

  /// - Returns: whether the overview now reaches back to that revision, or as far as the store can
  ///   be read.
  private func extendOverview(backTo first: Int) -> Bool {
    var isWhole = true
    var (pages, bytes, next, page) = (
      [[HistoryOverview.Step]](), 0, overview.first - 1, Journal.page
    )
    while next >= first {
      if bytes >= Self.maxOverviewBytes {
        isWhole = false
        break
      }
      let count = min(page, next - first + 1)
      let saved = (try? log.revisions(through: next, limit: count)) ?? []
      guard saved.last?.number == next, let steps = try? saved.map(HistoryOverview.Step.init),
        !steps.isEmpty
      else { break }
      pages.append(steps)
      let read = saved.reduce(0) { $0 + $1.body.count }
      page = read / saved.count < 1_024 ? Self.overviewPage : Journal.page
      bytes += read
      next -= saved.count
    }
    overview.prepend(pages.reversed().flatMap(\.self))
    return isWhole
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
