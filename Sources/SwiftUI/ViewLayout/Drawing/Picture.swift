import OrderedJSON
import SceneModel

/// Views that are only drawn, as the items of a style.
package struct Picture {
  package let items: StyleValue
  /// The styles that the items speak of.
  package let parts: [Style]

  /// The only item.
  package var item: StyleValue? {
    guard case .list(let items) = items else { return nil }
    return items.first
  }
}

extension RenderContext {
  /// A view as decoration: clients do not get its text and controls.
  ///
  /// - Returns: nil for a view that shows nothing.
  package mutating func picture<Content: View>(of view: Content) -> Picture? {
    let outer = output
    let nodes = collectInside { $0.entering(.role("picture")) { view._render(in: &$0) } }
    output = outer
    return picture(of: drawing(of: nodes))
  }

  /// Nodes that are only drawn, as one item.
  package mutating func picture(of drawn: [ViewNode]) -> Picture? {
    if drawn.isEmpty { return nil }
    var boxes = drawn
    if drawn.count > 1 {
      boxes = collectInside { $0.emitBox("stack", ["axis": "z"], around: drawn) }
    }
    let arrangement = boxes.arrangement
    guard let items = arrangement.items else { return nil }
    return Picture(items: items, parts: arrangement.parts)
  }
}
