extension View {
  /// Opens the URLs of a table: writes the selections and the path, and dismisses what covers
  /// them. A target that the scene already shows changes nothing.
  public nonisolated func deepLinks(_ links: DeepLinks) -> some View {
    DeepLinkedView(content: self, links: links)
  }
}

private struct DeepLinkedView<Content: View> {
  let content: Content
  let links: DeepLinks
}

@MainActor
extension DeepLinkedView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    context.output.urls.tables.append(links)
    content._render(in: &context)
  }
}
