import NavigationCore
import SceneModel

/// The open scene on another device, led to each state that is requested there.
///
/// It is a separate window: it shows the session's navigation, but what its views also keep, for
/// example in `@State`, belongs to this window. What its code does by itself appears with the next
/// request, and creates no revision of the session.
@MainActor
struct ScenePreview {
  private let driver: any SceneDriver
  private(set) var state: NavigationState
  /// The time of the last request, in milliseconds.
  private(set) var lastRequest: Int64 = 0

  /// The time in milliseconds after the last request from which on the next revision ends the
  /// preview.
  static let lifetime: Int64 = 30_000

  init(_ driver: any SceneDriver) {
    self.driver = driver
    state = driver.description.initialState
  }

  /// The approximate size of its views in bytes; 0 for a scene without code, which is shared.
  var bytes: Int { driver.runsCode ? driver.bytes : 0 }

  var scene: SceneDescription { driver.description }

  /// Leads the views to a state. Their columns remain those that they determine on this device.
  ///
  /// - Throws: the refusal of a binding; nothing has changed then.
  mutating func show(_ wanted: NavigationState, at now: Int64) throws(Refusal) -> Rendering {
    driver.flushPendingChanges()
    lastRequest = now
    let reducer = Reducer(scene: driver.description, maxDepth: .max)
    let wanted = wanted.inLayout(of: state)
    let change = state.difference(to: wanted)
    let followUps = change.isEmpty ? [] : try driver.apply(change)
    state = wanted
    try reducer.dryRun(followUps, on: &state)
    return driver.rendering(of: state).identified(in: state)
  }
}
