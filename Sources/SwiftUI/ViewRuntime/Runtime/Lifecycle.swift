/// The actions of a view that comes into sight or goes out of it.
@MainActor
package final class Lifecycle {
  private var appear: () -> Void = {}
  private var disappear: () -> Void = {}
  private(set) var hasAppeared = false

  package var isVisible: Bool { hasAppeared }

  /// Replaces the actions with those of the newest rendering.
  package func update(appear: @escaping () -> Void, disappear: @escaping () -> Void) {
    self.appear = appear
    self.disappear = disappear
  }

  package func appearIfHidden() {
    guard !hasAppeared else { return }
    hasAppeared = true
    appear()
  }

  package func disappearIfVisible() {
    guard hasAppeared else { return }
    hasAppeared = false
    disappear()
  }
}

extension RenderContext {
  /// The lifecycle of the view with this identity.
  package mutating func lifecycle() -> Lifecycle {
    let identity = identity
    let lifecycle = identity.stored { [weak runtime = host.runtime] in
      let lifecycle = Lifecycle()
      identity.onTearDown.append {
        guard let runtime else { return lifecycle.disappearIfVisible() }
        runtime.disappearAfterUpdate(lifecycle)
      }
      return lifecycle
    }
    output.lifecycles.append(lifecycle)
    return lifecycle
  }
}
