import OrderedJSON
import SceneModel

extension RenderContext {
  /// The numbers of the scene's scroll requests.
  package var scrollRequestNumbers: SerialNumbers {
    host.runtime?.scrollRequestNumbers ?? SerialNumbers()
  }
  /// True if the newest change came with an animation.
  package var isChangeAnimated: Bool { host.runtime?.isChangeAnimated == true }

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

extension RenderContext {
  /// Renders views among which a scroll view is that the author's code follows.
  ///
  /// - Returns: the ids of its targets.
  package mutating func collectingTargets(_ render: RenderClosure) -> ScrollTargets {
    let outer = targets
    defer { targets = outer }
    let own = outer.flatMap { $0.isInside ? nil : $0 } ?? ScrollTargets()
    targets = own
    render(&self)
    return own
  }

  /// Renders the content of a scroll view. The targets of a nested scroll view are not those of the
  /// outer one.
  package mutating func insideScrollView(_ render: RenderClosure) {
    let outer = targets
    if outer?.isInside == true { targets = nil }
    targets?.enterScrollView()
    render(&self)
    targets = outer
  }

  /// The rows of a list, which is a scroll view whose targets they are.
  package mutating func collectTargets(_ render: RenderClosure) -> [ViewNode] {
    let outer = targets
    if outer?.isInside == true { targets = nil }
    targets?.awaitLayout()
    targets?.enterScrollView()
    defer { targets = outer }
    return collect(render)
  }

  /// Renders a layout whose views are targets.
  ///
  /// - Returns: whether a page is to know of it.
  package mutating func renderingTargets(_ render: RenderClosure) -> Bool {
    guard let targets else {
      render(&self)
      return false
    }
    targets.awaitLayout()
    render(&self)
    targets.stopAwaitingLayout()
    return true
  }
}
