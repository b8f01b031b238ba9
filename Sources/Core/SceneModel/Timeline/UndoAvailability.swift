import NavigationCore

/// True for `undo` and for `redo` if they would change something.
public struct UndoAvailability: Hashable, Sendable {
  public var canUndo = false
  public var canRedo = false

  public init(canUndo: Bool = false, canRedo: Bool = false) {
    (self.canUndo, self.canRedo) = (canUndo, canRedo)
  }
}

extension Timeline {
  public var undoAvailability: UndoAvailability {
    .init(canUndo: nextUndone != nil, canRedo: !redoable.isEmpty)
  }

  /// Nil if nothing is left to undo: the beginning, or the oldest revision kept, is reached.
  ///
  /// A revision that the next one would push out of the log is not undone: it could not be redone.
  var nextUndone: Int? { undoable.last.flatMap { $0 > head + 1 - Self.retention ? $0 : nil } }
}
