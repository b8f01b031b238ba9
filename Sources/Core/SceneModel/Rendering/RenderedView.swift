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
