/// What a person sees of a split view, and why: a pure function of the state.
public struct Presentation: Hashable {
  public struct Column: Hashable {
    public let name: NavigationSplitViewColumn
    public let isShown: Bool
    /// Shown over the detail instead of beside it.
    public let isOverlay: Bool
  }

  public let columns: [Column]
  /// The columns are one stack: the width is compact.
  public let isCollapsed: Bool
  /// Collapsed: the columns whose roots stand on the stack, first the lowest; else empty.
  public let stackRoots: [NavigationSplitViewColumn]
  /// What the sidebar button writes to the visibility binding; nil while collapsed, where there is
  /// no such button.
  public let sidebarToggle: NavigationSplitViewVisibility?
  /// One or two sentences for people.
  public let why: String

  public init(of state: NavigationState) {
    self = state.isCompact ? Presentation(collapsing: state) : Presentation(expanding: state)
  }

  init(
    columns: [Column], stackRoots: [NavigationSplitViewColumn] = [],
    sidebarToggle: NavigationSplitViewVisibility? = nil, why: String
  ) {
    self.columns = columns
    isCollapsed = !stackRoots.isEmpty
    self.stackRoots = stackRoots
    self.sidebarToggle = sidebarToggle
    self.why = why
  }

  public var shownColumns: [NavigationSplitViewColumn] {
    columns.filter(\.isShown).map(\.name)
  }

  /// Whether path elements are part of the collapsed stack.
  public var stackShowsPath: Bool { stackRoots.last == .detail }
}

extension NavigationState {
  var isCompact: Bool { environment.horizontalSizeClass == .compact }
}
