extension Reducer {
  /// Makes the state what the contents say; what is equal keeps its identity.
  func load(
    _ contents: StateContents, into state: NavigationState
  ) throws(Refusal) -> Change {
    if contents.path.count > maxDepth {
      throw .pathTooDeep(limit: maxDepth, asked: contents.path.count)
    }
    var target = state
    target.environment = contents.environment
    target.columns = contents.columns
    target.style = contents.style
    target.columnVisibility = contents.columnVisibility
    target.preferredCompactColumn = contents.preferredCompactColumn
    target.presented = nil
    var next = state.nextID
    target.sidebar = reusing(state.sidebar, for: contents.sidebar, &next)
    target.content = reusing(state.content, for: contents.content, &next)
    let kept = state.path.countOfCommonPrefix(with: contents.path)
    target.path = Array(state.path[..<kept])
    for element in contents.path[kept...] {
      target.path.append(identify(element, as: next))
      next += 1
    }
    return state.difference(to: target)
  }

  private func reusing(
    _ old: Selection, for request: SelectionRequest, _ next: inout UInt64
  ) -> Selection {
    var nextIfNew = next
    let new = selection(request, firstID: &nextIfNew)
    if new.hasSameValues(as: old) { return old }
    next = nextIfNew
    return new
  }
}
