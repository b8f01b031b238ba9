import CombineCore
import NavigationCore
import Platform
import ViewRuntime

/// The place of the session whose code made this, and the permission to know it.
final class LocationSource: Sendable {
  private let place: ScenePlace?

  /// Off the main thread there is no session.
  init() {
    place = isOnMain ? MainActor.assumeIsolated { ScenePlace.current } : nil
  }

  var isPermitted: Bool { read { $0.isPermitted } ?? false }

  /// The place now; nil where the device is nowhere.
  var location: CLLocation? {
    guard let coordinate = read({ $0.location })?.coordinate else { return nil }
    return CLLocation(
      coordinate: CLLocationCoordinate2D(
        latitude: coordinate.latitude, longitude: coordinate.longitude),
      altitude: 0, horizontalAccuracy: 5, verticalAccuracy: -1, timestamp: Date())
  }

  func permit() { change { $0.isPermitted = true } }

  /// Calls a closure in a later turn whenever the location changes. It replaces the previous closure.
  func observe(_ action: @escaping () -> Void) {
    let action = UncheckedSendable(action)
    let key = ObjectIdentifier(self)
    change { place in
      place.observe(for: key) { DispatchQueue.main.async { action.value() } }
    }
  }

  func stop() {
    let key = ObjectIdentifier(self)
    change { $0.stopObserving(for: key) }
  }

  private func read<Value: Sendable>(_ read: @MainActor (ScenePlace) -> Value) -> Value? {
    guard let place, isOnMain else { return nil }
    return MainActor.assumeIsolated { read(place) }
  }

  private func change(_ change: @escaping @MainActor @Sendable (ScenePlace) -> Void) {
    guard let place else { return }
    onMain { change(place) }
  }
}
