import Combine
import NavigationCore
import Platform
import ViewRuntime

/// The location of the session whose code created it, and the permission to read it.
final class LocationSource: Sendable {
  private let context: SceneContext?

  /// Off the main thread there is no session.
  init() {
    context = isOnMain ? MainActor.assumeIsolated { SceneContext.current } : nil
  }

  var isPermitted: Bool { read { $0.isPermitted } ?? false }

  /// The current location; nil if the device is nowhere.
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
    change { context in
      context.observe(for: key) { DispatchQueue.main.async { action.value() } }
    }
  }

  func stopObserving() {
    let key = ObjectIdentifier(self)
    change { $0.stopObserving(for: key) }
  }

  private func read<Value: Sendable>(_ read: @MainActor (SceneContext) -> Value) -> Value? {
    guard let context, isOnMain else { return nil }
    return MainActor.assumeIsolated { read(context) }
  }

  private func change(_ change: @escaping @MainActor @Sendable (SceneContext) -> Void) {
    guard let context else { return }
    onMain { change(context) }
  }
}
