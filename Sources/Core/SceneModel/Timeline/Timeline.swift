import NavigationCore

/// A session's log and the state that it folds to.
///
/// History only grows: undo, redo and restore append. The oldest revisions are forgotten beyond
/// `retention`, and sooner if they weigh more than `maxWeight`; the numbers go on.
public struct Timeline {
  /// The state after the newest revision.
  public internal(set) var state: NavigationState
  /// The reducer of the scene.
  public let reducer: Reducer
  /// The number of the newest revision; 0 before the first.
  public internal(set) var head: Int
  /// The revision after which this timeline begins; 0 unless it continues another scene's.
  public let start: Int
  var revisions: RecentEntries<Revision>
  /// The revisions that `undo` reverts, newest last, and those that `redo` applies again.
  var undoable: [Int] = []
  var redoable: [Int] = []
  /// An undo or a redo led to a different state, because of an author's code.
  public internal(set) var hasDiverged = false

  /// The number of revisions that can be viewed, undone and restored, unless they are very large.
  public static let retention = 10_000

  /// The most bytes that all kept changes can weigh together.
  public static let maxWeight = 64 << 20

  /// Creates a timeline at the scene's beginning, without revisions.
  public init(reducer: Reducer) {
    self.init(reducer: reducer, after: 0)
  }

  /// Continues the numbers of a timeline, of revisions and elements, with the beginning of a scene
  /// on the same device.
  public init(reducer: Reducer, continuing other: Timeline) {
    self.init(reducer: reducer, after: other.head)
    state = state.continuing(other.state)
  }

  init(reducer: Reducer, after start: Int) {
    self.reducer = reducer
    self.start = start
    state = reducer.scene.initialState
    head = start
    revisions = RecentEntries(
      keeping: Self.retention, weighing: Self.maxWeight, from: start + 1)
  }

  /// The scene.
  public var scene: SceneDescription { reducer.scene }

  /// The oldest revision whose state is still available.
  public var oldest: Int { revisions.first - 1 }

  /// Applies the command, as one revision.
  ///
  /// - Parameters:
  ///   - now: milliseconds since 1970.
  ///   - needed: the oldest revision that must not be forgotten.
  /// - Returns: nil if the state already was as requested: no revision is created then.
  /// - Throws: the refusal; nothing has changed.
  @discardableResult
  public mutating func perform(
    _ command: Command, cause: consuming Cause, at now: Int64, keepingFrom needed: Int = .max
  ) throws(Refusal) -> Transition? {
    record(try draft(command), cause: cause, at: now, keepingFrom: needed)
  }

  /// The newest revision; nil if none is kept.
  public var newest: Revision? { revisions[head] }

  /// The weight of the changes of all revisions that are kept.
  public var weight: Int { revisions.weight }

  /// The weight of the changes of the revisions after a number.
  public func weight(after number: Int) -> Int { revisions.weight(after: number) }

  /// The outline of the present state.
  public var outline: Outline { Outline(of: state, in: scene) }

  /// About how many bytes a revision takes in addition to the weight of its change.
  private static let revisionBytes = 256

  /// About how many bytes the revisions in memory and the lists of undoable revisions take.
  public var historyBytes: Int {
    revisions.weight + revisions.count * Self.revisionBytes
      + (undoable.count + redoable.count) * MemoryLayout<Int>.size
  }

  /// Removes revisions before that number; never the newest.
  public mutating func removeHistory(before number: Int) { revisions.remove(before: number) }
}

extension Timeline {
  /// The state right after a revision; 0 is the state before the first.
  ///
  /// - Parameter recalled: the state itself, if the log does not reach back that far.
  /// - Throws: `revisionNotMade`, `revisionGone`, or `revisionOfOtherScene`.
  public func state(
    at number: Int, using recalled: RecalledHistory = .nothing
  ) throws(Refusal) -> NavigationState {
    if number > head || number < 0 { throw .revisionNotMade(number, head: head) }
    if start > 0 && number <= start { throw .revisionOfOtherScene(number) }
    if case .state(let state, at: number) = recalled { return state }
    if number < oldest { throw .revisionGone(number, oldest: oldest) }
    var state = state
    for newer in stride(from: head, to: number, by: -1) {
      guard let revision = revisions[newer] else { throw .revisionGone(number, oldest: oldest) }
      state.apply(revision.change.inverse)
    }
    return state
  }

  /// The revisions after a number, oldest first, at most `limit`.
  public func revisions(after number: Int, limit: Int) -> [Revision] {
    let start = max(number, oldest)
    return (0..<max(0, min(limit, head - start))).compactMap { revisions[start + 1 + $0] }
  }

  /// - Throws: `revisionGone` or `revisionNotMade`.
  public func revision(_ number: Int) throws(Refusal) -> Revision {
    if let revision = revisions[number] { return revision }
    if number > head || number < 1 { throw .revisionNotMade(number, head: head) }
    throw .revisionGone(number, oldest: oldest + 1)
  }
}
