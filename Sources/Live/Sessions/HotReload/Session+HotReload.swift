import NavigationCore
import OrderedJSON
import SceneModel
import SessionRecords
import WireProtocol

/// Restores the state of a rebuilt app: the steps of the log are replayed on the new code.
extension Session {
  /// True if something can be stored, and the app still has the scene.
  var canHotReload: Bool {
    log.obstacle == nil && setting.scenes.contains { $0.id == timeline.scene.id }
  }

  /// Begins to replay the steps.
  ///
  /// - Parameters:
  ///   - wait: calls back after a number of seconds.
  ///   - done: called when the session shows the state that the steps have led to.
  func hotReload(wait: @escaping HotReloadReplay.Wait, then done: @escaping () -> Void) {
    let (driver, stored) = (scene.driver, timeline.state)
    stopObserving()
    let steps = HotReloadPlan(of: history.timelineForReplay)
    let knowsBeginning = steps.start == nil && !steps.followsRelaunch
    let values = knowsBeginning ? SceneValues() : scene.values
    // At the beginning there is only what the views have written while they were created.
    if !knowsBeginning { driver.setSavedValues(values.values) }
    let restoreValues = setting.preservingAppValues()
    let replay = HotReloadReplay(
      steps, on: driver, keeping: values, clock: setting.clock, wait: wait)
    replay.run { [self] outcome in
      replay.set(environment: stored.environment)
      let isComplete = outcome.stop == nil || setting.directory?.recovery == nil
      if !isComplete { replay.lead(to: stored, keeping: scene.values) }
      restoreValues()
      driver.flushPendingChanges()
      record(replay, outcome)
      done()
    }
  }

  /// Records the state that a replay has led to, as a separate revision.
  private func record(_ replay: HotReloadReplay, _ outcome: HotReloadReplay.Outcome) {
    observe(replay.driver)
    replaceValues(with: replay.values)
    commitReset(
      followedBy: [.load(StateContents(of: replay.state))],
      .ofHotReload(outcome, afterCrash: setting.directory?.recovery != nil, at: setting.clock()))
    journal.markReopened(at: head)
    try? storeHead()
    scene.hotReloadOutcome = outcome
  }

  /// Replaces the values that the scene keeps.
  private func replaceValues(with values: SceneValues) {
    let before = scene.values.values
    for name in before.keys where values[name] == nil { save(nil, for: name) }
    for (name, value) in values.values where before[name] != value { save(value, for: name) }
  }
}

extension Session {
  /// The state of the build, and the outcome of this session's steps; nil if the app is not being
  /// rebuilt while it runs.
  public var build: JSONObject? {
    guard var build = setting.directory?.build else { return nil }
    if let outcome = scene.hotReloadOutcome { build["replay"] = .object(outcome.members) }
    return build
  }
}

extension SessionHub {
  /// Sets the state of the build.
  public func setBuild(_ build: JSONObject?) { directory.build = build }

  /// Treats sessions as after a crash of the app.
  public func recover(_ recovery: CrashRecovery) { directory.recovery = recovery }
}

extension CommandContext {
  fileprivate static func ofHotReload(
    _ outcome: HotReloadReplay.Outcome, afterCrash: Bool, at now: Int64
  ) -> CommandContext {
    let cause = Cause(
      method: HotReloadPlan.method, client: "app",
      label: UTF8String(outcome.sentence(afterCrash)).shortened(toBytes: 500),
      about: Subject(members: outcome.members))
    return CommandContext(cause: cause, at: now, keyed: nil)
  }
}

extension HotReloadReplay.Outcome {
  /// The outcome of the steps, for people.
  func sentence(_ afterCrash: Bool) -> String {
    let beginning = afterCrash ? "restarted" : "rebuilt"
    let count = total == 1 ? "1 step" : "\(total) steps"
    guard let stop else { return "\(beginning): \(count)" }
    return "\(beginning): \(done) of \(count); step \(stop.step), \(stop.summary), does not fit: "
      + stop.reason
  }

  /// The outcome of the steps, for clients.
  var members: JSONObject {
    var members: JSONObject = ["steps": .number(.init(done)), "of": .number(.init(total))]
    if let stop {
      members["stop"] = [
        "step": .number(.init(stop.step)), "words": .string(UTF8String(stop.summary)),
        "reason": .string(UTF8String(stop.reason).shortened(toBytes: Subject.maxTextBytes)),
      ]
    }
    return members
  }
}
