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
    let first = startOfScript(maxRevisions, maxWeight)
    guard let original = try? state(at: first) else {
      return ReplayScript(start: StateContents(of: state))
    }
    var script = ReplayScript(start: StateContents(of: original))
    var deriver = CommandDeriver(of: original, in: scene)
    for revision in revisions(after: first, limit: head - first) {
      let commands = deriver.commands(for: revision.change)
      if commands.isEmpty { continue }
      script.steps.append(ReplayScript.Step(cause: revision.cause, commands: commands))
    }
    return script
  }

  /// The oldest revision that a script can go back to, within the scene.
  private func startOfScript(_ maxRevisions: Int, _ maxWeight: Int) -> Int {
    let oldest = max(oldest, head - maxRevisions, start == 0 ? 0 : start + 1)
    var (number, weight, stateWeight) = (head, 0, state.weight)
    while number > oldest, let change = revisions[number]?.change {
      weight += change.weight + (change.mayTakeWholeState ? stateWeight : 0)
      if weight > maxWeight { break }
      stateWeight -= change.growth
      number -= 1
    }
    return number
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
