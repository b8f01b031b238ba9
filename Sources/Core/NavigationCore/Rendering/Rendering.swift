import OrderedJSON

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

/// A screen on the detail's stack, by what put it there.
public struct StackScreen: Hashable, Sendable {
  /// The way by which a screen came onto the stack.
  public enum Source: Hashable, Sendable {
    case root
    /// An element of the path.
    case path(index: Int)
    /// A link that holds its destination view.
    case link
    /// A flag or an item that became true, or not nil.
    case presented
  }

  /// The title.
  public let title: UTF8String
  /// The way by which the screen came onto the stack.
  public let source: Source
  /// The declaration that the screen comes from; nil if none is known.
  public let origin: ScreenOrigin?
  /// The index of the screen that declares it; nil if none is known.
  public let declaredOn: Int?

  /// Creates a screen of the stack.
  public init(
    title: UTF8String, source: Source, origin: ScreenOrigin? = nil, declaredOn: Int? = nil
  ) {
    self.title = title
    self.source = source
    self.origin = origin
    self.declaredOn = declaredOn
  }
}

/// A screen as a person sees it.
public struct RenderedScreen: Hashable {
  /// The title.
  public var title: UTF8String
  /// The title of the screen that the back button leads to; nil without a back button.
  public var back: UTF8String?
  /// The nodes of the screen's content.
  public var body: [ViewNode]
  /// Buttons of the bars.
  public var toolbar: [ViewNode]
  /// The look of the screen, and what its views inherit; nil if nothing is set.
  package var style: Style?
  /// The declaration of what is presented; nil for a screen that is not.
  package var origin: ScreenOrigin?

  /// The words on a back button that leads to a screen with this title.
  ///
  /// Source: UIKit, `UINavigationItem.backButtonTitle`: "Back" if there is no title.
  package static func backLabel(over title: UTF8String) -> UTF8String {
    title.isEmpty ? "Back" : title
  }

  /// Creates a rendering, or a screen, with these parts.
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
  /// The columns are one stack.
  public var isCollapsed = false
  /// The sidebar's screen; nil while it is not visible.
  public var sidebar: RenderedScreen?
  /// The content column's screen; nil while it is not visible.
  public var content: RenderedScreen?
  /// The detail's screen; nil while it is not visible.
  public var detail: RenderedScreen?
  /// Collapsed: the top of the stack.
  public var stack: RenderedScreen?
  /// The inspector beside the screens; nil if there is none. In a compact width it is a sheet.
  public var inspector: RenderedScreen?
  /// The sheet over the screens; nil if there is none.
  public var sheet: RenderedScreen?
  /// The alert over everything; nil if there is none.
  public var alert: RenderedScreen?
  /// The styles that the nodes and screens refer to.
  package var styles = ShownStyles()
  /// The scheme that the app asks for its window, and the app's own colour; nil for neither.
  package var window: StyleValue?
  /// The curve of the change that led to this view, with the change's number; nil for none.
  package var animation: StyleValue?

  /// Creates a view that shows nothing.
  public init() {}
}
