import OrderedJSON

/// A thing on the screen, with its surroundings.
package struct PlacedNode {
  /// The thing itself.
  package let node: ViewNode
  /// The positions of its surroundings and of itself, from outside.
  let place: [Int]
  /// The surroundings that have words, the inner one last.
  package let surroundings: [ViewNode]

  /// True if it takes a press.
  package var isControl: Bool { node.id != nil }

  /// The things inside, each before what is inside it.
  package var inside: [PlacedNode] {
    let words = surroundings + (node.label ?? "" == "" ? [] : [node])
    return node.children.enumerated().flatMap { index, child in
      let child = PlacedNode(node: child, place: place + [index], surroundings: words)
      return [child] + child.inside
    }
  }

  /// The one control inside; nil if there are none or several.
  fileprivate var onlyControl: PlacedNode? {
    let controls = inside.filter(\.isControl).outermost
    return controls.count == 1 ? controls[0] : nil
  }
}

extension RenderedView {
  /// Everything that a person can reach: what covers the screens, or else all columns, front first.
  package var reachable: [PlacedNode] {
    if let screen = alert ?? sheet { return screen.placed }
    return [stack, detail, content, sidebar].compactMap(\.self).flatMap(\.placed)
  }
}

extension RenderedScreen {
  /// Everything on the screen, each thing before its contents, the bars last.
  package var placed: [PlacedNode] {
    (body + toolbar).enumerated().flatMap { index, node in
      let placed = PlacedNode(node: node, place: [index], surroundings: [])
      return [placed] + placed.inside
    }
  }
}

extension [PlacedNode] {
  /// Those that are not inside any of the others.
  package var outermost: [PlacedNode] {
    let places = Set(map(\.place))
    return filter { found in
      !found.place.indices.dropFirst().contains { places.contains([Int](found.place[..<$0])) }
    }
  }

  /// The controls that are meant; of nested ones, the outer. If no control itself is meant, those
  /// that show what is meant, or the only control inside it.
  package func controls(where isMeant: (ViewNode) -> Bool) -> [PlacedNode] {
    let exact = filter { $0.isControl && isMeant($0.node) }
    if !exact.isEmpty { return exact.outermost }
    let around = filter { $0.isControl && $0.node.shows(isMeant) }
    if !around.isEmpty { return around.outermost }
    return filter { isMeant($0.node) }.outermost.compactMap(\.onlyControl)
  }
}

extension ViewNode {
  /// The name that `.accessibilityIdentifier` gave it, the outermost; nil without one.
  package var identifier: UTF8String? {
    for value in style?.values(of: "ax") ?? [] {
      if case .word(let name)? = value["identifier"] { return name }
    }
    return nil
  }

  /// True if it is called so: by the words that a person reads, or by its identifier.
  package func isCalled(_ name: UTF8String) -> Bool { (label ?? "") == name || identifier == name }

  /// True if a text inside is meant, in nothing that takes a press itself.
  fileprivate func shows(_ isMeant: (ViewNode) -> Bool) -> Bool {
    children.contains { $0.id == nil && (isMeant($0) || $0.shows(isMeant)) }
  }
}
