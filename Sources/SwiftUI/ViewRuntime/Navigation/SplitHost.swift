import NavigationCore
import SceneModel

/// The host of a split view: its columns, and the bindings that arrange them.
@MainActor
package final class SplitHost {
  weak var runtime: SceneRuntime?
  package private(set) var columns: [ColumnHost] = []
  var visibility: Binding<NavigationSplitViewVisibility>
  var preferredColumn: Binding<NavigationSplitViewColumn>
  var style: SplitStyle = .automatic
  /// The call that created the columns.
  var origin: ScreenOrigin?

  init(
    runtime: SceneRuntime?, visibility: Binding<NavigationSplitViewVisibility>,
    preferredColumn: Binding<NavigationSplitViewColumn>
  ) {
    self.runtime = runtime
    self.visibility = visibility
    self.preferredColumn = preferredColumn
  }

  package typealias Content = (
    name: NavigationSplitViewColumn, draw: RenderClosure
  )

  /// Takes over the columns after the view has been rendered again.
  func configure(_ contents: [Content], in context: RenderContext) {
    if columns.map(\.name) != contents.map(\.name) {
      for column in columns { column.tearDown() }
      columns = contents.map { ColumnHost($0.name, of: self) }
    }
    for (column, content) in zip(columns, contents) {
      column.base.configure(environment: context.environment, draw: context.deferring(content.draw))
      column.replacement?.content.host.invalidate()
    }
    environment = context.environment
  }

  var environment = EnvironmentValues()

  func column(_ name: NavigationSplitViewColumn) -> ColumnHost? {
    columns.first { $0.name == name }
  }

  /// The last column, whose stack is the path of the scene.
  var detail: ColumnHost? { columns.last }

  package func columns(after column: ColumnHost) -> ArraySlice<ColumnHost> {
    columns.drop { $0 !== column }.dropFirst()
  }

  func tearDown() {
    for column in columns { column.tearDown() }
  }

  /// - Returns: whether anything was rendered.
  func refresh() -> Bool {
    var hasRendered = false
    for column in columns where column.content.refresh() { hasRendered = true }
    for column in columns.dropFirst() where replace(in: column) { hasRendered = true }
    for column in columns.dropLast() where column.updateOpenValues() { hasRendered = true }
    return hasRendered
  }
}
