import NavigationCore

/// The navigation as the author's views last reported it.
struct NavigationReport {
  var arrangement = ArrangementReport()
  var layout = LayoutReport()
  /// True if elements that were reported as text can now be decoded.
  var resolvesElements = false
  /// The stack whose screens the rendering names.
  weak var describedStack: StackHost?
}

/// The selections and columns.
struct ArrangementReport {
  var sidebar: SelectionRequest = .none
  var content: SelectionRequest = .none
  var visibility: NavigationSplitViewVisibility = .automatic
  var preferredColumn: NavigationSplitViewColumn = .sidebar
  /// The element that a leading column presents in the detail.
  var presented: NavigationPath.Element?

  mutating func record(_ selection: SelectionRequest, in column: NavigationSplitViewColumn) {
    if column == .sidebar { sidebar = selection } else { content = selection }
  }
}

/// The layout, and the stack whose path is reported.
struct LayoutReport: Equatable {
  var columns: ColumnCount = .one
  var style: SplitStyle = .automatic
  var stack: ObjectIdentifier?
  var isAtRoot = true
}

extension SceneRuntime {
  /// The change of the navigation since the last call, as commands.
  func drainCommands() -> [Command] {
    var commands: [Command] = []
    let layout = layout
    defer { report.layout = layout }
    if layout.columns != report.layout.columns || layout.style != report.layout.style {
      reportState(into: &commands)
    }
    if let split { reportArrangement(of: split, into: &commands) }
    reportPath(isOfOtherStack: layout.stack != report.layout.stack, into: &commands)
    if report.resolvesElements { commands.append(.resolve) }
    report.resolvesElements = false
    return commands
  }

  var layout: LayoutReport {
    let shape = shape
    return LayoutReport(
      columns: shape.columns, style: shape.style, stack: stack.map(ObjectIdentifier.init),
      isAtRoot: stack?.values.isEmpty ?? true)
  }

  /// Reports the whole state, since the columns changed, even if part of the selection remains.
  private func reportState(into commands: inout [Command]) {
    commands.append(.load(contents))
    report.arrangement = split.map(arrangement) ?? ArrangementReport()
    report.arrangement.presented = nil
    stack?.changes.resetPath(count: stack?.values.count ?? 0)
    report.layout = layout
  }

  private func reportPath(isOfOtherStack: Bool, into commands: inout [Command]) {
    let change = stack?.changes.drainPathChange(of: stack?.values ?? [])
    if isOfOtherStack {
      let elements = stack?.values.map(\.element) ?? []
      if !elements.isEmpty || !report.layout.isAtRoot { commands.append(.setPath(elements)) }
      return
    }
    guard let change else { return }
    if change.removed > 0 { commands.append(.pop(change.removed)) }
    if !change.inserted.isEmpty { commands.append(.push(change.inserted, from: .detail)) }
  }

  private func reportArrangement(of split: SplitHost, into commands: inout [Command]) {
    let now = arrangement(of: split)
    let known = report.arrangement
    if !now.sidebar.isSame(as: known.sidebar) { commands.append(.select(.sidebar, now.sidebar)) }
    if !now.content.isSame(as: known.content) { commands.append(.select(.content, now.content)) }
    if now.visibility != known.visibility {
      commands.append(.setColumnVisibility(now.visibility))
    }
    if now.preferredColumn != known.preferredColumn {
      commands.append(.setPreferredCompactColumn(now.preferredColumn))
    }
    if now.presented != known.presented { commands.append(.present(now.presented)) }
    report.arrangement = now
  }

  func arrangement(of split: SplitHost) -> ArrangementReport {
    ArrangementReport(
      sidebar: split.column(.sidebar)?.selection?.current ?? .none,
      content: split.column(.content)?.selection?.current ?? .none,
      visibility: split.visibility.wrappedValue,
      preferredColumn: split.preferredColumn.wrappedValue, presented: split.presented)
  }

  /// The current navigation, with its whole path.
  package var contents: StateContents {
    let shape = shape
    let arrangement = split.map(arrangement) ?? ArrangementReport()
    return StateContents(
      settings: shape.settings, sidebar: arrangement.sidebar,
      content: arrangement.content, path: stack?.values.map(\.element) ?? [])
  }
}
