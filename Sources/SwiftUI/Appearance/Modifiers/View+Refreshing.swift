import OrderedJSON
import SceneModel

extension View {
  /// Reloads the content of the list in this view when a person pulls it down.
  ///
  /// Source: Apple, `refreshable(action:)`.
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    RefreshableView(content: self, action: RefreshAction(action: action))
  }
}

private struct RefreshableView<Content: View> {
  let content: Content
  let action: RefreshAction
}

@MainActor
extension RefreshableView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    let action = action
    context.entering(.role("refresh")) { context in
      let running = context.identity.stored { StateBox(0) }
      // It has no name: people pull, and scripts take the id.
      let control = context.control(label: "", isDisabled: false) { _ in
        running.value += 1
        _ = SceneContext.startTask {
          await action()
          running.value -= 1
        }
      }
      let isRefreshing = running.value > 0
      context.entering(.role("content")) {
        content.environment(\.refresh, action)
          .screenStyled("refresh", .word(control))
          .screenStyled("refreshing", isRefreshing ? true : nil)
          ._render(in: &$0)
      }
    }
  }
}
