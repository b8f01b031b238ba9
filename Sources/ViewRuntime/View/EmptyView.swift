/// A view that shows nothing.
public struct EmptyView: PrimitiveView {
  public nonisolated init() {}
  public func _render(in context: inout RenderContext) {}
}
