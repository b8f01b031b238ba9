import NavigationCore
import OrderedJSON

/// The author's wish that the view with an id be scrolled to.
package struct ScrollRequest {
  package let id: AnyHashable
  /// The part of the view, and of what the scroll view shows, that come together; nil for as little
  /// scrolling as there has to be.
  package let anchor: StyleValue?
  /// The number of the wish: a page follows each once.
  package let number: Int

  package init(id: AnyHashable, anchor: StyleValue?, number: Int) {
    self.id = id
    self.anchor = anchor
    self.number = number
  }
}

extension RenderContext {
  /// Renders with a wish for the views inside.
  package mutating func scrolling(_ request: ScrollRequest?, _ render: RenderClosure) {
    let outer = scrollRequest
    scrollRequest = request ?? outer
    render(&self)
    scrollRequest = outer
  }

  /// Renders a view that has an id, and tells a page if it is to be scrolled to.
  package mutating func renderTarget(_ id: AnyHashable, _ render: RenderClosure) {
    guard let request = scrollRequest, request.id == id else { return render(&self) }
    let start = output.nodes.count
    render(&self)
    guard start < output.nodes.count else { return }
    let look = StyleOperation(
      "scrolled", .object(["to": .number(Double(request.number)), "anchor": request.anchor]))
    output.nodes[start].style = styles.style(output.nodes[start].style, look)
  }
}
