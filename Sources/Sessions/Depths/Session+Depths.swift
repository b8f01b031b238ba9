import NavigationCore
import OrderedJSON
import WireProtocol

/// The whole history at a glance.
extension Session {
  /// The approximate number of bytes that are read from the store for one answer, at most.
  static let maxDepthBytes = 4 << 20
  /// The number of revisions that are read at once if those read last were small.
  private static let depthPage = 256

  /// Returns the revisions after a number, or the newest, in columns.
  ///
  /// The stored revisions are read from the newest backwards. If that is too much for one answer,
  /// the answer has no revisions, and the client can repeat the request.
  func depths(after number: Int?, limit: Int) -> [UInt8] {
    followDepths()
    let first = max(number ?? head - limit, oldest, 0)
    let isToBeAskedAgain = !recallDepths(to: first + 1) && number != nil
    var part = strip.part(after: first, limit: isToBeAskedAgain ? 0 : limit)
    if isToBeAskedAgain { part.first = first + 1 }
    let last = part.first + part.depths.count - 1
    var writer = JSONWriter()
    writer.append(part, oldest: oldest, head: head, next: last < head ? last : nil)
    return writer.bytes
  }

  /// The newest revision whose step only the store can provide, since it has the visible effects.
  private var storedDepths: Int {
    let begin = feed.chapters.first?.start ?? timeline.start
    // The first revision of a scene does not contain the depth of the scene that it left.
    return max(feed.oldest, feed.recalled, journal.keepsRecords && begin > 0 ? begin + 1 : begin)
  }

  /// Adds what has happened since the last request.
  private func followDepths() {
    var known = strip.head
    if strip.isEmpty || known > head || known < storedDepths {
      strip = DepthStrip(after: storedDepths, depth: 0)
      known = storedDepths
    }
    strip.append(feed.depthSteps(after: known), endingAt: timeline.state.path.count)
    strip.trim(to: Timeline.retention)
  }

  /// - Returns: whether the strip now reaches back to that revision, or as far as the store can be
  ///   read.
  private func recallDepths(to first: Int) -> Bool {
    var isWhole = true
    var (pages, bytes, next, page) = ([[DepthStrip.Step]](), 0, strip.first - 1, Journal.page)
    while next >= first {
      if bytes >= Self.maxDepthBytes {
        isWhole = false
        break
      }
      let count = min(page, next - first + 1)
      let saved = (try? log.revisions(through: next, limit: count)) ?? []
      guard saved.last?.number == next, let steps = try? saved.map(DepthStrip.Step.init),
        !steps.isEmpty
      else { break }
      pages.append(steps)
      let read = saved.reduce(0) { $0 + $1.body.count }
      page = read / saved.count < 1_024 ? Self.depthPage : Journal.page
      bytes += read
      next -= saved.count
    }
    strip.prepend(pages.reversed().flatMap(\.self))
    return isWhole
  }
}

extension ChangeFeed {
  /// Returns the revisions in memory after a number, as steps.
  fileprivate func depthSteps(after number: Int) -> [DepthStrip.Step] {
    var (steps, left) = ([DepthStrip.Step](), 0)
    for chapter in chapters + [timeline] {
      for revision in chapter.revisions(after: number, limit: .max) {
        let opens = revision.number == chapter.start + 1 && chapter.start > 0
        steps.append(
          DepthStrip.Step(
            revision, seen: marked[revision.number], leaving: opens ? left : nil))
      }
      left = chapter.state.path.count
    }
    return steps
  }
}

extension JSONWriter {
  fileprivate mutating func append(
    _ part: DepthStrip.Part, oldest: Int, head: Int, next: Int?
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
      "kinds": .array(DepthStrip.Kind.allCases.map { .string("\($0)") }),
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
