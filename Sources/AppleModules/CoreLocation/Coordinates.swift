@_exported import Foundation

/// An angle on the earth, in degrees.
public typealias CLLocationDegrees = Double
/// A distance, in metres.
public typealias CLLocationDistance = Double
/// An uncertainty, in metres.
public typealias CLLocationAccuracy = Double
/// A direction, in degrees from north.
public typealias CLLocationDirection = Double
/// A speed, in metres per second.
public typealias CLLocationSpeed = Double

/// A place on the earth.
///
/// Source: Apple, `CLLocationCoordinate2D`.
public struct CLLocationCoordinate2D: Sendable {
  /// The angle from the equator, in degrees; north is positive.
  public var latitude: CLLocationDegrees
  /// The angle from Greenwich, in degrees; east is positive.
  public var longitude: CLLocationDegrees

  /// Creates the place with latitude and longitude 0.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a place from its angles.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Creates a place from its angles.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// True for a place that is on the earth.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A place at a time.
///
/// Source: Apple, `CLLocation`.
public final class CLLocation: Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The height over the sea, in metres.
  public let altitude: CLLocationDistance
  /// The uncertainty of the place, in metres.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The uncertainty of the height, in metres.
  public let verticalAccuracy: CLLocationAccuracy
  /// The time.
  public let timestamp: Date

  /// Creates a place of now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a place at a time.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.timestamp = timestamp
  }

  /// The distance along the ground on a round earth, in metres.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    let radius = 6_371_008.8
    let (here, there) = (coordinate, location.coordinate)
    let (from, to) = (here.latitude * .pi / 180, there.latitude * .pi / 180)
    let height = sin((to - from) / 2)
    let width = sin((there.longitude - here.longitude) * .pi / 360)
    let chord = height * height + cos(from) * cos(to) * width * width
    return 2 * radius * asin(min(1, chord.squareRoot()))
  }
}
