import Platform

/// Runs an action of the scene whose code runs now, after some seconds of its clock; at once if
/// there is no scene.
package func runLater(after seconds: Double, _ action: @escaping () -> Void) {
  guard isOnMain else { return action() }
  // Sound: it stays on the main thread, which was asked for above.
  let action = UncheckedSendable(action)
  MainActor.assumeIsolated {
    guard let context = SceneContext.current else { return action.value() }
    context.delays.add(after: .seconds(seconds)) { [weak context] in context?.run(action.value) }
  }
}
