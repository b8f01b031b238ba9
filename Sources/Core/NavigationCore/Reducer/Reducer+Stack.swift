extension Reducer {
  func push(
    _ elements: [NavigationPath.Element], from column: NavigationSplitViewColumn,
    onto state: NavigationState
  ) throws(Refusal) -> Change {
    try requireColumn(column, in: state)
    if elements.isEmpty { return Change() }
    // Source: Apple, NavigationLink.init(value:label:): a link in an earlier column fills the stack
    // of a later one with exactly its value.
    let kept = column == .detail ? state.path.count : 0
    try requireDepth(kept + elements.count)
    let inserted = identify(elements, after: state)
    return Change(replacing(state, keeping: kept, with: inserted))
  }

  func pop(_ count: Int, from state: NavigationState) throws(Refusal) -> Change {
    guard count <= state.path.count, count >= 0 else {
      throw .popBeyondRoot(depth: state.path.count, requested: count)
    }
    return Change(keeping(state.path.count - count, of: state))
  }

  func popTo(_ target: PopTarget, in state: NavigationState) throws(Refusal) -> Change {
    Change(keeping(try index(of: target, in: state) + 1, of: state))
  }

  /// Pops an element with all above it, as its own screen's back button does.
  func pop(from id: ElementID, in state: NavigationState) throws(Refusal) -> Change {
    Change(keeping(try index(of: .id(id), in: state), of: state))
  }

  /// Removes one element; those above keep their identities.
  func remove(_ target: PopTarget, from state: NavigationState) throws(Refusal) -> Change {
    let index = try index(of: target, in: state)
    return Change(replacing(state, keeping: index, with: Array(state.path[(index + 1)...])))
  }

  /// Pops to the value if it is on the path, else pushes it: twice is the same as once.
  func popTo(
    orPush element: NavigationPath.Element, in state: NavigationState
  ) throws(Refusal) -> Change {
    if let index = state.path.lastIndex(where: { $0.element.isSame(as: element) }) {
      return Change(keeping(index + 1, of: state))
    }
    return try push([element], from: .detail, onto: state)
  }

  /// Brings elements to life whose types have become known since they came.
  func resolve(_ state: NavigationState) -> Change {
    let first = state.path.firstIndex {
      !$0.isResolved && scene.types.isResolved($0.element)
    }
    guard let first else { return Change() }
    let inserted = state.path[first...].map { identify($0.element, as: $0.id.rawValue) }
    return Change(replacing(state, keeping: first, with: inserted))
  }

  private func index(of target: PopTarget, in state: NavigationState) throws(Refusal) -> Int {
    let index: Int?
    switch target {
    case .index(let wanted): index = state.path.indices.contains(wanted) ? wanted : nil
    case .id(let id): index = state.path.lastIndex { $0.id == id }
    case .value(let element): index = state.path.lastIndex { $0.element.isSame(as: element) }
    case .type(let name): index = state.path.lastIndex { $0.element.isNamed(name) }
    }
    guard let index else { throw .elementNotFound("\(target)") }
    return index
  }

  /// Elements of the common prefix keep their identities.
  func setPath(
    _ elements: [NavigationPath.Element], of state: NavigationState
  ) throws(Refusal) -> Change {
    try requireDepth(elements.count)
    let elements = resolved(elements)
    let kept = state.path.countOfCommonPrefix(with: elements)
    if kept == state.path.count && kept == elements.count { return Change() }
    let inserted = identify(Array(elements[kept...]), after: state)
    return Change(replacing(state, keeping: kept, with: inserted))
  }

  func replaceTop(
    with element: NavigationPath.Element, in state: NavigationState
  ) throws(Refusal) -> Change {
    guard let top = state.path.last else { throw .nothingToReplace }
    let element = resolved(element)
    if top.element.isIdentical(to: element) { return Change() }
    return Change(
      replacing(
        state, keeping: state.path.count - 1, with: identify([element], after: state)))
  }

  /// The edits that keep only the lowest `count` elements; none if the path has exactly that many.
  func keeping(_ count: Int, of state: NavigationState) -> [Edit] {
    count == state.path.count ? [] : replacing(state, keeping: count, with: [])
  }

  private func replacing(
    _ state: NavigationState, keeping kept: Int, with inserted: [IdentifiedElement]
  ) -> [Edit] {
    // All or nothing is the common case, and then the elements need not be copied.
    let removed =
      kept == 0 ? state.path : kept == state.path.count ? [] : Array(state.path[kept...])
    return [.path(PathEdit(kept: kept, removed: removed, inserted: inserted))]
  }

  private func requireDepth(_ depth: Int) throws(Refusal) {
    if depth > maxDepth { throw .pathTooDeep(limit: maxDepth, requested: depth) }
  }

  func requireColumn(
    _ column: NavigationSplitViewColumn, in state: NavigationState
  ) throws(Refusal) {
    if !NavigationSplitViewColumn.columns(of: state.columns).contains(column) {
      throw .columnDoesNotExist(column, columns: state.columns)
    }
  }
}

extension NavigationPath.Element {
  /// True if both are the same value; one of them can be text that has not been read.
  fileprivate func isSame(as other: Self) -> Bool {
    isIdentical(to: other) || (isStored != other.isStored && isEquivalent(to: other))
  }
}

extension [IdentifiedElement] {
  /// The number of elements at the bottom that are already as requested, down to their spelling.
  func countOfCommonPrefix(with requested: [NavigationPath.Element]) -> Int {
    zip(self, requested).prefix { $0.element.isIdentical(to: $1) }.count
  }
}

extension PopTarget: CustomStringConvertible {
  /// The target as the end of a sentence: “index 2”.
  public var description: String {
    switch self {
    case .index(let index): "index \(index)"
    case .id(let id): "id \(id)"
    case .value(let element): "the value \(element.displayTitle)"
    case .type(let name): "type \(name)"
    }
  }
}
