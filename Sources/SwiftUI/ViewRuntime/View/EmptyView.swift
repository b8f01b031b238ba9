/// A view that shows nothing.
public struct EmptyView: PrimitiveView {
  /// Creates an empty view.
  public nonisolated init() {}
  public func _render(in context: inout RenderContext) {}
}
