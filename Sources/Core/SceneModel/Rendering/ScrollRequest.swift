import OrderedJSON

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
