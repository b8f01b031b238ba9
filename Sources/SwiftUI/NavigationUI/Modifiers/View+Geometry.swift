import OrderedJSON
import SceneModel

// A page reports the sizes of views; without a page nothing is called.
extension View {
  /// Calls a closure with the value that another one computes from this view's size, first and
  /// whenever it changes.
  ///
  /// Source: Apple, `onGeometryChange(for:of:action:)`.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    GeometryChangeView(content: self, transform: transform) { action($1) }
  }

  /// Calls a closure with the value that another one computes from this view's size, and the value
  /// before.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    GeometryChangeView(content: self, transform: transform, action: action)
  }
}

/// Compares a value of a view's size with that of the rendering before.
struct GeometryChangeView<Content: View, Value: Equatable> {
  let content: Content
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

@MainActor
extension GeometryChangeView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    context.entering(.role("onGeometryChange")) { context in
      let measured = context.measuredView()
      let known = context.identity.stored { PreviousValue<Value>() }
      // Asked for even before there is a size: so it is known what has to be reported.
      let new = transform(context.geometry(of: measured))
      if measured.report != nil, new != known.value {
        let (old, action) = (known.value ?? new, action)
        known.value = new
        context.host.afterUpdate { action(old, new) }
      }
      let start = context.output.nodes.count
      content._render(in: &context)
      context.markFirst(from: start, StyleOperation("measure", .members(measured.members)))
    }
  }
}
