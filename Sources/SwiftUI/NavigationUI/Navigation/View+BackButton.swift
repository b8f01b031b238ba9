extension View {
  /// Takes the back button off the screen; `dismiss` still works.
  ///
  /// Source: Apple, `navigationBarBackButtonHidden(_:)`.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  {
    BackButtonView(content: self, isHidden: hidesBackButton)
  }
}

private struct BackButtonView<Content: View> {
  let content: Content
  let isHidden: Bool
}

@MainActor
extension BackButtonView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    if isHidden { context.output.screen.hidesBackButton = true }
    content._render(in: &context)
  }
}
