import NavigationCore
import OrderedJSON

/// A session's scene: its driver, what it shows and has shown, and what it keeps by itself.
@MainActor
struct SceneHost {
  private(set) var driver: any SceneDriver
  /// The renderings of the head, and before it of revisions that readers may still ask for.
  private(set) var renderings = Renderings()
  /// The values of `@SceneStorage`.
  var values = SceneValues()
  /// The scene on a second device, while somebody asks for it.
  var preview: ScenePreview?
  /// Commands of the author's code that the store has had no room for.
  private(set) var postponed: [Command]? {
    didSet { postponedBytes = postponed?.reduce(0) { $0 + $1.weight } ?? 0 }
  }
  private var postponedBytes = 0

  init(_ driver: any SceneDriver) {
    self.driver = driver
  }

  /// The rendering of the head.
  var rendering: Rendering { renderings.newest ?? Rendering() }

  /// About what the scene's views take, what they keep by themselves, and what of it waits for the
  /// store.
  var bytes: Int {
    driver.bytes + renderings.bytes + values.bytes + postponedBytes + (preview?.bytes ?? 0)
  }

  /// Another scene is open from now on, which has kept nothing yet.
  mutating func open(_ driver: any SceneDriver) {
    self.driver = driver
    values = SceneValues()
    preview = nil
  }

  /// Notes what is shown at a revision, and forgets what nobody can ask for any more.
  mutating func keep(_ rendering: Rendering, of revision: Int, forgettingBefore confirmed: Int) {
    renderings.keep(rendering, of: revision, forgettingBefore: confirmed)
  }
}

// MARK: - Postponed

extension SceneHost {
  /// The number of commands of the author's code that wait for the store one by one.
  static let maxPostponed = 16

  mutating func postpone(_ commands: [Command]) {
    postponed = (postponed ?? []) + commands
  }

  /// Keeps many commands as the state that they lead to, which does not grow with their number. A
  /// command that the state cannot follow is left out, as it is when it is recorded.
  ///
  /// - Parameter state: the session's, before them.
  mutating func condensePostponed(on state: NavigationState) {
    guard let commands = postponed, commands.count > Self.maxPostponed else { return }
    var state = state
    let reducer = Reducer(scene: driver.description, maxDepth: .max)
    for command in commands { _ = try? reducer.rehearse([command], on: &state) }
    postponed = [.load(StateContents(of: state))]
  }

  mutating func takePostponed() -> [Command]? {
    defer { postponed = nil }
    return postponed
  }
}
