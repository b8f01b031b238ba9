import OrderedJSON
import SceneModel

/// A request of the author's code to scroll to the view with an id.
package struct ScrollRequest {
  package let id: AnyHashable
  /// The part of the view, and of what the scroll view shows, that come together; nil for as little
  /// scrolling as there has to be.
  package let anchor: StyleValue?
  /// The number of the request: a page follows each once.
  package let number: Int
  /// The page scrolls there smoothly.
  package let isAnimated: Bool

  package init(id: AnyHashable, anchor: StyleValue?, number: Int, isAnimated: Bool) {
    self.id = id
    self.anchor = anchor
    self.number = number
    self.isAnimated = isAnimated
  }
}

extension RenderContext {
  /// The numbers of the scene's scroll requests.
  package var scrollRequestNumbers: SerialNumbers {
    host.runtime?.resources.scrollRequestNumbers ?? SerialNumbers()
  }
  /// True if the newest change came with an animation.
  package var isChangeAnimated: Bool { host.runtime?.changeAnimation.curve != nil }

  /// Renders with a scroll request for the views inside.
  package mutating func scrolling(_ request: ScrollRequest?, _ render: RenderClosure) {
    let outer = scrollRequest
    scrollRequest = request ?? outer
    render(&self)
    scrollRequest = outer
  }

  /// Renders a view with an id, and notes for the page if it must scroll to it.
  package mutating func renderTarget(_ id: AnyHashable, _ render: RenderClosure) {
    let start = output.nodes.count
    render(&self)
    targets?.record(id, at: start..<output.nodes.count)
    guard let request = scrollRequest, request.id == id else { return }
    let look: StyleValue = .object([
      "to": .number(Double(request.number)), "anchor": request.anchor,
      "animated": .only(request.isAnimated),
    ])
    markFirst(from: start, StyleOperation("scrolled", look))
  }

  /// Puts a mark on the first view that has been shown since: one of several has a place.
  package mutating func markFirst(from start: Int, _ operation: StyleOperation) {
    guard start < output.nodes.count else { return }
    output.nodes[start].style = styles.style(output.nodes[start].style, operation)
  }
}
