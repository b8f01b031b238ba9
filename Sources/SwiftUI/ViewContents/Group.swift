/// Views taken together; each is laid out as if it were by itself.
public struct Group<Content> {
  let content: Content

  /// Creates a group of what another builder has put together.
  package init(holding content: Content) { self.content = content }

  /// The grouped views, scenes or items.
  package var held: Content { content }
}

extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public func _render(in context: inout RenderContext) { content._render(in: &context) }
}
