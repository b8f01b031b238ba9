import NavigationCore

/// Reads a replay script from a timeline a part at a time: first back to its start, then forward
/// through its steps.
public struct ReplayScriptReader {
  private let timeline: Timeline
  /// The oldest revision that the script can start from.
  private let oldest: Int
  private let maxWeight: Int
  /// The state after the revision `number`.
  private var state: NavigationState
  private var number: Int
  /// The weight of the commands so far.
  private var weight = 0
  private var stateWeight: Int
  private var deriver: CommandDeriver?

  /// The largest number of revisions that are gone back at once.
  private static let maxRevisionsBack = 512

  /// - Parameters:
  ///   - maxRevisions: the most revisions that the script goes back, within the scene.
  ///   - maxWeight: the most that its commands weigh together.
  public init(
    of timeline: Timeline, maxRevisions: Int = ReplayScript.maxRevisions,
    maxWeight: Int = ReplayScript.maxWeight
  ) {
    self.timeline = timeline
    self.maxWeight = maxWeight
    oldest = max(
      timeline.oldest, timeline.head - maxRevisions,
      timeline.start == 0 ? 0 : timeline.start + 1)
    state = timeline.state
    stateWeight = state.weight
    number = timeline.head
  }

  /// The state before the first step, once the reader has gone back to it.
  public var start: StateContents { StateContents(of: state) }

  /// True after the last step.
  public var isAtEnd: Bool { number >= timeline.head }

  /// Goes back towards the start of the script.
  ///
  /// - Parameter part: the weight of the changes after which it stops for now.
  /// - Returns: false once it is at the start.
  public mutating func goBack(ofWeight part: Int) -> Bool {
    var (rest, revisions) = (part, Self.maxRevisionsBack)
    while number > oldest, let change = timeline.revisions[number]?.change {
      if rest <= 0 || revisions == 0 { return true }
      weight += change.weight + (change.mayTakeWholeState ? stateWeight : 0)
      if weight > maxWeight { break }
      stateWeight -= change.growth
      state.apply(change.inverse)
      number -= 1
      rest -= change.weight
      revisions -= 1
    }
    return false
  }

  /// Goes on to the next revision.
  ///
  /// - Returns: its step; nil if it has no effect on the values, or at the end.
  public mutating func next() -> ReplayScript.Step? {
    if isAtEnd { return nil }
    number += 1
    guard let revision = timeline.revisions[number] else { return nil }
    var deriver = self.deriver ?? CommandDeriver(of: state, in: timeline.scene)
    // Held only once: a write to a shared state would copy it.
    self.deriver = nil
    let commands = deriver.commands(for: revision.change)
    self.deriver = deriver
    return commands.isEmpty ? nil : ReplayScript.Step(cause: revision.cause, commands: commands)
  }
}

extension Change {
  /// True if commands for it may have to name everything on the path.
  fileprivate var mayTakeWholeState: Bool {
    edits.contains { edit in
      switch edit {
      case .sidebar, .content: true
      case .setting(let edit): edit.takesWholeState
      case .path, .presented: false
      }
    }
  }
}
