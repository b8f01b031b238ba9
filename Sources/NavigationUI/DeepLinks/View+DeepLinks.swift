extension View {
  /// Opens the URLs of a table: it writes the selections and the path, and takes off what lies over
  /// them; a place where the scene is already is left as it is.
  public func deepLinks(_ links: DeepLinks) -> some View {
    DeepLinkedView(content: self, links: links)
  }
}

private struct DeepLinkedView<Content: View>: PrimitiveView {
  let content: Content
  let links: DeepLinks

  func _render(in context: inout RenderContext) {
    context.output.urlTables.append(links)
    content._render(in: &context)
  }
}
