import Platform

/// A view with its type erased; a different type begins with new state.
public struct AnyView: PrimitiveView {
  private let type: ObjectIdentifier
  private let render: RenderClosure

  /// Creates a view that hides the type of another.
  public nonisolated init<Content: View>(_ view: Content) {
    self.init(erasing: view)
  }

  /// Creates a view that hides the type of another.
  public nonisolated init<Content: View>(erasing view: Content) {
    type = ObjectIdentifier(Content.self)
    // Views are values of the main actor: only it renders the view from here on.
    let view = UncheckedSendable(view)
    render = { view.value._render(in: &$0) }
  }

  public func _render(in context: inout RenderContext) {
    context.entering(.type(type), render)
  }
}
