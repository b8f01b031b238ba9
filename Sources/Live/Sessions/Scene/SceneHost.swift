import NavigationCore
import OrderedJSON
import SceneModel

/// A session's scene: its driver, its renderings, and the values that it keeps by itself.
@MainActor
struct SceneHost {
  private(set) var driver: any SceneDriver
  /// The renderings of the head and of earlier revisions that readers can still request.
  private(set) var renderings = Renderings()
  /// The values of `@SceneStorage`.
  var values = SceneValues()
  /// The scene on a second device, while it is being requested.
  var preview: ScenePreview?
  /// Commands of the author's code for which the store had no room.
  private(set) var postponed: [Command]? {
    didSet { postponedBytes = postponed?.reduce(0) { $0 + $1.weight } ?? 0 }
  }
  private var postponedBytes = 0
  /// The actions since the newest revision that had no visible effect yet: it may appear later.
  var unseen: [JSONObject] = []
  /// The outcome of the session's steps after the app was rebuilt; nil if it has not been rebuilt.
  var hotReloadOutcome: HotReloadReplay.Outcome?

  init(_ driver: any SceneDriver) {
    self.driver = driver
  }

  /// The rendering of the head.
  var rendering: Rendering { renderings.newest ?? Rendering() }

  /// The approximate size of the scene's views, of the values that they keep, and of the postponed
  /// commands.
  var bytes: Int {
    driver.bytes + renderings.bytes + values.bytes + postponedBytes + (preview?.bytes ?? 0)
  }

  /// Makes another scene the open one; it has not kept anything yet.
  mutating func open(_ driver: any SceneDriver) {
    self.driver = driver
    values = SceneValues()
    preview = nil
  }

  /// Keeps what is shown at a revision, and removes what can no longer be requested.
  mutating func keep(_ rendering: Rendering, of revision: Int, removingBefore confirmed: Int) {
    renderings.keep(rendering, of: revision, removingBefore: confirmed)
  }
}

// MARK: - Postponed

extension SceneHost {
  /// The largest number of commands of the author's code that wait for the store individually.
  static let maxPostponed = 16

  mutating func postpone(_ commands: [Command]) {
    postponed = (postponed ?? []) + commands
  }

  /// Replaces many commands by the state that they lead to, which does not grow with their number.
  /// A command that the state cannot follow is left out, as when commands are recorded.
  ///
  /// - Parameter state: the session's state before the commands.
  mutating func condensePostponed(on state: NavigationState) {
    guard let commands = postponed, commands.count > Self.maxPostponed else { return }
    var state = state
    let reducer = Reducer(scene: driver.description, maxDepth: .max)
    for command in commands { _ = try? reducer.dryRun([command], on: &state) }
    postponed = [.load(StateContents(of: state))]
  }

  mutating func removePostponed() -> [Command]? {
    defer { postponed = nil }
    return postponed
  }
}
