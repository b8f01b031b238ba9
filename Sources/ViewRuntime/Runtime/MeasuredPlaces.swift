import NavigationCore
import OrderedJSON

/// The places of a scene that a page reports on.
///
/// A report can change what is drawn, which can cause the next report. So the number of changes in
/// a row is limited. A pause or a user action starts a new count.
@MainActor
final class MeasuredPlaces {
  private var places: [UTF8String: MeasuredPlace] = [:]
  private var nextID = 1
  /// The number of requests since the last pause that have changed something.
  private var changes = 0
  private var lastChange: ContinuousClock.Instant?
  /// Returns the time, which shows when there was a pause.
  var clock: () -> ContinuousClock.Instant = { .now }
  /// True if reports have been left out since the last pause.
  private(set) var isLooping = false

  /// The most changes of one place in a row.
  static let maxChanges = 16
  /// The most changes of a scene in a row, including those of new places. A view that creates
  /// itself again at each rendering always has new places.
  static let maxRequests = 256
  /// Changes with less time between them count as in a row.
  static let pause = Duration.seconds(1)

  /// The most places of a scene at a time. Each has one report, of about a kilobyte at most.
  static let maxPlaces = 4_096

  var count: Int { places.count }

  /// - Returns: nil if there are too many.
  func add() -> MeasuredPlace? {
    if places.count >= Self.maxPlaces { return nil }
    defer { nextID += 1 }
    let place = MeasuredPlace(id: "g\(nextID)")
    places[place.id] = place
    return place
  }

  func remove(_ place: MeasuredPlace) { places[place.id] = nil }

  /// - Returns: the number of places that have changed.
  func take(_ reports: [UTF8String: PlaceReport]) -> Int {
    let now = clock()
    if let lastChange, now - lastChange >= Self.pause { rest() }
    if changes >= Self.maxRequests {
      isLooping = true
      return 0
    }
    var taken = 0
    var isByUser = true
    for (id, report) in reports {
      guard let place = places[id], place.known != report else { continue }
      if place.take(report) { taken += 1 } else { isLooping = true }
      if report.scroll?.isByUser != true { isByUser = false }
    }
    if taken > 0 && !isByUser {
      changes += 1
      lastChange = now
    }
    return taken
  }

  /// Something else has changed the scene, or nothing for a while.
  func rest() {
    if lastChange == nil { return }
    lastChange = nil
    changes = 0
    isLooping = false
    for place in places.values { place.rest() }
  }

  /// Forgets all reports after the device has changed.
  func forget() {
    rest()
    for place in places.values { place.forget() }
  }
}
