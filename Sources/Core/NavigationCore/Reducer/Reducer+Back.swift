extension Reducer {
  /// Does what the back button of the visible column does.
  func back(in state: NavigationState) throws(Refusal) -> Change {
    let roots = state.isCompact ? state.compactRoots : [.detail]
    if roots.last == .detail && !state.path.isEmpty {
      return Change(keeping(state.path.count - 1, of: state))
    }
    if roots.last == .detail, let presented = state.presented {
      return Change([.presented(from: presented, to: nil)])
    }
    guard roots.count > 1 else { throw .noBackButton }
    return Change(leaving(roots[roots.count - 1], for: roots[roots.count - 2], in: state))
  }

  /// On the collapsed stack, leaving a column clears the selection that led to it, and a preference
  /// for it becomes one for the column revealed.
  ///
  /// Source: Apple's navigation sample, which takes a content selection of nil as "went back", and
  /// Apple, NavigationSplitView (preferredCompactColumn: detail, then back, is sidebar).
  private func leaving(
    _ column: NavigationSplitViewColumn, for revealed: NavigationSplitViewColumn,
    in state: NavigationState
  ) -> [Edit] {
    var edits: [Edit] = []
    if let selection = state.selection(of: revealed), !selection.isEmpty {
      edits += selecting(.none, insteadOf: selection, in: revealed, of: state)
    }
    if state.preferredCompactColumn == column {
      edits.append(.setting(\.preferredCompactColumn, from: column, to: revealed))
    }
    return edits
  }
}
