import NavigationCore

/// The screen that declares a destination, and the destination.
struct DestinationSource {
  let host: ViewHost
  let declaration: DestinationDeclaration
}

extension StackHost {
  /// The destination that shows an element: the one declared nearest the root, on a screen below
  /// it. One for `AnyHashable` shows what no other one does.
  ///
  /// Screens that have not been shown are rendered on the way, since they can declare it, a bounded
  /// number of them in each update. Of a path whose elements are all of one type, only the root's
  /// declarations count.
  func source(of element: NavigationPath.Element, below index: Int) -> DestinationSource? {
    if let found = declaration(on: root, for: element) { return found }
    if path.elementType == nil { explore(for: element, below: index) }
    return knownSource(of: element, below: index)
  }

  /// On one screen the modifier applied last counts: it is nearest the root.
  private func declaration(
    on host: ViewHost, for element: NavigationPath.Element, asAnyValue: Bool = false
  ) -> DestinationSource? {
    host.output.destinations.first { $0.showsAnyValue == asAnyValue && $0.matches(element) }
      .map { DestinationSource(host: host, declaration: $0) }
  }

  /// The same, if it is known without rendering unseen screens.
  func knownSource(of element: NavigationPath.Element, below index: Int) -> DestinationSource? {
    declared(for: element, below: index) ?? declared(for: element, below: index, asAnyValue: true)
  }

  private func declared(
    for element: NavigationPath.Element, below index: Int, asAnyValue: Bool = false
  ) -> DestinationSource? {
    let find = { self.declaration(on: $0, for: element, asAnyValue: asAnyValue) }
    if let found = find(root) { return found }
    if path.elementType != nil { return nil }
    if let depth = declarations.depth(for: element, asAnyValue: asAnyValue), depth > 0,
      depth <= index, let host = values[depth - 1].host
    {
      return find(host)
    }
    return views.lazy.compactMap { find($0.host) }.first
  }

  private func explore(for element: NavigationPath.Element, below index: Int) {
    while unseen.exploredCount < index, declarations.depth(for: element) == nil {
      guard let runtime,
        unseen.exploration.mayContinue(in: runtime.updates, ofPath: values.count)
      else { return }
      let lower = unseen.exploredCount
      let host = host(at: lower)
      renderIfNeeded(host)
      unseen.exploration.add(bytes: host.bytes)
      unseen.addExplored(lower)
    }
  }

  /// True if a link on one of the stack's screens finds a destination for the element.
  func hasDestination(for element: NavigationPath.Element, from host: ViewHost) -> Bool {
    let index = host.valueIndex.map { $0 + 1 } ?? (host === root ? 0 : values.count)
    return source(of: element, below: index) != nil
  }
}

extension RenderOutput {
  /// The destination that the screen itself declares for an element.
  func destination(for element: NavigationPath.Element) -> DestinationDeclaration? {
    destinations.first { !$0.showsAnyValue && $0.matches(element) }
      ?? destinations.first { $0.matches(element) }
  }
}
