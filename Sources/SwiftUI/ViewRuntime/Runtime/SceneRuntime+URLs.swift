import Foundation
import NavigationCore
import OrderedJSON

/// A table of the URLs that a scene understands.
package protocol URLTable {
  /// The navigation that a URL names, or the reason why it names none.
  func location(for url: URL) -> Result<SceneLocation, UnknownURL>
  /// The URL that leads to this navigation; nil if the table has none.
  func url(for location: SceneLocation) -> URL?
}

/// The selections of the leading columns and the path of the detail's stack.
package struct SceneLocation {
  package let selections: [NavigationSplitViewColumn: NavigationPath.Element]
  package let path: NavigationPath

  package init(
    selections: [NavigationSplitViewColumn: NavigationPath.Element], path: NavigationPath
  ) {
    self.selections = selections
    self.path = path
  }
}

/// A URL that a table does not understand.
package struct UnknownURL: Error {
  package let reason: Sentence

  package init(reason: Sentence) {
    self.reason = reason
  }
}

/// The parts of a screen that take URLs.
@MainActor
package struct URLReceivers {
  /// The actions of views with `onOpenURL`.
  package var handlers: [@MainActor (URL) -> Bool] = []
  package var tables: [any URLTable] = []
}

extension SceneRuntime {
  /// The URL of the navigation that is shown, by the tables of the scene; nil if none has one.
  public var deepLinkURL: URL? {
    tables.lazy.compactMap { $0.url(for: self.location) }.first
  }

  private var tables: [any URLTable] { visibility.hosts.flatMap(\.output.urls.tables) }

  private var location: SceneLocation {
    var selections: [NavigationSplitViewColumn: NavigationPath.Element] = [:]
    for column in split?.columns.dropLast() ?? [] {
      if case .single(let element)? = column.selection?.current {
        selections[column.name] = element
      }
    }
    return SceneLocation(
      selections: selections,
      path: NavigationPath(elements: stack?.values.map(\.element) ?? []))
  }
}

extension SceneRuntime {
  /// Gives a URL to the tables of the scene, and if none takes it to the views with `onOpenURL`.
  ///
  /// - Throws: `urlNotTaken` with the reason, or the refusal of a binding; nothing has changed then.
  func handle(_ url: URL) throws(Refusal) {
    var reason: Sentence?
    for table in tables {
      switch table.location(for: url) {
      case .success(let location): return try navigate(to: location)
      case .failure(let unknown): reason = reason ?? unknown.reason
      }
    }
    let handlers = visibility.hosts.flatMap(\.output.urls.handlers)
    if handlers.accepts(url) { return }
    throw .urlNotTaken(
      UTF8String(url.absoluteString),
      reason: reason ?? "no view of the scene has onOpenURL.")
  }

  private func navigate(to location: SceneLocation) throws(Refusal) {
    let columns = split?.columns.dropLast() ?? []
    for name in location.selections.keys where split?.column(name)?.selection == nil {
      throw .columnHasNoSelection(name, columns: shape.columns)
    }
    for column in columns { try column.selection?.check(location.selection(in: column.name)) }
    let elements = Array(location.path.elements)
    // The stack of a view that a leading column presents goes away.
    let stack = split?.detail?.base.stack ?? stack
    if let stack { try stack.check(elements) } else if !elements.isEmpty { throw .noStack }
    for column in columns { column.select(location.selection(in: column.name)) }
    uncover(stack)
    stack?.set(elements)
    if !elements.isEmpty { split?.detail?.showCollapsed() }
  }

  /// Dismisses what covers the selections and the path.
  private func uncover(_ stack: StackHost?) {
    _ = split?.dismissReplacement(in: split?.column(.content))
    _ = split?.dismissReplacement(in: split?.detail)
    for screen in stack?.views ?? [] { stack?.deactivate(screen) }
  }
}

extension [@MainActor (URL) -> Bool] {
  /// Gives a URL to all of them; false if none takes it.
  @MainActor
  func accepts(_ url: URL) -> Bool {
    reduce(false) { isTaken, handler in handler(url) || isTaken }
  }
}

extension SceneLocation {
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
