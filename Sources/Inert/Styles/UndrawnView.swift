/// A part of a control, as a style of an author's sees it.
///
/// Authors may write styles, and nobody asks what they make of a control: a style only looks.
public struct UndrawnView: PrimitiveView {
  public func _render(in context: inout RenderContext) {}
}
