extension View {
  /// Calls a closure each time the view comes into sight.
  ///
  /// Source: Apple, `onAppear(perform:)`.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, appear: action ?? {}, disappear: {})
  }

  /// Calls a closure each time the view goes out of sight.
  ///
  /// Source: Apple, `onDisappear(perform:)`.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, appear: {}, disappear: action ?? {})
  }

  /// Starts when the view appears and is cancelled when it disappears.
  ///
  /// Source: Apple, `task(priority:_:)`.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    TaskView(content: self, id: 0, priority: priority, action: action)
  }

  /// Runs a task while the view is visible, and restarts it when the value changes.
  ///
  /// Source: Apple, `task(id:priority:_:)`.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    TaskView(content: self, id: value, priority: priority, action: action)
  }
}

struct LifecycleView<Content: View> {
  let content: Content
  let appear: () -> Void
  let disappear: () -> Void
}

@MainActor
extension LifecycleView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    context.entering(.role("lifecycle")) { context in
      let lifecycle = context.lifecycle()
      lifecycle.update(appear: appear, disappear: disappear)
      content._render(in: &context)
    }
  }
}

struct TaskView<Content: View, ID: Equatable> {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

@MainActor
extension TaskView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    context.entering(.role("task")) { context in
      let (id, priority, action) = (id, priority, action)
      let lifecycle = context.lifecycle()
      let running = context.identity.stored { RunningTask(id: id) }
      lifecycle.update(
        appear: { running.start(priority, action) }, disappear: { running.cancel() })
      if running.id != id {
        running.id = id
        context.host.afterUpdate {
          if lifecycle.isVisible { running.start(priority, action) }
        }
      }
      content._render(in: &context)
    }
  }
}

/// The task of a visible view.
@MainActor
private final class RunningTask<ID: Equatable> {
  var id: ID
  private var task: Task<Void, Never>?

  init(id: ID) {
    self.id = id
  }

  func start(_ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
    cancel()
    task = SceneContext.startTask(priority: priority) { await action() }
  }

  func cancel() {
    task?.cancel()
    task = nil
  }
}
