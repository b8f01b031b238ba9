import OrderedJSON
import SceneModel

/// A view that changes the look of the screen around it.
package struct ScreenStyledView<Content: View> {
  let content: Content
  /// Nil if nothing changes.
  let operation: StyleOperation?
}

@MainActor
extension ScreenStyledView: PrimitiveView {
  package func _render(in context: inout RenderContext) {
    content._render(in: &context)
    if let operation { context.output.screen.add(operation) }
  }
}

extension View {
  /// Adds an operation to the look of the screen with this view.
  ///
  /// - Parameter value: nil if nothing changes.
  package nonisolated func screenStyled(
    _ name: UTF8String, _ value: StyleValue?
  ) -> ScreenStyledView<Self> {
    ScreenStyledView(content: self, operation: value.map { StyleOperation(name, $0) })
  }
}
