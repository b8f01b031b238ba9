import Platform

/// The answer of a person who was asked for the location.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// An uncertainty that is as small as possible.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An uncertainty of ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An uncertainty of a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An uncertainty of a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
/// Every movement counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Hears where the device is.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}

/// An error of the location.
public struct CLError: Error, Sendable {
  /// The reasons why there is no location.
  public enum Code: Int, Sendable { case locationUnknown, denied, network }
  /// The reason.
  public let code: Code
}

/// Reports the location of the session's device, which `setEnvironment` sets.
///
/// Every request is authorized. The delegate is called in a later turn, as with Apple.
///
/// Source: Apple, `CLLocationManager`.
public final class CLLocationManager {
  /// Hears of the permission, first of all when it is set, of the place and of errors.
  public weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { later { $0.notifyAuthorization() } }
  }
  /// Accepted; has no effect here.
  public var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// Accepted; has no effect here.
  public var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// Accepted; has no effect here.
  public var allowsBackgroundLocationUpdates = false
  /// Accepted; has no effect here.
  public var pausesLocationUpdatesAutomatically = true
  /// Accepted; has no effect here.
  public var showsBackgroundLocationIndicator = false
  /// Accepted; has no effect here.
  public var activityType = CLActivityType.other
  private let source = LocationSource()
  private var isUpdating = false

  /// Creates a manager for the session whose code runs.
  public init() {}

  deinit { source.stopObserving() }

  /// Always true.
  public static func locationServicesEnabled() -> Bool { true }

  /// Not determined until code of the session asks.
  public var authorizationStatus: CLAuthorizationStatus {
    source.isPermitted ? .authorizedWhenInUse : .notDetermined
  }
  /// Always full.
  public var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// The place; nil without permission, and where the device is nowhere.
  public var location: CLLocation? { source.isPermitted ? source.location : nil }

  /// Is permitted.
  public func requestWhenInUseAuthorization() { permit() }
  /// Is permitted, while the app is used.
  public func requestAlwaysAuthorization() { permit() }
  /// Reports the location to the delegate once, or that it is unknown.
  public func requestLocation() { later { $0.notifyLocation() } }

  /// Reports the location to the delegate, and every change.
  public func startUpdatingLocation() {
    isUpdating = true
    source.observe { [weak self] in self?.notifyUpdate() }
    later { $0.notifyUpdate() }
  }

  /// Stops reporting locations to the delegate.
  public func stopUpdatingLocation() {
    isUpdating = false
    source.stopObserving()
  }

  private func permit() {
    if source.isPermitted { return }
    source.permit()
    later { manager in
      manager.notifyAuthorization()
      manager.notifyUpdate()
    }
  }

  private func notifyAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
    delegate?.locationManager(self, didChangeAuthorization: authorizationStatus)
  }

  private func notifyUpdate() {
    if isUpdating && source.isPermitted { notifyLocation() }
  }

  private func notifyLocation() {
    if let location {
      delegate?.locationManager(self, didUpdateLocations: [location])
    } else {
      let code = source.isPermitted ? CLError.Code.locationUnknown : .denied
      delegate?.locationManager(self, didFailWithError: CLError(code: code))
    }
  }

  /// The manager stays with the main thread, which is where its author made it.
  private func later(_ action: @escaping @Sendable (CLLocationManager) -> Void) {
    let manager = UncheckedSendable(self)
    DispatchQueue.main.async { action(manager.value) }
  }
}

/// The precision that a person permits.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
