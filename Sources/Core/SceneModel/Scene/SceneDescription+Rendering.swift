import NavigationCore
import OrderedJSON

extension SceneDescription {
  /// The part of a state's rendering that is known without views: the rows of the leading columns.
  /// The screens of the stack follow from the path.
  public func rendering(of state: NavigationState) -> Rendering {
    rendering(of: state, Presentation(of: state))
  }

  /// Draws a state as rows.
  package func rendering(
    of state: NavigationState, _ presentation: Presentation
  ) -> Rendering {
    var view = RenderedView()
    view.isCollapsed = presentation.isCollapsed
    let shown = hasRows ? presentation.shownColumns : []
    let sidebar = shown.contains(.sidebar) ? sidebarScreen(of: state) : nil
    let content = shown.contains(.content) ? contentScreen(of: state, presentation) : nil
    if presentation.isCollapsed {
      view.stack = sidebar ?? content
    } else {
      (view.sidebar, view.content) = (sidebar, content)
    }
    return Rendering(
      view: view, problems: orphan(in: state).map { [.selectionOrphaned($0)] } ?? [],
      screensFollowPath: true)
  }

  private func sidebarScreen(of state: NavigationState) -> RenderedScreen {
    RenderedScreen(
      title: sidebarTitle, body: [list(.sidebar, sidebarTitle, sidebarRows, state.sidebar)])
  }

  private func contentScreen(
    of state: NavigationState, _ presentation: Presentation
  ) -> RenderedScreen {
    let rows = rows(forSidebar: state.sidebar)
    return RenderedScreen(
      title: contentTitle, back: presentation.isCollapsed ? sidebarTitle : nil,
      body: [list(.content, contentTitle, rows, state.content)])
  }

  private func list(
    _ column: NavigationSplitViewColumn, _ title: UTF8String, _ rows: [Row], _ selection: Selection
  ) -> ViewNode {
    let selected = selection.elements.map(\.element)
    return ViewNode(
      .list, id: UTF8String(column.rawValue), label: title,
      children: rows.map { row in
        ViewNode(
          .row, id: "\(column.rawValue)/\(row.id)", label: row.label, value: .element(row.element),
          systemImage: row.systemImage, isSelected: selected.contains(row.element),
          children: row.badge.map { [ViewNode(.text, label: $0)] } ?? [])
      })
  }
}
