extension NavigationState {
  package mutating func apply(_ change: Change) {
    for index in change.edits.indices { apply(change.edits[index]) }
  }

  mutating func apply(_ edit: Edit) {
    switch edit {
    case .path(let edit): apply(edit)
    case .sidebar(let old, let new):
      sidebar = new
      weight += new.weight - old.weight
      for element in new.elements { reserve(element.id) }
    case .content(let old, let new):
      content = new
      weight += new.weight - old.weight
      for element in new.elements { reserve(element.id) }
    case .presented(let old, let new):
      presented = new
      weight += new.weight - old.weight
      if let new { reserve(new.id) }
    case .setting(let edit): settings.apply(edit)
    }
  }

  private mutating func apply(_ edit: PathEdit) {
    precondition(edit.kept + edit.removed.count == path.count, "an edit of another path")
    weight += edit.growth
    if !edit.removed.isEmpty { findings.truncate(to: edit.kept) }
    for index in edit.inserted.indices {
      let element = edit.inserted[index]
      if element.isProblem { findings.add(element, at: edit.kept + index) }
      reserve(element.id)
    }
    if edit.kept == 0 {
      // The removed elements can share the path's storage: shortening it would copy them all.
      path = edit.inserted
    } else {
      if !edit.removed.isEmpty { path.removeLast(edit.removed.count) }
      for element in edit.inserted { path.append(element) }
    }
  }

  /// An identity is never assigned twice.
  private mutating func reserve(_ id: ElementID) {
    nextID = max(nextID, id.rawValue + 1)
  }
}

extension NavigationState {
  /// The change that leads from this state to another, elements of the common prefix untouched.
  public func difference(to other: NavigationState) -> Change {
    var edits = settings.edits(to: other.settings).filter { !$0.isNoOp }.map(Edit.setting)
    if sidebar != other.sidebar { edits.append(.sidebar(from: sidebar, to: other.sidebar)) }
    if content != other.content { edits.append(.content(from: content, to: other.content)) }
    if presented != other.presented {
      edits.append(.presented(from: presented, to: other.presented))
    }
    if let edit = pathEdit(to: other.path) { edits.append(.path(edit)) }
    return Change(edits)
  }

  /// This state in the columns and the style of another.
  public func inLayout(of other: NavigationState) -> NavigationState {
    var state = self
    state.settings.layout = other.settings.layout
    return state
  }

  /// This state on the device of another, whose elements' numbers it continues.
  package func continuing(_ other: NavigationState) -> NavigationState {
    var state = self
    state.settings.environment = other.settings.environment
    state.nextID = max(nextID, other.nextID)
    return state
  }

  func pathEdit(to newPath: [IdentifiedElement]) -> PathEdit? {
    let kept = zip(path, newPath).prefix { $0 == $1 }.count
    if kept == path.count && kept == newPath.count { return nil }
    return PathEdit(
      kept: kept, removed: kept == 0 ? path : Array(path[kept...]),
      inserted: Array(newPath[kept...]))
  }
}
