/// What happens when a view comes into sight and when it goes.
@MainActor
final class Lifecycle {
  var appear: () -> Void = {}
  var disappear: () -> Void = {}
  private(set) var hasAppeared = false

  func appearIfHidden() {
    guard !hasAppeared else { return }
    hasAppeared = true
    appear()
  }

  func disappearIfSeen() {
    guard hasAppeared else { return }
    hasAppeared = false
    disappear()
  }
}

extension RenderContext {
  /// The lifecycle of the view at this place.
  mutating func lifecycle() -> Lifecycle {
    let place = place
    let lifecycle = place.memory {
      let lifecycle = Lifecycle()
      place.endings.append { lifecycle.disappearIfSeen() }
      return lifecycle
    }
    output.lifecycles.append(lifecycle)
    return lifecycle
  }
}
