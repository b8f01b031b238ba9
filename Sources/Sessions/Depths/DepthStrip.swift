/// A whole history as it is drawn along a line: ten bytes for each revision.
///
/// It is made of the revisions when somebody first asks, from memory or from the store, and then
/// follows the history: no record is read for it a second time, and nobody pays who never asks.
struct DepthStrip {
  /// The number of the first revision that is told.
  private(set) var first: Int
  /// The time of the newest, in milliseconds since 1970.
  private(set) var time: Int64 = 0
  /// The depth of the path before the first.
  private(set) var depthBefore: Int
  private var depths: [UInt32] = []
  private var pauses: [UInt32] = []
  private var kinds: [Kind] = []
  private var marks: [HistoryMarks] = []

  /// The effect of a revision on the navigation, under its name on the wire.
  ///
  /// The meaning of its names never changes: new ones come behind.
  enum Kind: UInt8, CaseIterable {
    /// Nothing: what is shown is another.
    case view
    case push, pop
    /// The path is another, neither a longer nor a shorter one.
    case path
    case select
    /// An item in place of the detail came or went.
    case present
    case setting
    /// Another scene was opened.
    case scene
  }

  /// A revision, on its way in.
  struct Step {
    var kind = Kind.view
    var marks: HistoryMarks = []
    /// Milliseconds since 1970.
    let at: Int64
    /// The depth before it; nil where the revision did not change it.
    var depthBefore: Int?
  }

  /// - Parameter head: the revision behind which it begins.
  init(after head: Int, depth: Int) {
    first = head + 1
    depthBefore = depth
  }

  /// The number of the newest revision that is told.
  var head: Int { first + depths.count - 1 }
  var isEmpty: Bool { depths.isEmpty }

  /// About what a revision takes.
  private static let stepBytes =
    2 * MemoryLayout<UInt32>.size + MemoryLayout<Kind>.size + MemoryLayout<HistoryMarks>.size
  var bytes: Int { depths.capacity * Self.stepBytes }
}

extension DepthStrip {
  /// Adds what has come since.
  ///
  /// - Parameter depth: the depth behind the last of them.
  mutating func append(_ steps: [Step], endingAt depth: Int) {
    let columns = Columns(of: steps, endingAt: depth, after: isEmpty ? nil : time)
    if isEmpty { depthBefore = columns.depthBefore }
    depths += columns.depths
    pauses += columns.pauses
    kinds += steps.map(\.kind)
    marks += steps.map(\.marks)
    time = steps.last?.at ?? time
  }

  /// Adds what was before the first.
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

  /// Forgets the oldest where there are more than so many, and a good part of them at once.
  mutating func trim(to most: Int) {
    guard depths.count > most + most / 8 else { return }
    let gone = depths.count - most
    depthBefore = Int(depths[gone - 1])
    depths.removeFirst(gone)
    pauses.removeFirst(gone)
    kinds.removeFirst(gone)
    marks.removeFirst(gone)
    first += gone
  }

  /// The time of the first, as far as pauses can tell: a clock that was set back counts as no pause.
  private var firstTime: Int64 { time - pauses.dropFirst().reduce(0) { $0 + Int64($1) } }

  private static func pause(from old: Int64, to new: Int64) -> UInt32 {
    UInt32(clamping: new &- old)
  }

  /// Steps in columns; depths are told from behind, since each knows what was before it.
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
        pauses.append(last.map { DepthStrip.pause(from: $0, to: step.at) } ?? 0)
        last = step.at
      }
    }
  }
}

extension DepthStrip {
  /// A part of it, as it is told.
  struct Part {
    var first: Int
    /// The depth before the first.
    let depthBefore: Int
    /// The time of the first in milliseconds since 1970; nil where there is none.
    let at: Int64?
    let depths: ArraySlice<UInt32>
    let pauses: ArraySlice<UInt32>
    let kinds: ArraySlice<Kind>
    let marks: ArraySlice<HistoryMarks>
  }

  /// The revisions after a number, as many as there are, at most so many.
  func part(after number: Int, limit: Int) -> Part {
    let start = min(max(0, number + 1 - first), depths.count)
    let range = start..<min(depths.count, start + limit)
    let since = pauses[range.lowerBound...].dropFirst().reduce(0) { $0 + Int64($1) }
    var told = pauses[range]
    if !range.isEmpty { told[range.lowerBound] = 0 }
    return Part(
      first: first + start,
      depthBefore: start == 0 ? depthBefore : Int(depths[start - 1]),
      at: range.isEmpty ? nil : time - since, depths: depths[range], pauses: told,
      kinds: kinds[range], marks: marks[range])
  }
}
