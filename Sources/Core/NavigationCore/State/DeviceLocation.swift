/// The place on the earth where the device is, as in the menu of Apple's simulator.
public enum DeviceLocation: String, CaseIterable, Codable, Hashable, Sendable {
  /// The device cannot find out its location.
  case nowhere
  case cupertino, sanFrancisco, newYork, london, berlin, tokyo, sydney

  /// The angles from the equator and from Greenwich, in degrees; nil for nowhere.
  package var coordinate: (latitude: Double, longitude: Double)? {
    switch self {
    case .nowhere: nil
    case .cupertino: (37.3349, -122.009)
    case .sanFrancisco: (37.7749, -122.4194)
    case .newYork: (40.7128, -74.006)
    case .london: (51.5074, -0.1278)
    case .berlin: (52.52, 13.405)
    case .tokyo: (35.6762, 139.6503)
    case .sydney: (-33.8688, 151.2093)
    }
  }
}

extension DeviceLocation: ScalarStateValue {}
