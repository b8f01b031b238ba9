import NavigationCore

/// The selections and columns that were reported last.
struct NavigationReport {
  var sidebar: SelectionRequest = .none
  var content: SelectionRequest = .none
  var visibility: NavigationSplitViewVisibility = .automatic
  var preferredColumn: NavigationSplitViewColumn = .sidebar
  /// The element that a leading column presents in the detail.
  var presented: NavigationPath.Element?
}

/// The layout that was reported last, and the stack whose path it was.
struct LayoutReport: Equatable {
  var columns: ColumnCount = .one
  var style: SplitStyle = .automatic
  var stack: ObjectIdentifier?
  var isAtRoot = true
}

extension SelectionRequest {
  /// True if both select the same values.
  func isSame(as other: SelectionRequest) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.single(let left), .single(let right)): left == right
    case (.set(let left), .set(let right)): left == right
    default: false
    }
  }
}

extension SceneRuntime {
  /// The change of the navigation since the last call, as commands.
  func drainCommands() -> [Command] {
    var commands: [Command] = []
    let layout = layout
    defer { layoutReport = layout }
    if layout.columns != layoutReport.columns || layout.style != layoutReport.style {
      reportState(into: &commands)
    }
    if let split { reportArrangement(of: split, into: &commands) }
    reportPath(isOfOtherStack: layout.stack != layoutReport.stack, into: &commands)
    if resolvesElements { commands.append(.resolve) }
    resolvesElements = false
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
    report = split.map(arrangement) ?? NavigationReport()
    report.presented = nil
    stack?.changes.resetPath(count: stack?.values.count ?? 0)
    layoutReport = layout
  }

  private func reportPath(isOfOtherStack: Bool, into commands: inout [Command]) {
    let change = stack?.changes.drainPathChange(of: stack?.values ?? [])
    if isOfOtherStack {
      let elements = stack?.values.map(\.element) ?? []
      if !elements.isEmpty || !layoutReport.isAtRoot { commands.append(.setPath(elements)) }
      return
    }
    guard let change else { return }
    if change.removed > 0 { commands.append(.pop(change.removed)) }
    if !change.inserted.isEmpty { commands.append(.push(change.inserted, from: .detail)) }
  }

  private func reportArrangement(of split: SplitHost, into commands: inout [Command]) {
    let now = arrangement(of: split)
    if !now.sidebar.isSame(as: report.sidebar) { commands.append(.select(.sidebar, now.sidebar)) }
    if !now.content.isSame(as: report.content) { commands.append(.select(.content, now.content)) }
    if now.visibility != report.visibility {
      commands.append(.setColumnVisibility(now.visibility))
    }
    if now.preferredColumn != report.preferredColumn {
      commands.append(.setPreferredCompactColumn(now.preferredColumn))
    }
    if now.presented != report.presented { commands.append(.present(now.presented)) }
    report = now
  }

  func arrangement(of split: SplitHost) -> NavigationReport {
    NavigationReport(
      sidebar: split.column(.sidebar)?.selection?.current ?? .none,
      content: split.column(.content)?.selection?.current ?? .none,
      visibility: split.visibility.wrappedValue,
      preferredColumn: split.preferredColumn.wrappedValue, presented: split.presented)
  }

  /// The current navigation, with its whole path.
  package var contents: StateContents {
    let shape = shape
    let report = split.map(arrangement) ?? NavigationReport()
    return StateContents(
      settings: shape.settings, sidebar: report.sidebar,
      content: report.content, path: stack?.values.map(\.element) ?? [])
  }
}
