import NavigationCore
import OrderedJSON

/// Leads a scene that has been made anew through the steps of a log, and stops at the first that does not
/// fit.
///
/// A class, since the scene tells it what the app does by itself while it waits.
@MainActor
final class StepReplay {
  /// The outcome.
  struct Outcome {
    /// The steps that fitted.
    let done: Int
    let total: Int
    /// The first that did not; nil where all did.
    let stop: Stop?

    struct Stop {
      /// Counted from 1.
      let step: Int
      let words: String
      let reason: String
    }
  }

  /// Calls back after so many seconds.
  typealias Wait = (_ seconds: Double, _ then: @escaping @MainActor () -> Void) -> Void

  let driver: any SceneDriver
  /// The state that the scene has been led to.
  private(set) var state: NavigationState
  /// The values that the scene has kept by itself.
  private(set) var values: SceneValues
  private let steps: [RebuiltStep]
  private let reducer: Reducer
  private let clock: () -> Int64
  private let wait: Wait
  private let began: Int64
  private var index = 0
  /// When the app was first waited for, before the step at hand.
  private var waitingSince: Int64?
  private var waiting = 0
  private var done: ((Outcome) -> Void)?

  /// A replay takes no longer than that, in milliseconds,
  static let maxTime: Int64 = 2_000
  /// and waits for what the app does by itself no longer than that before a step.
  static let maxWait: Int64 = 500
  /// Seconds between two looks at an app that is waited for.
  private static let look = 0.02

  init(
    _ steps: RebuiltSteps, on driver: any SceneDriver, keeping values: SceneValues,
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
    driver.onChange = { [unowned self] in take($0) }
    driver.onSave = { [unowned self] key, value in self.values[key] = value }
    set(environment: steps.environment)
    if let start = steps.start { go(to: start) }
  }

  /// Does the steps; `done` is called at once, unless the app has to be waited for.
  func run(then done: @escaping (Outcome) -> Void) {
    self.done = done
    goOn()
  }

  /// Shows the scene on a device.
  func set(environment: DeviceEnvironment) {
    if environment == state.environment { return }
    let edit = Edit.setting(\.environment, from: state.environment, to: environment)
    lead(Change(saved: [edit]))
  }

  private func goOn() {
    while index < steps.count {
      let step = steps[index]
      if clock() - began > Self.maxTime {
        return stop("The steps before it took \(Self.maxTime / 1_000) seconds.")
      }
      driver.flushPendingChanges()
      do {
        try perform(step.wish)
        index += 1
        waitingSince = nil
      } catch {
        if step.followsApp && mayWait { return lookAgain() }
        return stop("\(error)")
      }
    }
    driver.flushPendingChanges()
    finish(nil)
  }

  private var mayWait: Bool {
    let now = clock()
    let since = waitingSince ?? now
    waitingSince = since
    return now - since < Self.maxWait
  }

  private func lookAgain() {
    wait(Self.look) { [self] in goOn() }
  }

  private func stop(_ reason: String) {
    finish(.init(step: index + 1, words: steps[index].words, reason: reason))
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

extension StepReplay {
  /// A step does not fit, for a reason that the scene does not know.
  private struct Misfit: Error, CustomStringConvertible {
    let description: String
  }

  private func perform(_ wish: RebuiltStep.Wish) throws {
    switch wish {
    case .back: try act(.back)
    case .open(let url): try act(.open(url: url))
    case .tap(let tapped): try tap(tapped)
    case .navigate(let commands):
      if !commands.isEmpty { try navigate(commands) }
    case .unknown(let reason): throw Misfit(description: reason)
    }
  }

  private func act(_ action: SceneAction) throws(Refusal) {
    switch try driver.respond(to: action, in: rendering) {
    case .done(let commands): take(commands)
    case .wish(let command): try navigate([command])
    }
  }

  private var rendering: Rendering { driver.rendering(of: state).identified(in: state) }

  private func navigate(_ commands: [Command]) throws(Refusal) {
    let before = state
    let change = try reducer.rehearse(commands, on: &state)
    if change.isEmpty { return }
    do {
      take(try driver.apply(change))
    } catch {
      state = before
      throw error
    }
  }

  /// Takes a whole change that cannot be refused.
  private func lead(_ change: Change) {
    guard state.apply(saved: change), let surprises = try? driver.apply(change) else { return }
    take(surprises)
  }

  /// Goes to a state whose beginning the log has no more.
  private func go(to wanted: NavigationState) {
    try? navigate([.load(StateContents(of: wanted.inLayout(of: state)))])
  }

  /// The author's code has done that.
  private func take(_ commands: [Command]) {
    for command in commands { _ = try? reducer.rehearse([command], on: &state) }
  }
}

// MARK: - Taps

extension StepReplay {
  /// Taps what was tapped: by its name where that is still what it was, else by its label. A toggle that is
  /// where the tap had led stays.
  private func tap(_ tapped: RebuiltStep.Tapped) throws(Refusal) {
    let rendering = rendering
    let reference = reference(to: tapped, in: rendering)
    if case .bool(let wanted)? = tapped.value,
      let id = driver.control(meantBy: reference, in: rendering),
      rendering.view.control(id)?.value == .flag(wanted)
    {
      return
    }
    let text = tapped.value?.stringValue?.string
    try act(.tap(reference, text: text, submits: tapped.submits))
  }

  private func reference(
    to tapped: RebuiltStep.Tapped, in rendering: Rendering
  ) -> ControlReference {
    let known = rendering.view.control(tapped.id)?.isSame(as: tapped) ?? false
    return known || tapped.label.isEmpty ? .id(tapped.id) : .label(tapped.label)
  }
}

extension ViewNode {
  fileprivate func isSame(as tapped: RebuiltStep.Tapped) -> Bool {
    (label ?? "").shortened(toBytes: Subject.maxTextBytes) == tapped.label
  }
}
