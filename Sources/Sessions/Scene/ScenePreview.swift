import NavigationCore

/// The open scene on another device, led to each state that somebody asks to see there.
///
/// It is a window of its own: the navigation is the session's, and what views keep besides, as
/// `@State`, is this window's. What its code does by itself is shown at the next question, and is no
/// revision of the session.
@MainActor
struct ScenePreview {
  private let driver: any SceneDriver
  private(set) var state: NavigationState
  /// When somebody asked last, in milliseconds.
  private(set) var asked: Int64 = 0

  /// It ends so many milliseconds after the last question, with the next revision.
  static let patience: Int64 = 30_000

  init(_ driver: any SceneDriver) {
    self.driver = driver
    state = driver.description.initialState
  }

  /// About how many bytes its views take; those without code share theirs.
  var bytes: Int { driver.runsCode ? driver.bytes : 0 }

  var scene: SceneDescription { driver.description }

  /// Leads the views to a state. Their columns stay what they say themselves on this device.
  ///
  /// - Throws: the refusal of a binding; nothing has changed then.
  mutating func show(_ wanted: NavigationState, at now: Int64) throws(Refusal) -> Rendering {
    driver.flushPendingChanges()
    asked = now
    let reducer = Reducer(scene: driver.description, maxDepth: .max)
    let wanted = wanted.inLayout(of: state)
    let change = state.difference(to: wanted)
    let surprises = change.isEmpty ? [] : try driver.apply(change)
    state = wanted
    try reducer.rehearse(surprises, on: &state)
    return driver.rendering(of: state).identified(in: state)
  }
}
