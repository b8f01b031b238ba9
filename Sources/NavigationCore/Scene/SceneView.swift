import OrderedJSON

/// The screens of the leading columns as lists of rows; what stands on the detail's stack is drawn
/// from the path.
public struct SceneView: Hashable {
  public struct Screen: Hashable {
    public let title: UTF8String
    /// The title of the screen below, on a collapsed stack.
    public let back: UTF8String?
    public let column: NavigationSplitViewColumn
    public let rows: [SceneDescription.Row]
    public let selected: [NavigationPath.Element]
  }

  public let isCollapsed: Bool
  /// Nil for a column that is not shown; collapsed, only the top of the stack is.
  public let sidebar: Screen?
  public let content: Screen?

  init(of state: NavigationState, _ presentation: Presentation, in scene: SceneDescription) {
    let shown = scene.hasRows ? presentation.shownColumns : []
    isCollapsed = presentation.isCollapsed
    sidebar =
      shown.contains(.sidebar)
      ? Screen(
        title: scene.sidebarTitle, back: nil, column: .sidebar, rows: scene.sidebarRows,
        selected: state.sidebar.elements.map(\.element))
      : nil
    content =
      shown.contains(.content)
      ? Screen(
        title: scene.contentTitle, back: isCollapsed ? scene.sidebarTitle : nil, column: .content,
        rows: scene.rows(forSidebar: state.sidebar),
        selected: state.content.elements.map(\.element))
      : nil
  }
}
