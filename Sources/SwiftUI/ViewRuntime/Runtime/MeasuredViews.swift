import OrderedJSON
import SceneModel

/// The views of a scene that a page measures.
///
/// A report can change what is drawn, which can cause the next report. So the number of changes in
/// a row is limited. A pause or a user action starts a new count.
@MainActor
final class MeasuredViews {
  private var views: [UTF8String: MeasuredView] = [:]
  private var nextID = 1
  /// The number of requests since the last pause that have changed something.
  private var changes = 0
  private var lastChange: ContinuousClock.Instant?
  /// Returns the time, which shows when there was a pause.
  var clock: () -> ContinuousClock.Instant = { .now }
  /// True if reports have been left out since the last pause.
  private(set) var isLooping = false

  /// The most changes of one view in a row.
  static let maxChanges = 16
  /// The most changes of a scene in a row, including those of new views. A view that creates
  /// itself again at each rendering is always a new one.
  static let maxRequests = 256
  /// Changes with less time between them count as in a row.
  static let pause = Duration.seconds(1)

  /// The largest number of views at a time. Each has one report, of about a kilobyte at most.
  static let maxCount = 4_096

  var count: Int { views.count }

  /// - Returns: nil if there are too many.
  func add() -> MeasuredView? {
    if views.count >= Self.maxCount { return nil }
    defer { nextID += 1 }
    let view = MeasuredView(id: "g\(nextID)")
    views[view.id] = view
    return view
  }

  func remove(_ view: MeasuredView) { views[view.id] = nil }

  /// - Returns: the number of views that have changed.
  func accept(_ reports: [UTF8String: ViewMeasurement]) -> Int {
    let now = clock()
    if let lastChange, now - lastChange >= Self.pause { resetChangeCounts() }
    if changes >= Self.maxRequests {
      isLooping = true
      return 0
    }
    var accepted = 0
    var isByUser = true
    for (id, report) in reports {
      guard let view = views[id], view.known != report else { continue }
      if view.accept(report) { accepted += 1 } else { isLooping = true }
      if report.scroll?.isByUser != true { isByUser = false }
    }
    if accepted > 0 && !isByUser {
      changes += 1
      lastChange = now
    }
    return accepted
  }

  /// Something else has changed the scene, or nothing for a while.
  func resetChangeCounts() {
    if lastChange == nil { return }
    lastChange = nil
    changes = 0
    isLooping = false
    for view in views.values { view.resetChangeCount() }
  }

  /// Forgets all reports after the device has changed.
  func invalidateReports() {
    resetChangeCounts()
    for view in views.values { view.invalidateReport() }
  }
}
