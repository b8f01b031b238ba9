import NavigationUI

extension View {
  /// Sets a value that the view's container can read.
  ///
  /// Source: Apple, `containerValue(_:_:)`.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    ContainerValuedView(content: self, keyPath: keyPath, value: value)
  }
}

/// A view with a value for its container.
struct ContainerValuedView<Content: View, Value> {
  let content: Content
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value
}

@MainActor
extension ContainerValuedView: PrimitiveView {
  func _render(in context: inout RenderContext) { content._render(in: &context) }
}
