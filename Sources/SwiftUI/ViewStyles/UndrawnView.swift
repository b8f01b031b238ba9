/// A part of a control, as a style of an author's sees it.
///
/// Authors can write styles; their bodies are never requested, since a style only looks.
public struct UndrawnView {
}

@MainActor
extension UndrawnView: PrimitiveView {
  public func _render(in context: inout RenderContext) {}
}
