import NavigationCore

/// The screen that declares a destination, and the destination.
struct DestinationSource {
  let unit: RenderUnit
  let declaration: DestinationDeclaration
}

extension StackHost {
  /// The destination that shows an element: the one declared nearest the root, on a screen below
  /// it.
  ///
  /// Screens that nobody has seen yet are rendered on the way, since they may declare it, a bounded
  /// number of them in each update. Of a path whose elements are all of one type, only the root's
  /// declarations count.
  func source(of element: NavigationPath.Element, below index: Int) -> DestinationSource? {
    if let found = declaration(on: root, for: element) { return found }
    if path.isHomogeneous { return nil }
    explore(for: element, below: index)
    if let place = declarations.place(for: element), place > 0, place <= index {
      return declaration(on: unit(at: place - 1), for: element)
    }
    return views.lazy.compactMap { self.declaration(on: $0.unit, for: element) }.first
  }

  /// On one screen the modifier applied last counts: it is nearest the root.
  private func declaration(
    on unit: RenderUnit, for element: NavigationPath.Element
  ) -> DestinationSource? {
    unit.output.destination(for: element).map { DestinationSource(unit: unit, declaration: $0) }
  }

  private func explore(for element: NavigationPath.Element, below index: Int) {
    while exploredCount < index, declarations.place(for: element) == nil {
      guard let runtime,
        exploration.goesOn(in: runtime.updateNumber, for: runtime.explorationTime)
      else { return }
      let lower = exploredCount
      let unit = unit(at: lower)
      freshen(unit)
      exploration.note(bytes: unit.bytes)
      exploredCount = max(exploredCount, lower + 1)
    }
  }

  /// Whether a link on one of the stack's screens finds a destination for the element.
  func takes(_ element: NavigationPath.Element, from unit: RenderUnit) -> Bool {
    let index = unit.valueIndex.map { $0 + 1 } ?? (unit === root ? 0 : values.count)
    return source(of: element, below: index) != nil
  }
}

extension UnitOutput {
  func destination(for element: NavigationPath.Element) -> DestinationDeclaration? {
    destinations.first { $0.matches(element) }
  }
}
