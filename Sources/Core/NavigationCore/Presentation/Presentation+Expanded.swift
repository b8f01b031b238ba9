extension Presentation {
  init(expanding state: NavigationState) {
    let visibility = state.concreteVisibility
    let shown = state.columnsShown(for: visibility)
    let isOverlay = state.leadingColumnsOverlay
    self.init(
      columns: NavigationSplitViewColumn.columns(of: state.columns).map { column in
        let isShown = shown.contains(column)
        return Column(
          name: column, isShown: isShown, isOverlay: isShown && isOverlay && column != .detail)
      },
      sidebarToggle: state.visibilityAfterToggle(from: visibility),
      reasons: state.reasonsForColumns(visibility, isOverlay: isOverlay && shown.count > 1))
  }
}

extension NavigationState {
  /// The visibility that `automatic` means on this device.
  ///
  /// Source: UISplitViewController's defaults. An iPad shows two columns in landscape and only the
  /// detail in portrait; a Mac shows all columns.
  var concreteVisibility: NavigationSplitViewVisibility {
    guard columnVisibility == .automatic else { return columnVisibility }
    if environment.platform == .macOS || environment.platform == .visionOS { return .all }
    return environment.isLandscape ? .doubleColumn : .detailOnly
  }

  /// Source: Apple, NavigationSplitViewVisibility; macOS always shows the content column.
  func columnsShown(
    for visibility: NavigationSplitViewVisibility
  ) -> [NavigationSplitViewColumn] {
    switch (visibility, columns) {
    case (_, .one): [.detail]
    case (.all, .three): [.sidebar, .content, .detail]
    case (.doubleColumn, .three), (.automatic, .three): [.content, .detail]
    case (.detailOnly, .three): environment.platform == .macOS ? [.content, .detail] : [.detail]
    case (.all, .two), (.doubleColumn, .two), (.automatic, .two): [.sidebar, .detail]
    case (.detailOnly, .two): [.detail]
    }
  }

  /// Source: Apple, NavigationSplitViewStyle; `automatic` is balanced in landscape and prominent in
  /// portrait on an iPad.
  var leadingColumnsOverlay: Bool {
    switch style {
    case .balanced: false
    case .prominentDetail: environment.platform != .macOS
    case .automatic: environment.platform != .macOS && !environment.isLandscape
    }
  }

  /// Two columns: hide writes `detailOnly`, show writes `all`. Three: `all` and `doubleColumn` take
  /// turns, as UISplitViewController hides its primary column first.
  func visibilityAfterToggle(
    from visibility: NavigationSplitViewVisibility
  ) -> NavigationSplitViewVisibility? {
    let isSidebarShown = columnsShown(for: visibility).contains(.sidebar)
    switch columns {
    case .one: return nil
    case .two: return isSidebarShown ? .detailOnly : .all
    case .three: return isSidebarShown ? .doubleColumn : .all
    }
  }

  func reasonsForColumns(
    _ visibility: NavigationSplitViewVisibility, isOverlay: Bool
  ) -> [Presentation.Reason] {
    if columns == .one { return [.regularStack] }
    let count = columns.rawValue
    var reasons: [Presentation.Reason] = [
      columnVisibility == .automatic
        ? .regularAutomatic(columns: count, visibility, on: screen)
        : .regularVisibility(columns: count, visibility)
    ]
    if visibility == .detailOnly && columns == .three && environment.platform == .macOS {
      reasons.append(.contentOnMac)
    }
    if isOverlay { reasons.append(.overlay(style)) }
    return reasons
  }

  private var screen: Presentation.Reason.Screen {
    switch environment.platform {
    case .macOS: .mac
    case .visionOS: .visionOS
    case .iOS, .iPadOS: environment.isLandscape ? .landscape : .portrait
    }
  }
}
