extension Presentation {
  init(collapsing state: NavigationState) {
    let roots = state.compactRoots
    let top = roots.last ?? .sidebar
    self.init(
      columns: NavigationSplitViewColumn.columns(of: state.columns).map { column in
        Column(name: column, isShown: column == top, isOverlay: false)
      },
      stackRoots: roots, reasons: [state.reasonForTop(top)])
  }
}

extension NavigationState {
  /// The column roots on the stack that the columns have become; nil while they are side by side.
  public var collapsedRoots: [NavigationSplitViewColumn]? { isCompact ? compactRoots : nil }

  /// The column roots on the collapsed stack.
  ///
  /// A column is reached once the list before it has a selection; `preferredCompactColumn` is a
  /// floor: never less deep than that. Source: Apple, NavigationSplitView ("collapsed"), and "21
  /// Days of SwiftUI Navigation", day 16.
  var compactRoots: [NavigationSplitViewColumn] {
    let all = NavigationSplitViewColumn.columns(of: columns)
    let floor = all.firstIndex(of: effectivePreference) ?? 0
    return Array(all[...max(floor, selectedDepth)])
  }

  /// The number of columns after the sidebar that selections reach without a preference.
  var selectedDepth: Int {
    if presented != nil { return columns.rawValue - 1 }
    switch columns {
    case .one: return 0
    case .two: return sidebar.isEmpty ? 0 : 1
    case .three: return content.isEmpty ? (sidebar.isEmpty ? 0 : 1) : 2
    }
  }

  /// With two columns there is no content column to prefer.
  private var effectivePreference: NavigationSplitViewColumn {
    columns == .two && preferredCompactColumn == .content ? .sidebar : preferredCompactColumn
  }

  func reasonForTop(_ top: NavigationSplitViewColumn) -> Presentation.Reason {
    if columns == .one { return .compactStack }
    let all = NavigationSplitViewColumn.columns(of: columns)
    let depth = all.firstIndex(of: top) ?? 0
    if depth == 0 { return .compactWithoutSelection(top: top) }
    if presented != nil && top == .detail { return .compactItem(top: top) }
    if depth == selectedDepth { return .compactSelection(top: top, list: all[depth - 1]) }
    return .compactPreference(top: top)
  }
}
