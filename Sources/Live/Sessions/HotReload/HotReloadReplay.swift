import NavigationCore
import OrderedJSON
import SceneModel

/// Leads a new instance of a scene through the steps of a log, and stops at the first step that
/// does not fit.
///
/// It is a class because the scene reports to it what the app does by itself while it waits.
@MainActor
final class HotReloadReplay {
  /// The outcome of a replay.
  struct Outcome {
    /// The number of steps that fitted.
    let done: Int
    let total: Int
    /// The first step that did not fit; nil if all did.
    let stop: Stop?

    struct Stop {
      /// The number of the step, counted from 1.
      let step: Int
      let summary: String
      let reason: String
    }
  }

  /// Calls back after a number of seconds.
  typealias Wait = (_ seconds: Double, _ then: @escaping @MainActor () -> Void) -> Void

  let driver: any SceneDriver
  /// The state that the scene has been led to.
  private(set) var state: NavigationState
  /// The values that the scene keeps by itself.
  private(set) var values: SceneValues
  private let steps: [HotReloadStep]
  private let reducer: Reducer
  private let clock: () -> Int64
  private let wait: Wait
  private let began: Int64
  private var index = 0
  /// The time at which the wait for the app began, before the current step.
  private var waitingSince: Int64?
  private var waiting = 0
  private var done: ((Outcome) -> Void)?

  /// The longest time that a replay takes, in milliseconds.
  static let maxTime: Int64 = 2_000
  /// The longest time that a replay waits before a step for what the app does by itself.
  static let maxWait: Int64 = 500
  /// The time between two checks of an app that is waited for, in seconds.
  private static let retryInterval = 0.02

  init(
    _ steps: HotReloadPlan, on driver: any SceneDriver, keeping values: SceneValues,
    clock: @escaping () -> Int64, wait: @escaping Wait
  ) {
    self.driver = driver
    self.steps = steps.steps
    self.values = values
    self.clock = clock
    self.wait = wait
    state = driver.description.initialState
    reducer = Reducer(scene: driver.description, maxDepth: .max)
    began = clock()
    driver.onChange = { [unowned self] in follow($0) }
    driver.onSave = { [unowned self] key, value in self.values[key] = value }
    set(environment: steps.environment)
    if let start = steps.start { load(start) }
  }

  /// Replays the steps. `done` is called at once, unless the replay has to wait for the app.
  func run(then done: @escaping (Outcome) -> Void) {
    self.done = done
    continueReplay()
  }

  /// Shows the scene on a device.
  func set(environment: DeviceEnvironment) {
    if environment == state.environment { return }
    let edit = Edit.setting(\.environment, from: state.environment, to: environment)
    apply(Change(saved: [edit]))
  }

  /// Leads the scene to a state that the steps did not lead to.
  func lead(to wanted: NavigationState, keeping values: SceneValues) {
    self.values = values
    driver.setSavedValues(values.values)
    apply(state.difference(to: wanted))
  }

  private func continueReplay() {
    while index < steps.count {
      let step = steps[index]
      if clock() - began > Self.maxTime {
        return stop("The steps before it took \(Self.maxTime / 1_000) seconds.")
      }
      driver.flushPendingChanges()
      do {
        try replay(step.action)
        index += 1
        waitingSince = nil
      } catch {
        if step.followsApp && canWait { return retryLater() }
        return stop("\(error)")
      }
    }
    driver.flushPendingChanges()
    finish(nil)
  }

  private var canWait: Bool {
    let now = clock()
    let since = waitingSince ?? now
    waitingSince = since
    return now - since < Self.maxWait
  }

  private func retryLater() {
    wait(Self.retryInterval) { [self] in continueReplay() }
  }

  private func stop(_ reason: String) {
    finish(.init(step: index + 1, summary: steps[index].summary, reason: reason))
  }

  private func finish(_ stop: Outcome.Stop?) {
    driver.onChange = nil
    driver.onSave = nil
    let done = done
    self.done = nil
    done?(Outcome(done: index, total: steps.count, stop: stop))
  }
}

// MARK: - One step

extension HotReloadReplay {
  /// An error for a step that does not fit, for a reason that does not come from the scene.
  private struct ReplayFailure: Error, CustomStringConvertible {
    let description: String
  }

  private func replay(_ action: HotReloadStep.Action) throws {
    switch action {
    case .back: try perform(.back)
    case .open(let url): try perform(.open(url: url))
    case .tap(let tapped): try tap(tapped)
    case .navigate(let commands):
      if !commands.isEmpty { try navigate(commands) }
    case .unknown(let reason): throw ReplayFailure(description: reason)
    }
  }

  private func perform(_ action: SceneAction) throws(Refusal) {
    switch try driver.respond(to: action, in: rendering) {
    case .done(let commands, _): follow(commands)
    case .command(let command): try navigate([command])
    }
  }

  private var rendering: Rendering { driver.rendering(of: state).identified(in: state) }

  private func navigate(_ commands: [Command]) throws(Refusal) {
    let before = state
    let change = try reducer.dryRun(commands, on: &state)
    if change.isEmpty { return }
    do {
      follow(try driver.apply(change))
    } catch {
      state = before
      throw error
    }
  }

  /// Applies a whole change that cannot be refused.
  private func apply(_ change: Change) {
    guard state.apply(saved: change), let followUps = try? driver.apply(change) else { return }
    follow(followUps)
  }

  /// Goes to a state whose beginning is no longer in the log.
  private func load(_ wanted: NavigationState) {
    try? navigate([.load(StateContents(of: wanted.inLayout(of: state)))])
  }

  /// Follows commands that the author's code has carried out.
  private func follow(_ commands: [Command]) {
    for command in commands { _ = try? reducer.dryRun([command], on: &state) }
  }
}

// MARK: - Taps

extension HotReloadReplay {
  /// Taps the recorded control: by its id if that still refers to the same control, otherwise by
  /// its label. A toggle that already has the recorded value is left unchanged.
  private func tap(_ tapped: HotReloadStep.TappedControl) throws(Refusal) {
    let rendering = rendering
    let reference = reference(to: tapped, in: rendering)
    if case .bool(let wanted)? = tapped.value,
      let id = driver.control(meantBy: reference, in: rendering),
      rendering.view.control(id)?.value == .flag(wanted)
    {
      return
    }
    let text = tapped.value?.stringValue?.string
    try perform(.tap(reference, text: text, submits: tapped.submits))
  }

  private func reference(
    to tapped: HotReloadStep.TappedControl, in rendering: Rendering
  ) -> ControlReference {
    let known = rendering.view.control(tapped.id)?.isSame(as: tapped) ?? false
    if !known, let node = control(inRowOf: tapped), let id = node.id { return .id(id) }
    return known || tapped.label.isEmpty ? .id(tapped.id) : .label(tapped.label)
  }
}

extension HotReloadReplay {
  /// The same control in the same row of a long list, whose words other rows can have too.
  private func control(inRowOf tapped: HotReloadStep.TappedControl) -> ViewNode? {
    guard let row = tapped.row else { return nil }
    let rows = driver.rows(of: row.collection, row.offset..<row.offset + 1)
    return rows?.elements.firstNode {
      $0.id != nil && UTF8String($0.kind.rawValue) == tapped.role && $0.isSame(as: tapped)
    }
  }
}

extension ViewNode {
  fileprivate func isSame(as tapped: HotReloadStep.TappedControl) -> Bool {
    (label ?? "").shortened(toBytes: Subject.maxTextBytes) == tapped.label
  }
}
