import NavigationCore

/// The updates of a scene: when the next one is due, and what it has to do.
///
/// No function here calls the author's code, which can ask for the next update.
package struct UpdateCycle {
  /// The number of updates, by which code can limit an action to once per update.
  package private(set) var number = 0
  private(set) var start = ContinuousClock.now
  /// True if an update runs at the end of this turn.
  private(set) var isScheduled = false
  /// True if the author's code kept changing what the last update rendered.
  var isLooping = false
  /// The time that each update can spend on unseen screens.
  var explorationTime: Duration
  /// Called for each rendering of a host.
  var onRender: ((ViewHost) -> Void)?
  private var isRunning = false
  private var hasUnreportedRendering = false
  private var actions: [() -> Void] = []

  /// The most renderings in one update before the author's code counts as looping.
  static let maxRounds = 100

  init(explorationTime: Duration) {
    self.explorationTime = explorationTime
  }

  /// True if there are actions to run when all that is stale has been rendered.
  var hasActions: Bool { !actions.isEmpty }

  /// - Returns: false if an update runs, or is scheduled already.
  mutating func schedule() -> Bool {
    if isRunning || isScheduled { return false }
    isScheduled = true
    return true
  }

  /// Begins the update that reports the changes made by the author's code.
  mutating func beginReport() {
    isScheduled = false
    hasUnreportedRendering = false
  }

  mutating func begin() {
    isRunning = true
    isScheduled = false
    number += 1
    start = .now
  }

  mutating func end() { isRunning = false }

  mutating func recordRendering() { hasUnreportedRendering = true }

  /// True if there is something to report to the session.
  func isWorthReporting(_ commands: [Command]) -> Bool {
    !commands.isEmpty || hasUnreportedRendering
  }

  mutating func add(_ action: @escaping () -> Void) { actions.append(action) }

  mutating func removeActions() -> [() -> Void] {
    defer { actions = [] }
    return actions
  }
}
