import OrderedJSON
import SceneModel

extension View {
  /// Moves the focus to the text field in this view while a state is true, and away from it; the
  /// state follows the field on a page.
  ///
  /// Source: Apple, `focused(_:)`.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedView(content: self, focus: FieldFocus(condition, equals: true))
  }

  /// Moves the focus to the text field in this view while a state has a value, and away from it; the
  /// state follows the field on a page.
  ///
  /// Source: Apple, `focused(_:equals:)`.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    FocusedView(content: self, focus: FieldFocus(binding, equals: value))
  }
}

/// A view whose text field has a state of its focus.
struct FocusedView<Content: View> {
  let content: Content
  let focus: FieldFocus
}

@MainActor
extension FocusedView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    context.entering(.role("focused")) { $0.follow(focus) { content._render(in: &$0) } }
  }
}
