/// A view whose initializers note the call that declares it.
///
/// Its extensions repeat each initializer without the place of the call, for references that are not
/// applied at once, as in `map(NavigationLink.init)`: their calls are unknown. A call chooses the
/// initializer of the type, because an extension of a protocol ranks below it.
public protocol NavigationDeclaration: View {}

extension NavigationStack: NavigationDeclaration {}
extension NavigationView: NavigationDeclaration {}
extension NavigationSplitView: NavigationDeclaration {}
extension NavigationLink: NavigationDeclaration {}

extension NavigationDeclaration {
  /// Creates a stack that keeps its path itself.
  public init<Root: View>(
    @ViewBuilder root: () -> Root
  ) where Self == NavigationStack<NavigationPath, Root> {
    self = NavigationStack<NavigationPath, Root>(root: root, fileID: "", line: 0)
  }

  /// Creates a stack whose path can hold values of any types.
  public init<Root: View>(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Self == NavigationStack<NavigationPath, Root> {
    self = NavigationStack<NavigationPath, Root>(path: path, root: root, fileID: "", line: 0)
  }

  /// Creates a stack whose path is a collection of values of one type.
  public init<Data, Root: View>(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  )
  where
    Self == NavigationStack<Data, Root>, Data: MutableCollection, Data: RandomAccessCollection,
    Data: RangeReplaceableCollection, Data.Element: Hashable
  {
    self = NavigationStack<Data, Root>(path: path, root: root, fileID: "", line: 0)
  }

  /// Creates a navigation view of one, two or three views.
  public init<Content: View>(
    @ViewBuilder content: () -> Content
  ) where Self == NavigationView<Content> {
    self = NavigationView<Content>(content: content, fileID: "", line: 0)
  }

  /// Creates a split view of three columns.
  public init<Sidebar: View, Content: View, Detail: View>(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) where Self == NavigationSplitView<Sidebar, Content, Detail> {
    self = NavigationSplitView<Sidebar, Content, Detail>(
      sidebar: sidebar, content: content, detail: detail, fileID: "", line: 0)
  }

  /// Creates a split view of three columns with a binding to the visible columns.
  public init<Sidebar: View, Content: View, Detail: View>(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) where Self == NavigationSplitView<Sidebar, Content, Detail> {
    self = NavigationSplitView<Sidebar, Content, Detail>(
      columnVisibility: columnVisibility, sidebar: sidebar, content: content, detail: detail,
      fileID: "", line: 0)
  }

  /// Creates a split view of three columns with a binding to the column that is on top if the
  /// width is compact.
  public init<Sidebar: View, Content: View, Detail: View>(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) where Self == NavigationSplitView<Sidebar, Content, Detail> {
    self = NavigationSplitView<Sidebar, Content, Detail>(
      preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, content: content,
      detail: detail, fileID: "", line: 0)
  }

  /// Creates a split view of three columns with a binding to the visible columns and a binding to
  /// the column that is on top if the width is compact.
  public init<Sidebar: View, Content: View, Detail: View>(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) where Self == NavigationSplitView<Sidebar, Content, Detail> {
    self = NavigationSplitView<Sidebar, Content, Detail>(
      columnVisibility: columnVisibility, preferredCompactColumn: preferredCompactColumn,
      sidebar: sidebar, content: content, detail: detail, fileID: "", line: 0)
  }

  /// Creates a split view of two columns.
  public init<Sidebar: View, Detail: View>(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Self == NavigationSplitView<Sidebar, EmptyView, Detail> {
    self = NavigationSplitView<Sidebar, EmptyView, Detail>(
      sidebar: sidebar, detail: detail, fileID: "", line: 0)
  }

  /// Creates a split view of two columns with a binding to the visible columns.
  public init<Sidebar: View, Detail: View>(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Self == NavigationSplitView<Sidebar, EmptyView, Detail> {
    self = NavigationSplitView<Sidebar, EmptyView, Detail>(
      columnVisibility: columnVisibility, sidebar: sidebar, detail: detail, fileID: "", line: 0)
  }

  /// Creates a split view of two columns with a binding to the column that is on top if the
  /// width is compact.
  public init<Sidebar: View, Detail: View>(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Self == NavigationSplitView<Sidebar, EmptyView, Detail> {
    self = NavigationSplitView<Sidebar, EmptyView, Detail>(
      preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, detail: detail, fileID: "",
      line: 0)
  }

  /// Creates a split view of two columns with a binding to the visible columns and a binding to the
  /// column that is on top if the width is compact.
  public init<Sidebar: View, Detail: View>(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Self == NavigationSplitView<Sidebar, EmptyView, Detail> {
    self = NavigationSplitView<Sidebar, EmptyView, Detail>(
      columnVisibility: columnVisibility, preferredCompactColumn: preferredCompactColumn,
      sidebar: sidebar, detail: detail, fileID: "", line: 0)
  }
}
