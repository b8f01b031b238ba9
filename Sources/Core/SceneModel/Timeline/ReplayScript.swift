import NavigationCore

/// The commands that led to a state, with the state that they start from.
public struct ReplayScript {
  /// The state before the first step.
  public let start: StateContents
  /// The steps, oldest first.
  public internal(set) var steps: [Step] = []

  /// The effect of a revision on the values; a revision without effect has no step.
  public struct Step {
    /// The cause of the revision.
    public let cause: Cause
    /// Applied one after the other; a transaction among them is applied as one.
    public let commands: [Command]
  }

  /// The most revisions that a script goes back.
  public static let maxRevisions = Timeline.retention
  /// The most that the commands of a script weigh together: a command can hold a whole state.
  public static let maxWeight = 8 << 20
}

extension Timeline {
  /// The newest revisions as commands, each of them tried on a copy of the state.
  ///
  /// A whole state replaces a revision's own commands if they do not lead to the revision's state.
  public func replayScript(
    maxRevisions: Int = ReplayScript.maxRevisions, maxWeight: Int = ReplayScript.maxWeight
  ) -> ReplayScript {
    var reader = ReplayScriptReader(of: self, maxRevisions: maxRevisions, maxWeight: maxWeight)
    while reader.goBack(ofWeight: .max) {}
    var script = ReplayScript(start: reader.start)
    while !reader.isAtEnd {
      if let step = reader.next() { script.steps.append(step) }
    }
    return script
  }
}
