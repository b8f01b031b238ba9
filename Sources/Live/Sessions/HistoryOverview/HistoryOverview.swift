import SessionRecords

/// A whole history in the form that clients draw as a line: ten bytes for each revision.
///
/// It is built from the revisions in memory and in the store on the first request, and then follows
/// the history: no record is read for it twice, and it costs nothing until it is requested.
struct HistoryOverview {
  /// The number of the first revision in the overview.
  private(set) var first: Int
  /// The time of the newest revision, in milliseconds since 1970.
  private(set) var time: Int64 = 0
  /// The depth of the path before the first revision.
  private(set) var depthBefore: Int
  private var depths: [UInt32] = []
  private var pauses: [UInt32] = []
  private var kinds: [Kind] = []
  private var marks: [HistoryMarks] = []

  /// The effect of a revision on the navigation, under its name on the wire.
  ///
  /// The meaning of a name never changes: new names are added at the end.
  enum Kind: UInt8, CaseIterable {
    /// No effect: only what is shown changed.
    case view
    case push, pop
    /// The path changed, but was neither only extended nor only shortened.
    case path
    case select
    /// An item that replaces the detail appeared or disappeared.
    case present
    case setting
    /// Another scene was opened.
    case scene
  }

  /// A revision to add.
  struct Step {
    var kind = Kind.view
    var marks: HistoryMarks = []
    /// Milliseconds since 1970.
    let at: Int64
    /// The depth before the revision; nil if the revision did not change it.
    var depthBefore: Int?
  }

  /// - Parameter head: the revision after which the overview begins.
  init(after head: Int, depth: Int) {
    first = head + 1
    depthBefore = depth
  }

  /// The number of the newest revision in the overview.
  var head: Int { first + depths.count - 1 }
  var isEmpty: Bool { depths.isEmpty }

  /// The approximate size of a revision.
  private static let stepBytes =
    2 * MemoryLayout<UInt32>.size + MemoryLayout<Kind>.size + MemoryLayout<HistoryMarks>.size
  var bytes: Int { depths.capacity * Self.stepBytes }
}

extension HistoryOverview {
  /// Adds newer revisions at the end.
  ///
  /// - Parameter depth: the depth after the last of them.
  mutating func append(_ steps: [Step], endingAt depth: Int) {
    let columns = Columns(of: steps, endingAt: depth, after: isEmpty ? nil : time)
    if isEmpty { depthBefore = columns.depthBefore }
    depths += columns.depths
    pauses += columns.pauses
    kinds += steps.map(\.kind)
    marks += steps.map(\.marks)
    time = steps.last?.at ?? time
  }

  /// Adds older revisions before the first.
  mutating func prepend(_ steps: [Step]) {
    guard let last = steps.last else { return }
    let columns = Columns(of: steps, endingAt: depthBefore, after: nil)
    if isEmpty { time = last.at } else { pauses[0] = Self.pause(from: last.at, to: firstTime) }
    depthBefore = columns.depthBefore
    depths = columns.depths + depths
    pauses = columns.pauses + pauses
    kinds = steps.map(\.kind) + kinds
    marks = steps.map(\.marks) + marks
    first -= steps.count
  }

  /// Forgets the oldest revisions beyond `most`, a large group at a time.
  mutating func trim(to most: Int) {
    guard depths.count > most + most / 8 else { return }
    let removed = depths.count - most
    depthBefore = Int(depths[removed - 1])
    depths.removeFirst(removed)
    pauses.removeFirst(removed)
    kinds.removeFirst(removed)
    marks.removeFirst(removed)
    first += removed
  }

  /// The time of the first revision, computed from the pauses: a clock that was set back counts as
  /// no pause.
  private var firstTime: Int64 { time - pauses.dropFirst().reduce(0) { $0 + Int64($1) } }

  private static func pause(from old: Int64, to new: Int64) -> UInt32 {
    UInt32(clamping: new &- old)
  }

  /// Steps in columns. Depths are computed from the last step to the first, because each step has
  /// the depth before it.
  private struct Columns {
    var depths: [UInt32]
    var pauses: [UInt32] = []
    var depthBefore: Int

    init(of steps: [Step], endingAt depth: Int, after time: Int64?) {
      depths = Array(repeating: 0, count: steps.count)
      depthBefore = depth
      for (index, step) in steps.enumerated().reversed() {
        depths[index] = UInt32(clamping: depthBefore)
        depthBefore = step.depthBefore ?? depthBefore
      }
      var last = time
      for step in steps {
        pauses.append(last.map { HistoryOverview.pause(from: $0, to: step.at) } ?? 0)
        last = step.at
      }
    }
  }
}

extension HistoryOverview {
  /// A part of the overview, in the form that is sent.
  struct Part {
    var first: Int
    /// The depth before the first revision.
    let depthBefore: Int
    /// The time of the first revision in milliseconds since 1970; nil if there is none.
    let at: Int64?
    let depths: ArraySlice<UInt32>
    let pauses: ArraySlice<UInt32>
    let kinds: ArraySlice<Kind>
    let marks: ArraySlice<HistoryMarks>
  }

  /// Returns at most `limit` revisions after a number.
  func part(after number: Int, limit: Int) -> Part {
    let start = min(max(0, number + 1 - first), depths.count)
    let range = start..<min(depths.count, start + limit)
    let since = pauses[range.lowerBound...].dropFirst().reduce(0) { $0 + Int64($1) }
    var sent = pauses[range]
    if !range.isEmpty { sent[range.lowerBound] = 0 }
    return Part(
      first: first + start,
      depthBefore: start == 0 ? depthBefore : Int(depths[start - 1]),
      at: range.isEmpty ? nil : time - since, depths: depths[range], pauses: sent,
      kinds: kinds[range], marks: marks[range])
  }
}
