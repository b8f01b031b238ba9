import NavigationCore

extension StackHost {
  /// Puts a value on the path, as a link does.
  func push(_ element: NavigationPath.Element) throws(Refusal) {
    poll()
    try path.check([element])
    write(keeping: path.count, adding: [element])
  }

  /// - Throws: `valueMismatch` if the path cannot hold an element; `noStack` if there is none but
  ///   the column's own, which shows what the column declares and nothing else.
  func check(_ elements: [NavigationPath.Element]) throws(Refusal) {
    try path.check(elements)
    guard isImplicit else { return }
    for element in elements where !hasDestination(for: element, from: topOfValues) {
      throw .noStack
    }
  }

  /// A link in an earlier column sets the path to exactly its value.
  ///
  /// Source: Apple, NavigationLink.init(value:label:).
  func fill(with element: NavigationPath.Element) throws(Refusal) {
    poll()
    try path.check([element])
    if values.first?.element.isIdentical(to: element) == true { return pop(to: 1) }
    write(keeping: 0, adding: [element])
  }

  /// Sets the path to these elements; elements already in it stay.
  func set(_ elements: [NavigationPath.Element]) {
    poll()
    let kept = zip(values, elements).prefix { $0.element == $1 }.count
    if kept == values.count && kept == elements.count { return }
    write(keeping: kept, adding: Array(elements[kept...]))
  }

  /// Pops the path to this number of elements.
  func pop(to count: Int) {
    poll()
    guard count < path.count else { return }
    write(keeping: count, adding: [])
  }

  /// Goes back as the back button does; false at the root.
  func back() -> Bool {
    poll()
    if let screen = views.last {
      dismiss(screen)
      return true
    }
    guard path.count > 0 else { return false }
    dismissValue(at: path.count - 1)
    return true
  }

  /// Shows the screen below, then writes that this one is no longer wanted. The author's bindings
  /// receive the write after the transition.
  ///
  /// Source: FlowStacks, which accepts such a write only from a screen that has appeared
  /// (`Node.swift`).
  func dismiss(_ screen: ViewScreen) {
    if let index = views.firstIndex(where: { $0.host === screen.host }) {
      reveal(index == 0 ? topOfValues : views[index - 1].host)
    }
    deactivate(screen)
  }

  /// Shows the screen below the value's, then takes the value and all that is above it off the path.
  func dismissValue(at index: Int) {
    if index < values.count { reveal(index == 0 ? root : host(at: index - 1)) }
    pop(to: index)
  }

  /// A stack that is out of sight has nothing to show.
  private func reveal(_ host: ViewHost) {
    guard top.isVisible else { return }
    renderIfNeeded(host)
    runtime?.reveal(host)
  }

  private func write(keeping kept: Int, adding elements: [NavigationPath.Element]) {
    let difference = PathDifference(
      kept: kept, removed: path.count - kept, inserted: elements)
    path.write(keeping: kept, adding: elements)
    follow(difference)
    runtime?.hostBecameStale()
  }

  /// Writes what a command has decided: it is known already, and not reported again.
  func write(_ edit: PathEdit) {
    let elements = edit.inserted.map(\.element)
    let moved = zip(edit.removed.reversed(), edit.inserted.reversed()).prefix { $0.id == $1.id }
      .count
    path.write(keeping: edit.kept, adding: elements)
    let difference = PathDifference(
      kept: edit.kept, removed: edit.removed.count, inserted: elements)
    follow(difference, moved: moved)
    changes.resetPath(count: values.count)
  }
}
