/// The columns of a split view as a person sees them, and why: a pure function of the state.
public struct Presentation: Hashable {
  /// One column of a split view, as a person sees it.
  public struct Column: Hashable {
    /// The column.
    public let name: NavigationSplitViewColumn
    /// The column is visible.
    public let isShown: Bool
    /// Shown over the detail instead of beside it.
    public let isOverlay: Bool
  }

  /// The columns, leading first.
  public let columns: [Column]
  /// The columns are one stack: the width is compact.
  public let isCollapsed: Bool
  /// The columns whose roots are on the collapsed stack, lowest first; empty if not collapsed.
  public let stackRoots: [NavigationSplitViewColumn]
  /// The value that the sidebar button writes to the visibility binding; nil while collapsed, as
  /// there is no such button then.
  public let sidebarToggle: NavigationSplitViewVisibility?
  /// The reasons for the state of the columns: one or two.
  public let reasons: [Reason]

  /// Derives the presentation of a state.
  public init(of state: NavigationState) {
    self = state.isCompact ? Presentation(collapsing: state) : Presentation(expanding: state)
  }

  init(
    columns: [Column], stackRoots: [NavigationSplitViewColumn] = [],
    sidebarToggle: NavigationSplitViewVisibility? = nil, reasons: [Reason]
  ) {
    self.columns = columns
    isCollapsed = !stackRoots.isEmpty
    self.stackRoots = stackRoots
    self.sidebarToggle = sidebarToggle
    self.reasons = reasons
  }

  /// The reasons as sentences for people.
  public var why: String { reasons.map(\.sentence).joined(separator: " ") }

  /// The visible columns, leading first.
  public var shownColumns: [NavigationSplitViewColumn] {
    columns.filter(\.isShown).map(\.name)
  }

  /// True if path elements are part of the collapsed stack.
  public var stackShowsPath: Bool { stackRoots.last == .detail }
}

extension NavigationState {
  var isCompact: Bool { environment.horizontalSizeClass == .compact }
}
