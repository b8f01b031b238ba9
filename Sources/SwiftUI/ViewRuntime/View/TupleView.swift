import Platform

/// Several views one after the other, each with an identity of its own.
public struct TupleView<T> {
  /// The views.
  public let value: T
  package let parts: [RenderClosure]

  /// Creates the views of a tuple.
  public init<each Content: View>(_ value: (repeat each Content))
  where T == (repeat each Content) {
    self.init(views: repeat each value)
  }

  init<each Content: View>(views: repeat each Content) where T == (repeat each Content) {
    value = (repeat each views)
    var parts: [RenderClosure] = []
    for view in repeat each views {
      // Views are values of the main actor: only it renders the view from here on.
      let view = UncheckedSendable(view)
      let part: RenderClosure = { view.value._render(in: &$0) }
      parts.append(part)
    }
    self.parts = parts
  }
}

@MainActor
extension TupleView: PrimitiveView, ViewSequence {
  public func _render(in context: inout RenderContext) {
    for (index, render) in parts.enumerated() {
      context.entering(.index(index)) { $0.renderPart(render) }
    }
  }
}

/// Several views, each of which other code can render separately.
@MainActor
package protocol ViewSequence {
  var parts: [RenderClosure] { get }
}
