/// The actions of a view that comes into sight or goes out of it.
@MainActor
package final class Lifecycle {
  package var appear: () -> Void = {}
  package var disappear: () -> Void = {}
  package private(set) var hasAppeared = false

  package func appearIfHidden() {
    guard !hasAppeared else { return }
    hasAppeared = true
    appear()
  }

  package func disappearIfSeen() {
    guard hasAppeared else { return }
    hasAppeared = false
    disappear()
  }
}

extension RenderContext {
  /// The lifecycle of the view with this identity.
  package mutating func lifecycle() -> Lifecycle {
    let identity = identity
    let lifecycle = identity.stored {
      let lifecycle = Lifecycle()
      identity.onEnd.append { lifecycle.disappearIfSeen() }
      return lifecycle
    }
    output.lifecycles.append(lifecycle)
    return lifecycle
  }
}
