import NavigationCore
import SceneModel

/// Two or three columns, in which a selection in one drives the next.
///
/// Source: Apple, `NavigationSplitView`.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let location: CodeLocation?
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let preferredColumn: Binding<NavigationSplitViewColumn>?

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ preferredColumn: Binding<NavigationSplitViewColumn>?, _ sidebar: Sidebar, _ content: Content,
    _ detail: Detail, _ location: CodeLocation?
  ) {
    self.location = location
    self.visibility = visibility
    self.preferredColumn = preferredColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// Creates a split view of three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(nil, nil, sidebar(), content(), detail(), CodeLocation(fileID, line))
  }

  /// Creates a split view of three columns with a binding to the visible columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail(), CodeLocation(fileID, line))
  }

  /// Creates a split view of three columns with a binding to the column that is on top if the
  /// width is compact.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      nil, preferredCompactColumn, sidebar(), content(), detail(), CodeLocation(fileID, line))
  }

  /// Creates a split view of three columns with a binding to the visible columns and a binding to
  /// the column that is on top if the width is compact.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      columnVisibility, preferredCompactColumn, sidebar(), content(), detail(),
      CodeLocation(fileID, line))
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a split view of two columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(nil, nil, sidebar(), EmptyView(), detail(), CodeLocation(fileID, line))
  }

  /// Creates a split view of two columns with a binding to the visible columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(columnVisibility, nil, sidebar(), EmptyView(), detail(), CodeLocation(fileID, line))
  }

  /// Creates a split view of two columns with a binding to the column that is on top if the
  /// width is compact.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      nil, preferredCompactColumn, sidebar(), EmptyView(), detail(), CodeLocation(fileID, line))
  }

  /// Creates a split view of two columns with a binding to the visible columns and a binding to the
  /// column that is on top if the width is compact.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail(),
      CodeLocation(fileID, line))
  }
}

@MainActor
extension NavigationSplitView: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.entering(.role("NavigationSplitView")) { context in
      if context.host.isInsideNavigation {
        return context.renderNested("NavigationSplitView") { detail._render(in: &$0) }
      }
      if context.isInsideColumns {
        return context.renderNested("NavigationSplitView") { renderColumnsInside(&$0) }
      }
      let origin = ScreenOrigin(.root, showing: Detail.self, at: location)
      context.renderSplit(contents, visibility, preferredColumn, origin: origin)
    }
  }

  /// Draws all columns one below the other, since the lists of the first ones lead to the others.
  private func renderColumnsInside(_ context: inout RenderContext) {
    for (index, column) in contents.enumerated() {
      context.entering(.index(index), column.draw)
    }
  }

  private var contents: [SplitHost.Content] {
    let (sidebar, content, detail) = (sidebar, content, detail)
    let drawSidebar: RenderClosure = { sidebar._render(in: &$0) }
    let drawContent: RenderClosure = { content._render(in: &$0) }
    let drawDetail: RenderClosure = { detail._render(in: &$0) }
    if Content.self == EmptyView.self { return [(.sidebar, drawSidebar), (.detail, drawDetail)] }
    return [(.sidebar, drawSidebar), (.content, drawContent), (.detail, drawDetail)]
  }
}
