/// A command's change that is done to the state and is not a revision yet.
///
/// It becomes one by `Timeline.record`, or is taken back by `Timeline.discard`; one or the other, once.
public struct Draft: ~Copyable {
  /// The edits in the order in which the command asks for them; empty where the state already is as
  /// wished.
  public let change: Change
  let step: Revision.Step
  /// Several commands made the change, so some edits may take back others.
  let isComposite: Bool
  /// The outlines before and after; nil where the change could not touch them.
  public let outlines: Transition.Outlines?
  let wasPathCodable: Bool
  let nextIDBefore: UInt64

  /// True if a revision of it alone changes something; a composite one may come back to where it
  /// began.
  public var isSureToChange: Bool { !change.isEmpty && !isComposite }
}

extension Timeline {
  /// Decides a command and does it to the state.
  ///
  /// - Parameter lent: the part of the past that the command asks about and the log has no more.
  /// - Throws: the refusal; nothing has changed.
  public mutating func draft(
    _ command: Command, lending lent: Lent = .nothing
  ) throws(Refusal) -> Draft {
    switch command {
    case .undo: return draftUndo(lent)
    case .redo: return draftRedo(lent)
    case .restore(let number):
      return draft(state.difference(to: try state(at: number, lending: lent)))
    case .transaction(let commands): return try draft(all: commands)
    default: return draft(try reducer.change(for: command, in: state))
    }
  }

  /// A draft that changes nothing: the revision is made of what an author's code does.
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

  /// All or nothing: the changes of the commands before a refused one are taken back.
  private mutating func draft(all commands: [Command]) throws(Refusal) -> Draft {
    let before = outline
    let (isCodable, nextID) = (state.isPathCodable, state.nextID)
    let change = try reducer.apply(commands, to: &state)
    return Draft(
      change: change, step: .forward, isComposite: true, outlines: .from(before, to: outline),
      wasPathCodable: isCodable, nextIDBefore: nextID)
  }

  /// Takes the draft's change back, the identities that it used included.
  public mutating func discard(_ draft: borrowing Draft) {
    state.revert(draft.change, nextID: draft.nextIDBefore)
  }
}

extension Timeline {
  /// Empty where nothing is left to undo.
  private mutating func draftUndo(_ lent: Lent) -> Draft {
    guard let number = nextUndone,
      let change = hasDiverged
        ? difference(toStateAt: number - 1, lent) : change(of: number, lent)?.inverse
    else { return draft() }
    return draft(change, step: .undo(number))
  }

  private mutating func draftRedo(_ lent: Lent) -> Draft {
    guard let number = redoable.last,
      let change = hasDiverged ? difference(toStateAt: number, lent) : change(of: number, lent)
    else { return draft() }
    return draft(change, step: .redo(number))
  }

  private func difference(toStateAt number: Int, _ lent: Lent) -> Change? {
    (try? state(at: number, lending: lent)).map(state.difference)
  }
}
