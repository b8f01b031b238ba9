import Foundation
import NavigationCore
import OrderedJSON

extension SceneRuntime {
  /// The URL of what is shown now, by the tables of the scene; nil where none has one for it.
  public var deepLinkURL: URL? {
    tables.lazy.compactMap { $0.url(of: self.place) }.first
  }

  private var tables: [DeepLinks] { visibleUnits.flatMap(\.output.deepLinks) }

  /// Where the scene is now.
  private var place: DeepLinkTarget {
    var selections: [NavigationSplitViewColumn: NavigationPath.Element] = [:]
    for column in split?.columns.dropLast() ?? [] {
      if case .single(let element)? = column.selection?.current {
        selections[column.name] = element
      }
    }
    return DeepLinkTarget(
      selections: selections,
      path: NavigationPath(elements: stack?.values.map(\.element) ?? []))
  }
}

extension SceneRuntime {
  /// Gives a URL to the tables of the scene, and where they do not take it to the views that ask
  /// for URLs.
  ///
  /// - Throws: `urlNotTaken` with the reason, or what a binding refuses; nothing has changed then.
  func handle(_ url: URL) throws(Refusal) {
    var reason: DeepLinkRefusal?
    for links in tables {
      switch links.result(for: url) {
      case .success(let target): return try go(to: target)
      case .failure(let refusal): reason = reason ?? refusal
      }
    }
    let handlers = visibleUnits.flatMap(\.output.urlHandlers)
    for handler in handlers { handler(url) }
    guard handlers.isEmpty else { return }
    throw .urlNotTaken(
      UTF8String(url.absoluteString),
      reason: reason.map { "\($0)" } ?? "no view of the scene has onOpenURL.")
  }

  private func go(to target: DeepLinkTarget) throws(Refusal) {
    let columns = split?.columns.dropLast() ?? []
    for name in target.selections.keys where split?.column(name)?.selection == nil {
      throw .columnHasNoSelection(name, columns: shape.columns)
    }
    for column in columns { try column.selection?.check(target.selection(in: column.name)) }
    let elements = Array(target.path.elements)
    // Not that of what a leading column presents, which goes.
    let stack = split?.detail?.base.stack ?? stack
    if let stack { try stack.check(elements) } else if !elements.isEmpty { throw .noStack }
    for column in columns { column.select(target.selection(in: column.name)) }
    uncover(stack)
    stack?.set(elements)
    if !elements.isEmpty { split?.detail?.showCollapsed() }
  }

  /// Takes off what lies over the selections and the path.
  private func uncover(_ stack: StackHost?) {
    _ = split?.dismissReplacement(in: split?.column(.content))
    _ = split?.dismissReplacement(in: split?.detail)
    for screen in stack?.views ?? [] { stack?.deactivate(screen) }
  }
}

extension DeepLinkTarget {
  fileprivate func selection(in column: NavigationSplitViewColumn) -> Selection {
    guard let element = selections[column] else { return .none }
    return .single(
      IdentifiedElement(id: ElementID(rawValue: 0), element: element, isResolved: true))
  }
}

extension ColumnHost {
  fileprivate func select(_ wanted: Selection) {
    guard let selection, !selection.current.isSame(as: SelectionRequest(wanted)) else { return }
    selection.set(wanted)
  }
}
