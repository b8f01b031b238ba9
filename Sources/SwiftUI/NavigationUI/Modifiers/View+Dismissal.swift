extension View {
  /// Keeps a person from dismissing the sheet around the view by hand; `dismiss` and flags still do.
  ///
  /// Source: Apple, `interactiveDismissDisabled(_:)`.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    DismissalView(content: self, isDisabled: isDisabled)
  }
}

private struct DismissalView<Content: View> {
  let content: Content
  let isDisabled: Bool
}

@MainActor
extension DismissalView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    if isDisabled { context.output.screen.disablesDismissal = true }
    content._render(in: &context)
  }
}
