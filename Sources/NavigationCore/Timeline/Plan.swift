/// A command that has been decided and not been done.
public struct Plan {
  public let change: Change
  let step: Revision.Step

  init(_ change: Change = Change(), step: Revision.Step = .forward) {
    self.change = change
    self.step = step
  }

  /// Nothing is planned: what is recorded is what an author's code does.
  public static var nothing: Plan { Plan() }
}

extension Timeline {
  /// Decides a command without doing it; the change is empty where the state already is as wished.
  ///
  /// - Throws: the refusal.
  public mutating func plan(_ command: Command) throws(Refusal) -> Plan {
    switch command {
    case .undo: planOfUndo() ?? .nothing
    case .redo: planOfRedo() ?? .nothing
    case .restore(let number): Plan(state.difference(to: try state(at: number)))
    case .transaction(let commands): Plan(try change(forAll: commands))
    default: Plan(try reducer.change(for: command, in: state))
    }
  }

  /// Each command is decided where the ones before it lead, so they are done and taken back.
  private mutating func change(forAll commands: [Command]) throws(Refusal) -> Change {
    let nextID = state.nextID
    var whole = Change()
    defer {
      state.apply(whole.inverse)
      state.nextID = nextID
    }
    for (index, command) in commands.enumerated() {
      do {
        let change = try reducer.change(for: command, in: state)
        state.apply(change)
        whole.edits += change.edits
      } catch {
        throw .transaction(index: index, error)
      }
    }
    return whole
  }

  /// Nil where nothing is left to undo: the beginning, or the oldest revision kept, is reached.
  ///
  /// What this revision would push out of the log is not undone any more: it could not be redone.
  func planOfUndo() -> Plan? {
    guard let number = undoable.last, number > head + 1 - Self.retention,
      let change = hasStrayed
        ? wayTo(stateAt: number - 1) : change(of: number)?.inverse
    else { return nil }
    return Plan(change, step: .undo(number))
  }

  func planOfRedo() -> Plan? {
    guard let number = redoable.last,
      let change = hasStrayed ? wayTo(stateAt: number) : change(of: number)
    else { return nil }
    return Plan(change, step: .redo(number))
  }

  private func wayTo(stateAt number: Int) -> Change? {
    (try? state(at: number)).map(state.difference)
  }

  /// Moves the revision that a step is about from one list to the other.
  mutating func take(_ step: Revision.Step) {
    switch step {
    case .forward: break
    case .undo(let number):
      undoable.removeLast()
      redoable.append(number)
    case .redo(let number):
      redoable.removeLast()
      undoable.append(number)
    }
  }
}
