import NavigationCore

/// A command's change that is applied to the state but is not a revision yet.
///
/// `Timeline.record` makes it one, or `Timeline.discard` reverts it; exactly one of them, once.
public struct Draft: ~Copyable {
  /// The edits in the order in which the command asks for them; empty if the state already is as
  /// requested.
  public let change: Change
  let step: Revision.Step
  /// The change comes from several commands, so some edits can revert others.
  let isComposite: Bool
  /// The outlines before and after; nil if the change could not touch them.
  public let outlines: Transition.Outlines?
  let wasPathCodable: Bool
  let nextIDBefore: UInt64

  /// True if a revision of only this draft changes something; a composite draft can return to where
  /// it began.
  public var isSureToChange: Bool { !change.isEmpty && !isComposite }
}

extension Timeline {
  /// Decides a command and applies it to the state.
  ///
  /// - Parameter recalled: the part of the past that the command needs and the log no longer has.
  /// - Throws: the refusal; nothing has changed.
  public mutating func draft(
    _ command: Command, using recalled: RecalledHistory = .nothing
  ) throws(Refusal) -> Draft {
    switch command {
    case .undo: return draftUndo(recalled)
    case .redo: return draftRedo(recalled)
    case .restore(let number):
      return draft(state.difference(to: try state(at: number, using: recalled)))
    case .transaction(let commands): return try draft(all: commands)
    default: return draft(try reducer.change(for: command, in: state))
    }
  }

  /// A draft that changes nothing: the revision consists of what an author's code does.
  public mutating func draft() -> Draft { draft(Change()) }

  mutating func draft(_ change: consuming Change, step: Revision.Step = .forward) -> Draft {
    let before = change.mayChangeOutline(of: state) ? outline : nil
    let (isCodable, nextID) = (state.isPathCodable, state.nextID)
    state.apply(change)
    return Draft(
      change: change, step: step, isComposite: false,
      outlines: before.map { .from($0, to: outline) }, wasPathCodable: isCodable,
      nextIDBefore: nextID)
  }

  /// All or nothing: the changes of the commands before a refused one are reverted.
  private mutating func draft(all commands: [Command]) throws(Refusal) -> Draft {
    let before = outline
    let (isCodable, nextID) = (state.isPathCodable, state.nextID)
    let change = try reducer.apply(commands, to: &state)
    return Draft(
      change: change, step: .forward, isComposite: true, outlines: .from(before, to: outline),
      wasPathCodable: isCodable, nextIDBefore: nextID)
  }

  /// Reverts the draft's change, including the identities that it used.
  public mutating func discard(_ draft: borrowing Draft) {
    state.revert(draft.change, nextID: draft.nextIDBefore)
  }
}

extension Timeline {
  /// Empty if nothing is left to undo.
  private mutating func draftUndo(_ recalled: RecalledHistory) -> Draft {
    guard let number = nextUndone,
      let change = hasDiverged
        ? difference(toStateAt: number - 1, recalled) : change(of: number, recalled)?.inverse
    else { return draft() }
    return draft(change, step: .undo(number))
  }

  private mutating func draftRedo(_ recalled: RecalledHistory) -> Draft {
    guard let number = redoable.last,
      let change = hasDiverged
        ? difference(toStateAt: number, recalled) : change(of: number, recalled)
    else { return draft() }
    return draft(change, step: .redo(number))
  }

  private func difference(toStateAt number: Int, _ recalled: RecalledHistory) -> Change? {
    (try? state(at: number, using: recalled)).map(state.difference)
  }
}
