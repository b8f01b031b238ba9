import OrderedJSON

/// What a living scene shows: the screens that stand on its stack, what is visible of them, and what
/// its author would want to know.
public struct Rendering: Hashable {
  /// The screens on the detail's stack, root first.
  public var screens: ScreenList
  /// The path says which screens there are, and none are listed.
  public var screensFollowPath: Bool
  public var view: RenderedView
  /// Those that do not lie in one element of the path.
  public var problems: [Problem]

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

/// A screen on the detail's stack, by what put it there.
public struct StackScreen: Hashable, Sendable {
  public enum Source: Hashable, Sendable {
    case root
    /// An element of the path.
    case path(index: Int)
    /// A link that holds its destination view.
    case link
    /// A flag or an item that became true, or not nil.
    case presented
  }

  public let title: UTF8String
  public let source: Source

  public init(title: UTF8String, source: Source) {
    self.title = title
    self.source = source
  }
}

/// A screen as a person sees it.
public struct RenderedScreen: Hashable {
  public var title: UTF8String
  /// The title of the screen that the back button leads to; nil without a back button.
  public var back: UTF8String?
  public var body: [ViewNode]
  /// Buttons of the bars.
  public var toolbar: [ViewNode]

  public init(
    title: UTF8String, back: UTF8String? = nil, body: [ViewNode], toolbar: [ViewNode] = []
  ) {
    self.title = title
    self.back = back
    self.body = body
    self.toolbar = toolbar
  }
}

/// The screens that are visible: one for each visible column, or the top of the collapsed stack, and
/// what lies over them.
public struct RenderedView: Hashable {
  public var isCollapsed = false
  public var sidebar: RenderedScreen?
  public var content: RenderedScreen?
  public var detail: RenderedScreen?
  /// Collapsed: the top of the stack.
  public var stack: RenderedScreen?
  public var sheet: RenderedScreen?
  public var alert: RenderedScreen?

  public init() {}
}
