import NavigationCore
import OrderedJSON

/// A living column of a split view: what its author put there, and what a column before it shows
/// instead.
@MainActor
package final class ColumnHost {
  let name: NavigationSplitViewColumn
  weak var split: SplitHost?
  let base: ColumnContent
  /// A column of a `NavigationView`.
  package var isLegacy = false {
    didSet { base.isLegacy = isLegacy }
  }
  var replacement: Replacement?
  /// What a value link of this column shows, where the column declares the destination itself.
  var chosenValue: ChosenValue?

  struct Replacement {
    let owner: RenderUnit
    let place: Place
    let content: ColumnContent
  }

  struct ChosenValue {
    let element: NavigationPath.Element
    let place: Place
  }

  init(_ name: NavigationSplitViewColumn, of split: SplitHost) {
    self.name = name
    self.split = split
    base = ColumnContent(runtime: split.runtime, isStack: name == .detail)
    base.stand(in: self)
  }

  var content: ColumnContent { replacement?.content ?? base }
  var unit: RenderUnit { content.unit }
  var stack: StackHost? { content.stack }

  /// The list that decides about the next column.
  var selection: (any SelectionPort)? {
    unit.output.selection ?? stack?.top.output.selection ?? stack?.root.output.selection
  }

  /// The screen that is seen in the column.
  var top: RenderUnit { stack?.top ?? unit }

  var title: UTF8String { top.output.title ?? unit.output.title ?? "" }

  func end() {
    base.end()
    replacement?.content.end()
  }
}

/// A view that fills a column. The last column is a stack though there is none in it: links of its
/// own have to lead somewhere.
///
/// Source: SwiftUI's own note, "Links search for destinations in any surrounding NavigationStack,
/// then within the same column of a NavigationSplitView."
@MainActor
final class ColumnContent {
  let unit: RenderUnit
  private let implicit: StackHost?
  private let ownPath = StateBox(NavigationPath())
  private let editMode = StateBox(EditMode.inactive)

  init(runtime: SceneRuntime?, isStack: Bool) {
    unit = RenderUnit(runtime: runtime)
    let box = ownPath
    let path = HeterogeneousPath(Binding(get: { box.value }, set: { box.value = $0 }))
    implicit = isStack ? StackHost(runtime: runtime, path: path, root: unit) : nil
  }

  func stand(in column: ColumnHost) {
    unit.column = column
    implicit?.column = column
  }

  var stack: StackHost? { unit.output.stack ?? implicit }

  package var isLegacy = false {
    didSet { implicit?.isLegacy = isLegacy }
  }

  /// The view around has been rendered again.
  func configure(
    environment: EnvironmentValues, draw: @escaping (inout RenderContext) -> Void
  ) {
    implicit?.configure(environment: environment)
    let environment = own(environment)
    unit.draw = { context in
      context.environment = environment
      draw(&context)
    }
    unit.invalidate()
  }

  private func own(_ environment: EnvironmentValues) -> EnvironmentValues {
    if let implicit { return implicit.environment }
    var environment = environment
    environment.offerEditMode(editMode)
    return environment
  }

  /// - Returns: whether anything was rendered.
  func refresh() -> Bool {
    if let implicit { return implicit.refresh() }
    var hasRendered = false
    if unit.isStale {
      unit.render()
      unit.runtime?.learn(from: unit)
      hasRendered = true
    }
    return unit.output.stack?.refresh() == true || hasRendered
  }

  func end() {
    unit.end()
    implicit?.end()
  }
}
