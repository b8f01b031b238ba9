import NavigationCore

extension Timeline {
  /// Older history that is read from the store for one command, because it is no longer in memory.
  public enum RecalledHistory {
    case nothing
    indirect case revision(Revision)
    indirect case state(NavigationState, at: Int)
  }

  /// A question that a command has about the past.
  public enum Need: Hashable {
    case change(of: Int)
    case state(at: Int)
  }

  /// Nil if the log has all that the command needs.
  public func need(of command: Command) -> Need? {
    let need: Need?
    switch command {
    case .undo: need = undoable.last.map { hasDiverged ? .state(at: $0 - 1) : .change(of: $0) }
    case .redo: need = redoable.last.map { hasDiverged ? .state(at: $0) : .change(of: $0) }
    case .restore(let number): need = .state(at: number)
    default: need = nil
    }
    switch need {
    case .change(of: let number)? where revisions[number] == nil: return need
    case .state(at: let number)? where number < oldest && number >= 0: return need
    default: return nil
    }
  }

  func change(of number: Int, _ recalled: RecalledHistory) -> Change? {
    if let revision = revisions[number] { return revision.change }
    guard case .revision(let revision) = recalled, revision.number == number else { return nil }
    return revision.change
  }
}
