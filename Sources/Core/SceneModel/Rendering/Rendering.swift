import NavigationCore

/// The visible form of a living scene: the screens on its stack, what is visible of them, and what
/// its author would want to know.
public struct Rendering: Hashable {
  /// The screens on the detail's stack, root first.
  public var screens: ScreenList
  /// The path says which screens there are, and none are listed.
  public var screensFollowPath: Bool
  /// The tree of what is visible.
  public var view: RenderedView
  /// The problems that do not concern one element of the path.
  public var problems: [Problem]

  /// Creates a rendering, or a screen, with these parts.
  public init(
    screens: ScreenList = [], view: RenderedView = RenderedView(), problems: [Problem] = [],
    screensFollowPath: Bool = false
  ) {
    self.screens = screens
    self.screensFollowPath = screensFollowPath
    self.view = view
    self.problems = problems
  }
}
