import NavigationCore
import SceneModel

/// The host of a navigation stack: its root, a screen for each element of its path, and over these the
/// screens that links, flags and items present.
///
/// Source for the order: Apple, "Understanding the navigation stack": screens of views are above
/// those of values.
@MainActor
package final class StackHost {
  weak var runtime: SceneRuntime?
  weak var column: ColumnHost?
  let root: ViewHost
  /// A column is a stack of its own if its author put none in it.
  let isImplicit: Bool
  var links = LegacyLinks()
  /// The call that created the stack; nil for a column's own.
  var origin: ScreenOrigin?
  private(set) var path: any PathBinding
  var values: [ValueScreen] = []
  /// The index of the lowest element without a `Codable` form.
  var firstUncodable: Int?
  var views: [ViewScreen] = []
  var declarations = DeclarationTable()
  var surroundings = StackSurroundings()
  var unseen = UnseenScreens()
  var pending = PendingScreens()
  let changes = StackChanges()
  /// Reads the path, so that a change of it is noticed.
  let watcher: ViewHost

  struct ValueScreen {
    let element: NavigationPath.Element
    /// Nil until the screen is needed.
    var host: ViewHost?
  }

  struct ViewScreen {
    let host: ViewHost
    let owner: ViewHost
    let identity: ViewIdentity
    let kind: PresentationRequest.Kind
  }

  /// - Parameter root: the root's host, if it exists already.
  init(runtime: SceneRuntime?, path: any PathBinding, root: ViewHost? = nil) {
    self.runtime = runtime
    self.path = path
    isImplicit = root != nil
    self.root = root ?? ViewHost(runtime: runtime)
    watcher = ViewHost(runtime: runtime)
    self.root.stack = self
    watcher.draw = { [unowned self] _ in poll() }
  }

  /// Takes over path, environment and root after the view around has been rendered again.
  func configure(
    path: any PathBinding, in context: RenderContext,
    root draw: @escaping RenderClosure
  ) {
    self.path = path
    column = context.host.column
    root.column = column
    let draw = context.deferring(draw)
    root.draw = { [unowned self] context in
      context.environment = surroundings.environment
      draw(&context)
    }
    surroundings.update(context.environment)
    root.invalidate()
    watcher.invalidate()
  }

  /// The screen that is seen.
  var top: ViewHost { views.last?.host ?? topOfValues }

  var topOfValues: ViewHost { values.isEmpty ? root : host(at: values.count - 1) }

  func tearDown() {
    root.tearDown()
    for screen in values { screen.host?.tearDown() }
    for screen in views { screen.host.tearDown() }
    watcher.tearDown()
  }
}
