extension Reducer {
  /// Sets the state to the contents; what is equal keeps its identity.
  func load(
    _ contents: StateContents, into state: NavigationState
  ) throws(Refusal) -> Change {
    if contents.path.count > maxDepth {
      throw .pathTooDeep(limit: maxDepth, requested: contents.path.count)
    }
    var target = state
    target.settings = contents.settings
    var next = state.nextID
    target.presented = reusing(state.presented, for: contents.presented, &next)
    target.sidebar = reusing(state.sidebar, for: contents.sidebar, &next)
    target.content = reusing(state.content, for: contents.content, &next)
    let path = resolved(contents.path)
    let kept = state.path.countOfCommonPrefix(with: path)
    target.path = Array(state.path[..<kept])
    for element in path[kept...] {
      target.path.append(identify(element, as: next))
      next += 1
    }
    return state.difference(to: target)
  }

  private func reusing(
    _ old: IdentifiedElement?, for element: NavigationPath.Element?, _ next: inout UInt64
  ) -> IdentifiedElement? {
    guard let element = element.map({ resolved($0) }) else { return nil }
    if let old, old.element.isIdentical(to: element) { return old }
    defer { next += 1 }
    return identify(element, as: next)
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
