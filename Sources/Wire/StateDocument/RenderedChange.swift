import NavigationCore
import SceneModel

/// The renderings before and after a transition.
///
/// Most transitions have none, and then this is a nil pointer, not the room for two renderings.
package struct RenderedChange {
  private indirect enum Renderings {
    case pair(before: Rendering, after: Rendering)
  }

  private var renderings: Renderings

  /// Creates the way from one rendering to another.
  package init(from before: Rendering, to after: Rendering) {
    renderings = .pair(before: before, after: after)
  }

  /// The rendering before.
  package var before: Rendering {
    switch renderings {
    case .pair(let before, _): before
    }
  }

  /// The rendering afterwards.
  package var after: Rendering {
    switch renderings {
    case .pair(_, let after): after
    }
  }

  /// Names the path's elements that the problems after it are about.
  package mutating func identify(in state: NavigationState) {
    self = RenderedChange(from: before, to: after.identified(in: state))
  }

  /// True if anything shown is different.
  package func isVisible(in state: NavigationState) -> Bool {
    before != after.identified(in: state)
  }
}
