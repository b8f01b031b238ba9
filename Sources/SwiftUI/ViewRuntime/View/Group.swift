/// Views taken together; each is laid out as if it were by itself.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public func _render(in context: inout RenderContext) { content._render(in: &context) }
}
