import NavigationCore

extension Timeline {
  /// Creates a revision from a draft and from what an author's code did after it.
  ///
  /// - Parameters:
  ///   - followUps: the commands of the author's code. A command that the state cannot follow is
  ///     left out: it has been done already, so it cannot be refused.
  ///   - now: milliseconds since 1970.
  ///   - isSeen: something other than the state has changed, which is reason enough for a revision.
  ///   - presentationChanges: what of it came or went.
  ///   - needed: the oldest revision that must not be forgotten.
  /// - Returns: nil if nothing has changed: no revision is created then.
  public mutating func record(
    _ draft: consuming Draft, followedBy followUps: [Command] = [], cause: consuming Cause,
    at now: Int64, isSeen: Bool = false, presentationChanges: [PresentationChange] = [],
    keepingFrom needed: Int = .max
  ) -> Transition? {
    let before = undoAvailability
    move(draft.step)
    var (change, outlines) = (draft.change, draft.outlines)
    if !followUps.isEmpty {
      if draft.step != .forward { hasDiverged = true }
      let outlineBefore = outlines?.before ?? outline
      change.edits += apply(followUps)
      outlines = .from(outlineBefore, to: outline)
    }
    if draft.isComposite || !followUps.isEmpty { change = change.condensed }
    if change.isEmpty && !isSeen {
      state.nextID = draft.nextIDBefore
      return nil
    }
    let revision = append(
      change, cause, now, step: draft.step, presentationChanges, keepingFrom: needed)
    return Transition(
      revision: revision, wasPathCodable: draft.wasPathCodable, outlines: outlines,
      undo: undoAvailability == before ? nil : undoAvailability)
  }

  /// The limit of a path's depth is for what clients send, not for an author's code.
  private mutating func apply(_ followUps: [Command]) -> [Edit] {
    let reducer = Reducer(scene: scene, maxDepth: .max)
    var edits: [Edit] = []
    for command in followUps {
      guard let change = try? reducer.change(for: command, in: state) else { continue }
      state.apply(change)
      edits += change.edits
    }
    return edits
  }

  mutating func append(
    _ change: consuming Change, _ cause: consuming Cause, _ now: Int64, step: Revision.Step,
    _ presentationChanges: [PresentationChange], keepingFrom needed: Int
  ) -> Revision {
    let isUndoable = step == .forward && !change.isEmpty
    head += 1
    let revision = Revision(
      number: head, at: now, cause: cause, change: change, step: step,
      presentationChanges: presentationChanges)
    revisions.append(revision, weight: revision.weight, keepingFrom: needed)
    if isUndoable {
      undoable.append(head)
      redoable.removeAll()
      if undoable.count > 2 * Self.retention { undoable.removeFirst(Self.retention) }
    }
    return revision
  }

  /// Moves the revision that a step is about from one list to the other.
  mutating func move(_ step: Revision.Step) {
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
