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

/// A place with an address, which is not known here.
///
/// Source: Apple, `MKPlacemark`.
open class MKPlacemark: CLPlacemark, MKAnnotation {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The name.
  public var title: String? { name }
  /// Creates a place.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  /// Creates a place; the address is not kept.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
  }
  /// Creates a place of another one.
  public convenience init(placemark: CLPlacemark) {
    self.init(coordinate: placemark.location?.coordinate ?? CLLocationCoordinate2D())
  }
}

/// A place on a map.
///
/// Source: Apple, `MKMapItem`.
open class MKMapItem: NSObject, Identifiable {
  /// The place.
  public let placemark: MKPlacemark
  /// The name.
  public var name: String?
  /// The number to call.
  public var phoneNumber: String?
  /// The page about the place.
  public var url: URL?
  /// The kind of place.
  public var pointOfInterestCategory: MKPointOfInterestCategory?

  /// Creates a place.
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  /// Creates a place where the device is.
  public convenience override init() {
    self.init(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }
  /// Opens nothing here.
  @discardableResult
  public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// A kind of place.
///
/// Source: Apple, `MKPointOfInterestCategory`.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A kind.
  public static let airport = MKPointOfInterestCategory(rawValue: "airport")
  /// A kind.
  public static let amusementPark = MKPointOfInterestCategory(rawValue: "amusementPark")
  /// A kind.
  public static let aquarium = MKPointOfInterestCategory(rawValue: "aquarium")
  /// A kind.
  public static let atm = MKPointOfInterestCategory(rawValue: "atm")
  /// A kind.
  public static let bakery = MKPointOfInterestCategory(rawValue: "bakery")
  /// A kind.
  public static let bank = MKPointOfInterestCategory(rawValue: "bank")
  /// A kind.
  public static let beach = MKPointOfInterestCategory(rawValue: "beach")
  /// A kind.
  public static let brewery = MKPointOfInterestCategory(rawValue: "brewery")
  /// A kind.
  public static let cafe = MKPointOfInterestCategory(rawValue: "cafe")
  /// A kind.
  public static let campground = MKPointOfInterestCategory(rawValue: "campground")
  /// A kind.
  public static let carRental = MKPointOfInterestCategory(rawValue: "carRental")
  /// A kind.
  public static let evCharger = MKPointOfInterestCategory(rawValue: "evCharger")
  /// A kind.
  public static let fireStation = MKPointOfInterestCategory(rawValue: "fireStation")
  /// A kind.
  public static let fitnessCenter = MKPointOfInterestCategory(rawValue: "fitnessCenter")
  /// A kind.
  public static let foodMarket = MKPointOfInterestCategory(rawValue: "foodMarket")
  /// A kind.
  public static let gasStation = MKPointOfInterestCategory(rawValue: "gasStation")
  /// A kind.
  public static let hospital = MKPointOfInterestCategory(rawValue: "hospital")
  /// A kind.
  public static let hotel = MKPointOfInterestCategory(rawValue: "hotel")
  /// A kind.
  public static let laundry = MKPointOfInterestCategory(rawValue: "laundry")
  /// A kind.
  public static let library = MKPointOfInterestCategory(rawValue: "library")
  /// A kind.
  public static let marina = MKPointOfInterestCategory(rawValue: "marina")
  /// A kind.
  public static let movieTheater = MKPointOfInterestCategory(rawValue: "movieTheater")
  /// A kind.
  public static let museum = MKPointOfInterestCategory(rawValue: "museum")
  /// A kind.
  public static let nationalPark = MKPointOfInterestCategory(rawValue: "nationalPark")
  /// A kind.
  public static let nightlife = MKPointOfInterestCategory(rawValue: "nightlife")
  /// A kind.
  public static let park = MKPointOfInterestCategory(rawValue: "park")
  /// A kind.
  public static let parking = MKPointOfInterestCategory(rawValue: "parking")
  /// A kind.
  public static let pharmacy = MKPointOfInterestCategory(rawValue: "pharmacy")
  /// A kind.
  public static let police = MKPointOfInterestCategory(rawValue: "police")
  /// A kind.
  public static let postOffice = MKPointOfInterestCategory(rawValue: "postOffice")
  /// A kind.
  public static let publicTransport = MKPointOfInterestCategory(rawValue: "publicTransport")
  /// A kind.
  public static let restaurant = MKPointOfInterestCategory(rawValue: "restaurant")
  /// A kind.
  public static let restroom = MKPointOfInterestCategory(rawValue: "restroom")
  /// A kind.
  public static let school = MKPointOfInterestCategory(rawValue: "school")
  /// A kind.
  public static let stadium = MKPointOfInterestCategory(rawValue: "stadium")
  /// A kind.
  public static let store = MKPointOfInterestCategory(rawValue: "store")
  /// A kind.
  public static let theater = MKPointOfInterestCategory(rawValue: "theater")
  /// A kind.
  public static let university = MKPointOfInterestCategory(rawValue: "university")
  /// A kind.
  public static let winery = MKPointOfInterestCategory(rawValue: "winery")
  /// A kind.
  public static let zoo = MKPointOfInterestCategory(rawValue: "zoo")
}
