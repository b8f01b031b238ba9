import OrderedJSON

/// A view whose controls have a look.
package struct ControlLookModified<Content: View> {
  let content: Content
  let part: ControlLooks.Part
  let word: UTF8String?
}

@MainActor
extension ControlLookModified: PrimitiveView {
  package func _render(in context: inout RenderContext) {
    let outer = context.environment.controlLooks
    context.environment.controlLooks[part] = word
    content._render(in: &context)
    context.environment.controlLooks = outer
  }
}

extension View {
  /// Chooses a look for the controls in this view.
  ///
  /// - Parameter word: nil for the usual look.
  package nonisolated func controlLook(
    _ part: ControlLooks.Part, _ word: UTF8String?
  ) -> ControlLookModified<Self> {
    ControlLookModified(content: self, part: part, word: word)
  }
}
