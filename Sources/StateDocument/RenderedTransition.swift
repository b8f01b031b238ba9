import NavigationCore
import OrderedJSON

/// A transition of a scene with views: what they showed before, and what they show now.
package struct RenderedTransition {
  package let transition: Transition
  package let scene: SceneDescription
  package let before: Rendering
  package let after: Rendering

  package init(
    _ transition: Transition, of scene: SceneDescription, before: Rendering, after: Rendering
  ) {
    self.transition = transition
    self.scene = scene
    self.before = before
    self.after = after
  }
}
