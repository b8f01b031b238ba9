import OrderedJSON
import SceneModel

extension View {
  /// Shows only the part of this view that the mask covers.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { MaskedView(content: self, mask: mask()) }
  /// Shows only the part of this view that the mask covers.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    MaskedView(content: self, mask: mask)
  }
}

private struct MaskedView<Content: View, Mask: View> {
  let content: Content
  let mask: Mask
}

@MainActor
extension MaskedView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    let start = context.output.nodes.count
    content._render(in: &context)
    guard let picture = context.picture(of: mask), let item = picture.item else { return }
    context.restyle(from: start, StyleOperation("mask", item), parts: picture.parts)
  }
}
