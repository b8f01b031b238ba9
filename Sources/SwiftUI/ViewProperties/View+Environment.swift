import Observation

extension View {
  /// Sets a value of the environment for this view and those inside of it.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentModified(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Puts an `@Observable` object into the environment of this view; nil takes it out.
  public nonisolated func environment<ObjectType: AnyObject & Observable>(
    _ object: ObjectType?
  ) -> some View {
    EnvironmentModified(content: self) { $0.set(object) }
  }

  /// Puts an observable object into the environment of this view.
  public nonisolated func environmentObject<ObjectType: ObservableObject>(
    _ object: ObjectType
  ) -> some View {
    EnvironmentModified(content: self) { $0.set(object) }
  }

  /// Changes a value of the environment for this view and those inside of it.
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentModified(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Disables the controls of this view; those disabled outside of it stay disabled.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    EnvironmentModified(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
  }
}

package struct EnvironmentModified<Content: View> {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  package init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.change = change
  }
}

@MainActor
extension EnvironmentModified: PrimitiveView {
  package func _render(in context: inout RenderContext) {
    let outer = context.environment
    change(&context.environment)
    let looks = context.environment.removeNewLooks()
    let start = context.output.nodes.count
    for look in looks {
      context.environment.inheritedStyle = context.styles.style(
        context.environment.inheritedStyle, look)
    }
    content._render(in: &context)
    for look in looks { context.restyle(from: start, look) }
    context.environment = outer
  }
}
