import NavigationCore
import OrderedJSON

/// A node on the screen, with its position in the tree.
package struct LocatedNode {
  /// The node itself.
  package let node: ViewNode
  /// The indices of its ancestors and of itself, outermost first.
  let indexPath: [Int]
  /// The ancestors that have a label, the innermost last.
  package let ancestors: [ViewNode]
  /// True if only a swipe or a long press shows it.
  package var isCovered = false

  /// True if it takes a press.
  package var isControl: Bool { node.id != nil }

  /// The nodes inside, each before its own descendants.
  package var descendants: [LocatedNode] {
    let ancestors = ancestors + (node.label ?? "" == "" ? [] : [node])
    let covered = node.coveredChildren
    return node.children.enumerated().flatMap { index, child in
      let child = LocatedNode(
        node: child, indexPath: indexPath + [index], ancestors: ancestors,
        isCovered: isCovered || covered.contains(index))
      return [child] + child.descendants
    }
  }

  /// The one control inside that is visible; nil if there are none or several.
  fileprivate var onlyControl: LocatedNode? {
    let controls = descendants.filter { $0.isControl && !$0.isCovered }.outermost
    return controls.count == 1 ? controls[0] : nil
  }
}

extension RenderedView {
  /// Everything that a person can reach: what covers the screens, or else all columns, front first.
  package var reachable: [LocatedNode] {
    if let screen = alert ?? sheet { return screen.locatedNodes }
    return [stack, detail, content, sidebar, inspector].compactMap(\.self).flatMap(\.locatedNodes)
  }
}

extension RenderedScreen {
  /// All nodes on the screen, each before its descendants, the bars last.
  package var locatedNodes: [LocatedNode] {
    (body + toolbar).enumerated().flatMap { index, node in
      let located = LocatedNode(node: node, indexPath: [index], ancestors: [])
      return [located] + located.descendants
    }
  }
}

extension [LocatedNode] {
  /// Those that are not inside any of the others.
  package var outermost: [LocatedNode] {
    let indexPaths = Set(map(\.indexPath))
    return filter { found in
      !found.indexPath.indices.dropFirst().contains {
        indexPaths.contains([Int](found.indexPath[..<$0]))
      }
    }
  }

  /// The controls that are meant; of nested ones, the outer. If no control itself is meant, those
  /// that show what is meant, or the only control inside it. Those that a swipe or a long press shows
  /// are meant only if no other is.
  package func controls(where isMeant: (ViewNode) -> Bool) -> [LocatedNode] {
    let exact = filter { $0.isControl && isMeant($0.node) }
    let visible = exact.filter { !$0.isCovered }
    if !exact.isEmpty { return (visible.isEmpty ? exact : visible).outermost }
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

  /// The indices of the children that a swipe or a long press shows.
  fileprivate var coveredChildren: Set<Int> {
    guard children.count > 1, let style else { return [] }
    var indices: Set<Int> = []
    for attached in style.values(of: "attached") {
      for role: UTF8String in ["leading", "trailing", "menu"] {
        guard case .list(let numbers)? = attached[role] else { continue }
        for case .number(let number) in numbers { indices.insert(Int(number)) }
      }
    }
    return indices
  }

  /// True if it is called so: by the words that a person reads, or by its identifier.
  package func isCalled(_ name: UTF8String) -> Bool { (label ?? "") == name || identifier == name }

  /// True if a text inside is meant, in nothing that takes a press itself.
  fileprivate func shows(_ isMeant: (ViewNode) -> Bool) -> Bool {
    children.contains { $0.id == nil && (isMeant($0) || $0.shows(isMeant)) }
  }
}
