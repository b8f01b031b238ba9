import NavigationCore

/// The renderings before and behind a transition.
package struct RenderedChange {
  /// The rendering before.
  package let before: Rendering
  /// The rendering afterwards.
  package private(set) var after: Rendering

  /// Creates the way from one rendering to another.
  package init(from before: Rendering, to after: Rendering) {
    self.before = before
    self.after = after
  }

  /// Names the path's elements that the problems behind it are about.
  package mutating func identify(in state: NavigationState) { after = after.identified(in: state) }

  /// Tells whether anything shown is different.
  package func isVisible(in state: NavigationState) -> Bool {
    before != after.identified(in: state)
  }
}
