import NavigationCore
import OrderedJSON

/// A column of a split view: the author's view, and the view that a column before it shows
/// instead.
@MainActor
package final class ColumnHost {
  let name: NavigationSplitViewColumn
  weak var split: SplitHost?
  let base: ColumnContent
  /// A column of a `NavigationView`.
  var isLegacy = false {
    didSet { base.isLegacy = isLegacy }
  }
  var replacement: Replacement?
  /// The value of a link whose destination the column itself declares.
  var chosenValue: ChosenValue?

  /// True if links of the column show which of them is open.
  var showsOpenValues = false
  /// The values that are open, as the column's links show them.
  private var shownOpenValues: [NavigationPath.Element] = []

  struct Replacement {
    let owner: ViewHost
    let identity: ViewIdentity
    let content: ColumnContent
  }

  struct ChosenValue {
    let element: NavigationPath.Element
    let identity: ViewIdentity
  }

  init(_ name: NavigationSplitViewColumn, of split: SplitHost) {
    self.name = name
    self.split = split
    base = ColumnContent(runtime: split.runtime, isStack: name == .detail)
    base.attach(to: self)
  }

  var content: ColumnContent { replacement?.content ?? base }
  var host: ViewHost { content.host }
  var stack: StackHost? { content.stack }

  /// The list that decides about the next column.
  var selection: (any SelectionBinding)? {
    host.output.selection ?? stack?.top.output.selection ?? stack?.root.output.selection
  }

  /// The values that links of the column have opened: its own, and the lowest on later columns' stacks.
  var openValues: [NavigationPath.Element] {
    let later = split?.columns(after: self) ?? []
    return [chosenValue?.element].compactMap(\.self)
      + later.compactMap { $0.stack?.values.first?.element }
  }

  /// Has the column's links show what is open now.
  ///
  /// - Returns: true if that has changed.
  func updateOpenValues() -> Bool {
    guard showsOpenValues, openValues != shownOpenValues else { return false }
    shownOpenValues = openValues
    host.invalidate()
    return true
  }

  /// The screen that is seen in the column.
  var top: ViewHost { stack?.top ?? host }

  var title: UTF8String { top.output.screen.title ?? host.output.screen.title ?? "" }

  func tearDown() {
    base.tearDown()
    replacement?.content.tearDown()
  }
}

/// A view that fills a column. The last column is a stack though there is none in it: links of its
/// own have to lead somewhere.
///
/// Source: SwiftUI's own note, "Links search for destinations in any surrounding NavigationStack,
/// then within the same column of a NavigationSplitView."
@MainActor
final class ColumnContent {
  let host: ViewHost
  private let implicit: StackHost?
  private let ownPath = StateBox(NavigationPath())
  private let editMode = StateBox(EditMode.inactive)

  init(runtime: SceneRuntime?, isStack: Bool) {
    host = ViewHost(runtime: runtime)
    let box = ownPath
    let path = HeterogeneousPath(
      Binding(get: { box.value }, set: { box.value = $0 }), isAuthors: false)
    implicit = isStack ? StackHost(runtime: runtime, path: path, root: host) : nil
  }

  func attach(to column: ColumnHost) {
    host.column = column
    implicit?.column = column
  }

  var stack: StackHost? { host.output.containers.stack ?? implicit }

  var isLegacy = false {
    didSet { implicit?.links.isLegacy = isLegacy }
  }

  /// Takes over environment and content after the view around has been rendered again.
  func configure(
    environment: EnvironmentValues, draw: @escaping RenderClosure
  ) {
    implicit?.surroundings.update(environment)
    let environment = own(environment)
    host.draw = { context in
      context.environment = environment
      draw(&context)
    }
    host.invalidate()
  }

  private func own(_ environment: EnvironmentValues) -> EnvironmentValues {
    if let implicit { return implicit.surroundings.environment }
    var environment = environment
    environment.offerEditMode(editMode)
    return environment
  }

  /// - Returns: whether anything was rendered.
  func refresh() -> Bool {
    if let implicit { return implicit.refresh() }
    var hasRendered = false
    if host.isStale {
      host.render()
      host.runtime?.learn(from: host)
      hasRendered = true
    }
    return host.output.containers.stack?.refresh() == true || hasRendered
  }

  func tearDown() {
    host.tearDown()
    implicit?.tearDown()
  }
}
