import NavigationCore
import SceneModel

/// The menu and the primary action of the rows of a list, by what the rows select.
package struct RowMenu {
  /// True if a row with this tag has the menu.
  package let accepts: (AnyHashable) -> Bool
  /// Renders the menu of the rows with these tags.
  package let render: @MainActor (Set<AnyHashable>, inout RenderContext) -> Void
  /// Nil if there is no primary action.
  package let primaryAction: ((Set<AnyHashable>) -> Void)?

  package init(
    accepts: @escaping (AnyHashable) -> Bool,
    render: @escaping @MainActor (Set<AnyHashable>, inout RenderContext) -> Void,
    primaryAction: ((Set<AnyHashable>) -> Void)?
  ) {
    self.accepts = accepts
    self.render = render
    self.primaryAction = primaryAction
  }
}

extension EnvironmentValues {
  /// The menu of the rows of lists.
  package var rowMenu: RowMenu? {
    get { self[RowMenuKey.self] }
    set { self[RowMenuKey.self] = newValue }
  }
}

private struct RowMenuKey: EnvironmentKey {
  static var defaultValue: RowMenu? { nil }
}

extension RenderContext {
  /// The menu of a row and the tags that it is about; nil if the row has none.
  ///
  /// Source: Apple, `contextMenu(forSelectionType:menu:primaryAction:)`: the menu of a row
  /// that is selected is about all selected ones.
  func rowMenu() -> (menu: RowMenu, tags: Set<AnyHashable>)? {
    guard let menu = environment.rowMenu, let tag = container.tag, menu.accepts(tag) else {
      return nil
    }
    let chosen = container.selection?.chosen ?? []
    return (menu, chosen.contains(tag) ? chosen : [tag])
  }

  /// The buttons of a row's menu.
  mutating func menuNodes(of menu: RowMenu, for tags: Set<AnyHashable>) -> [ViewNode] {
    let nodes = collectInside { context in
      context.entering(.role("row menu")) { menu.render(tags, &$0) }
    }
    guard nodes.unboxed.count > 1 else { return nodes }
    return [container(ViewNode(.stack, axis: .horizontal), holding: nodes, "stack")]
  }
}
