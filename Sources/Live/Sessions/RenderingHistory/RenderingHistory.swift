import SceneModel
import SessionRecords
import StateDocument

/// The past of a session's views: the schedule of whole renderings, and, if the store keeps no
/// records, what was shown at the newest revisions.
struct RenderingHistory {
  var schedule = RenderingSchedule()
  private var steps: [RenderingStep] = []
  /// The revision of the first step.
  private var first: Int
  private let total: Total
  private(set) var bytes = 0

  /// The largest number of bytes of one session.
  static let maxBytes = 4 << 20
  /// The largest number of bytes of all sessions. Beyond it, a session that adds a step releases
  /// half of its own.
  static let maxTotalBytes = 64 << 20

  /// The bytes that all sessions keep.
  final class Total {
    var bytes = 0
  }

  init(of total: Total) {
    self.total = total
    first = 1
  }

  private var head: Int { first + steps.count - 1 }

  /// Adds the newest revision. Scenes without views have skipped theirs.
  mutating func append(_ step: RenderingStep, of number: Int) {
    if number <= head || number - head > Timeline.retention { remove(before: number) }
    while head < number - 1 { add(.unknown) }
    add(step)
    if bytes > Self.maxBytes || steps.count > Timeline.retention
      || total.bytes > Self.maxTotalBytes
    {
      remove(before: number - steps.count / 2)
    }
  }

  private mutating func add(_ step: RenderingStep) {
    steps.append(step)
    addBytes(step.bytes)
  }

  private mutating func addBytes(_ more: Int) {
    bytes += more
    total.bytes += more
  }

  mutating func remove(before number: Int) {
    let removed = min(max(0, number - first), steps.count)
    addBytes(-steps[..<removed].reduce(0) { $0 + $1.bytes })
    steps.removeFirst(removed)
    first = max(first + removed, steps.isEmpty ? number : 0)
  }

  /// Returns the kept step of a revision as JSON text; nil if there is none.
  func text(of number: Int) -> [UInt8]? {
    number >= first && number <= head ? steps[number - first].text : nil
  }

  func document(at number: Int) -> RenderedDocument? {
    var search = RenderingSearch(at: number)
    var next = search.start
    while true {
      switch search.outcome {
      case .found(let shown): return shown
      case .unknown: return nil
      case .needsOlder: search.add(text(of: next))
      }
      next -= 1
    }
  }
}
