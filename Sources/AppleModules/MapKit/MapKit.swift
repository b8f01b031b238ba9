@_exported import CoreLocation
import Foundation

// The part of MapKit that code for SwiftUI names. No map is drawn.

/// A span of degrees.
///
/// Source: Apple, `MKCoordinateSpan`.
public struct MKCoordinateSpan: Hashable, Sendable {
  /// The degrees from south to north.
  public var latitudeDelta: CLLocationDegrees
  /// The degrees from west to east.
  public var longitudeDelta: CLLocationDegrees

  /// Creates a span.
  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the earth.
///
/// Source: Apple, `MKCoordinateRegion`.
public struct MKCoordinateRegion: Sendable {
  /// The middle.
  public var center: CLLocationCoordinate2D
  /// The degrees around it.
  public var span: MKCoordinateSpan

  /// Creates the region around 0° N, 0° E.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  /// Creates a region.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region by distances in metres.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = 111_320.0
    let parallel = max(cos(center.latitude * .pi / 180), 0.000_001) * degree
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / parallel))
  }
}

/// A point of interest; only its name is kept.
///
/// Source: Apple, `MKPlacemark`.
public struct MKPlacemark: Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Its name; nil here.
  public var name: String? { nil }
  /// Creates a placemark.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}

/// A place on a map.
///
/// Source: Apple, `MKMapItem`.
public struct MKMapItem: Sendable {
  /// Its place.
  public let placemark: MKPlacemark
  /// Its name.
  public var name: String?
  /// Creates a place.
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  /// Opens nothing here.
  @discardableResult
  public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}
