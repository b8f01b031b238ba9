import Observation
import OrderedJSON
import SceneModel

/// A part of a scene that is rendered at one go: the frame around the navigation, a column's root,
/// a screen of a stack, a sheet.
@MainActor
package final class ViewHost: Dependent {
  package weak var runtime: SceneRuntime?
  let root: ViewIdentity
  /// Renders the host's view.
  var draw: RenderClosure
  /// The stack of which the host is a screen, and the column that it belongs to.
  weak var stack: StackHost?
  package weak var column: ColumnHost?
  /// The index of the path's element that the screen shows.
  var valueIndex: Int?
  /// The source of the screen at its last rendering.
  var origin: Origin?
  private(set) var isStale = true
  private(set) var generation = 0
  /// The result of the last rendering.
  private(set) var output = RenderOutput()
  /// The approximate size of the output in bytes.
  private(set) var bytes = 0
  private var share: ByteCount.Share?
  var isVisible = false
  /// True if the host shows a bar without a container, as an inspector does.
  var hasOwnBar = false
  /// True once there was a guide that a page cannot calculate: its closure can count other calls.
  package var measuresGuides = false
  /// The elements that its rendering has created views of.
  package var elements = ElementBudget()

  /// Identifies the screen whose destination closure created this one, and its state at that time.
  struct Origin: Equatable {
    let source: ObjectIdentifier?
    let generation: Int
    let configuration: Int
  }

  init(
    runtime: SceneRuntime?, draw: @escaping RenderClosure = { _ in }
  ) {
    self.runtime = runtime
    self.draw = draw
    root = ViewIdentity(key: .index(0))
  }

  var hasRendered: Bool { generation > 0 }

  /// The styles of the scene.
  var styles: StyleTable { runtime?.resources.styles ?? StyleTable() }

  /// True if a change can cause this host to present something while it is not visible.
  var mayPresentWhileHidden: Bool {
    output.presentations.contains(where: \.mayPresentWhileHidden) || !output.modals.isEmpty
      || output.watchesChanges
  }

  package func invalidate() {
    runtime?.recordChangeAnimation()
    guard !isStale else { return }
    isStale = true
    if mayPresentWhileHidden { stack?.pending.addStaleHidden(self) }
    runtime?.hostBecameStale()
  }

  func render() {
    generation += 1
    isStale = false
    elements = ElementBudget()
    root.visit(generation)
    var context = RenderContext(host: self, identity: root, environment: EnvironmentValues())
    let outer = Dependents.current
    Dependents.current = self
    withObservationTracking {
      draw(&context)
    } onChange: { [weak self] in
      onMain { self?.invalidate() }
    }
    Dependents.current = outer
    root.sweep(generation)
    output = context.finish()
    bytes = output.weight
    share = runtime.map { ByteCount.Share(bytes, of: $0.resources.renderedBytes) }
    runtime?.updates.onRender?(self)
  }

  /// Renders apart from the screen: the numbers of controls and the budget stay as they are.
  package func apart<Result>(_ render: () -> Result) -> Result {
    let (budget, number) = (elements, runtime?.resources.controlNumbers.last)
    defer {
      elements = budget
      if let number { runtime?.resources.controlNumbers.last = number }
    }
    return render()
  }

  /// Ends the views and their tasks.
  func tearDown() {
    root.tearDown()
    // Controls retain their host.
    output = RenderOutput()
    share = nil
    isStale = true
  }
}
