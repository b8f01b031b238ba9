import NavigationCore

/// A place in a history from which it can continue without what came before.
extension Timeline {
  /// All that a timeline knows at a revision, except for its revisions.
  public struct Checkpoint {
    /// The state at the revision.
    public var state: NavigationState
    /// The number that the next new element gets.
    public var nextID: UInt64
    /// The number of the revision.
    public var head: Int
    /// The revision after which the scene begins.
    public var start: Int
    /// The revisions that can be undone, newest last.
    public var undoable: [Int]
    /// The revisions that can be redone, the next one last.
    public var redoable: [Int]
    /// An undo or a redo led to a different state.
    public var hasDiverged: Bool

    /// Creates a checkpoint.
    public init(
      state: NavigationState, nextID: UInt64, head: Int, start: Int, undoable: [Int] = [],
      redoable: [Int] = [], hasDiverged: Bool = false
    ) {
      self.state = state
      self.nextID = nextID
      self.head = head
      self.start = start
      self.undoable = undoable
      self.redoable = redoable
      self.hasDiverged = hasDiverged
    }
  }

  /// The place where the timeline is now.
  public var checkpoint: Checkpoint {
    Checkpoint(
      state: state, nextID: state.nextID, head: head, start: start, undoable: undoable,
      redoable: redoable, hasDiverged: hasDiverged)
  }

  /// Continues from a checkpoint.
  ///
  /// - Parameter older: the revisions that led to it, without gaps, as many as are available. They
  ///   are reverted: `replay` applies them again.
  public init?(reducer: Reducer, at checkpoint: Checkpoint, before older: [Revision] = []) {
    self.init(reducer: reducer, after: checkpoint.start)
    state = checkpoint.state
    state.nextID = max(state.nextID, checkpoint.nextID)
    head = checkpoint.head
    undoable = checkpoint.undoable
    redoable = checkpoint.redoable
    hasDiverged = checkpoint.hasDiverged
    for revision in older.reversed() {
      let inverse = revision.change.inverse
      guard revision.number == head, inverse.fits(state) else { return nil }
      state.apply(inverse)
      head -= 1
    }
    revisions = RecentEntries(
      keeping: Self.retention, weighing: Self.maxWeight, from: head + 1)
  }

  /// Applies a recorded revision again.
  ///
  /// - Parameters:
  ///   - isKnown: a checkpoint has counted already that it can be undone.
  ///   - hasDiverged: with it, or before, an undo or a redo led to a different state.
  /// - Returns: nil if it does not follow, or is of another state; nothing has changed then.
  public mutating func replay(
    _ revision: Revision, isKnown: Bool = false, hasDiverged diverges: Bool = false
  ) -> Transition? {
    guard revision.number == head + 1, revision.change.fits(state) else { return nil }
    let before = undoAvailability
    if diverges { hasDiverged = true }
    let draft = draft(revision.change, step: revision.step)
    let (undone, redone) = (undoable, redoable)
    if !isKnown && canMove(revision.step) { move(revision.step) }
    let appended = append(
      revision.change, revision.cause, revision.at, step: revision.step,
      revision.presentationChanges,
      keepingFrom: .max)
    if isKnown { (undoable, redoable) = (undone, redone) }
    return Transition(
      revision: appended, wasPathCodable: draft.wasPathCodable, outlines: draft.outlines,
      undo: undoAvailability == before ? nil : undoAvailability)
  }

  private func canMove(_ step: Revision.Step) -> Bool {
    switch step {
    case .forward: true
    case .undo(let number): undoable.last == number
    case .redo(let number): redoable.last == number
    }
  }

  /// Puts revisions before the oldest that is kept, without gaps.
  public mutating func prepend(_ older: [Revision]) {
    precondition(older.isEmpty || older.last?.number == oldest, "there would be a gap")
    revisions.prepend(older.map { ($0, $0.weight) })
  }

}

extension Change {
  /// Creates a change of edits that were saved.
  public init(saved edits: [Edit]) {
    self.init(edits)
  }

  /// True if it can be applied: each of its path edits fits the length of the path.
  func fits(_ state: NavigationState) -> Bool {
    var count = state.path.count
    for case .path(let edit) in edits {
      guard edit.kept >= 0, edit.kept + edit.removed.count == count else { return false }
      count = edit.kept + edit.inserted.count
    }
    return true
  }
}

extension NavigationState {
  /// Applies a stored change.
  ///
  /// - Returns: false if it is about another state; nothing has changed then.
  public mutating func apply(saved change: Change) -> Bool {
    guard change.fits(self) else { return false }
    apply(change)
    return true
  }
}

extension Edit {
  /// Creates an edit of the path from stored parts.
  public static func path(
    kept: Int, removed: [IdentifiedElement], inserted: [IdentifiedElement]
  ) -> Edit {
    .path(PathEdit(kept: kept, removed: removed, inserted: inserted))
  }
}
