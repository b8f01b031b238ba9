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

/// Tells where the device is: here permission is always denied, and its delegate hears so.
///
/// Source: Apple, `CLLocationManager`.
public final class CLLocationManager {
  /// Hears of the permission and of errors.
  public weak var delegate: (any CLLocationManagerDelegate)?
  /// Accepted; has no effect here.
  public var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// Accepted; has no effect here.
  public var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// Accepted; has no effect here.
  public var allowsBackgroundLocationUpdates = false
  /// Accepted; has no effect here.
  public var pausesLocationUpdatesAutomatically = true
  /// Not determined until it is asked for, and then denied.
  public private(set) var authorizationStatus = CLAuthorizationStatus.notDetermined
  /// Always nil.
  public var location: CLLocation? { nil }

  /// Creates a manager.
  public init() {}

  /// Always false.
  public static func locationServicesEnabled() -> Bool { false }

  /// Is denied.
  public func requestWhenInUseAuthorization() { deny() }
  /// Is denied.
  public func requestAlwaysAuthorization() { deny() }
  /// Fails: there is no location.
  public func requestLocation() { fail() }
  /// Fails: there is no location.
  public func startUpdatingLocation() { fail() }
  /// Does nothing.
  public func stopUpdatingLocation() {}

  private func deny() {
    authorizationStatus = .denied
    delegate?.locationManagerDidChangeAuthorization(self)
    delegate?.locationManager(self, didChangeAuthorization: .denied)
  }

  private func fail() {
    delegate?.locationManager(self, didFailWithError: CLError(code: .denied))
  }
}
