import NavigationUI

/// A place on a map: its title is shown.
///
/// Source: Apple, MapKit `Marker`.
public struct Marker: View {
  private let title: Text
  private let systemImage: String

  /// Creates a marker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String = "mappin",
    coordinate: CLLocationCoordinate2D
  ) {
    title = Text(titleKey)
    self.systemImage = systemImage
  }

  /// Creates a marker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String = "mappin", coordinate: CLLocationCoordinate2D
  ) {
    self.title = Text(title)
    self.systemImage = systemImage
  }

  /// Creates a marker of a place.
  public init(item: MKMapItem) { self.init(item.name ?? "", coordinate: item.placemark.coordinate) }

  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: systemImage)
    }
  }
}

/// A view at a place on a map.
///
/// Source: Apple, MapKit `Annotation`.
public struct Annotation<Content: View>: View {
  private let title: Text
  private let content: Content

  /// Creates an annotation with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    title = Text(titleKey)
    self.content = content()
  }

  /// Creates an annotation with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.title = Text(title)
    self.content = content()
  }

  public var body: some View {
    VStack {
      content
      title
    }
  }
}

/// A marker of before `Marker`; it shows a pin.
public struct MapMarker: View {
  /// Creates a marker; the colour has no effect.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}

  public var body: some View { Image(systemName: "mappin") }
}

/// A pin of before `Marker`.
public struct MapPin: View {
  /// Creates a pin; the colour has no effect.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}

  public var body: some View { Image(systemName: "mappin") }
}

/// A view at a place, of before `Annotation`.
public struct MapAnnotation<Content: View>: View {
  private let content: Content

  /// Creates an annotation.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  public var body: some View { content }
}

/// The person on a map; shown as a pin.
public struct UserAnnotation: View {
  /// Creates the annotation.
  public init() {}

  public var body: some View { Image(systemName: "location.fill") }
}

/// A look of maps; accepted, and has no effect here.
public struct MapStyle: Sendable {
  private let number: Int
  /// Accepted; has no effect here.
  public static let standard = MapStyle(number: 0)
  /// Accepted; has no effect here.
  public static let imagery = MapStyle(number: 1)
  /// Accepted; has no effect here.
  public static let hybrid = MapStyle(number: 2)
  /// Accepted; has no effect here.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .standard }
  /// Accepted; has no effect here.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }
  /// Seen from above; the elevation has no effect here.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }

  /// The strength of colors; has no effect here.
  public enum StandardEmphasis: Sendable { case automatic, muted }
  /// The heights of a map; accepted, and has no effect here.
  public enum Elevation: Sendable { case automatic, flat, realistic }
}

extension View {
  /// Accepted; has no effect here.
  public nonisolated func mapStyle(_ style: MapStyle) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func mapControls<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    self
  }
}

/// The kinds of places that a map shows; has no effect here.
///
/// Source: Apple, `PointOfInterestCategories`.
public struct PointOfInterestCategories: Sendable {
  /// All places.
  public static let all = PointOfInterestCategories()
  /// No places.
  public static let excludingAll = PointOfInterestCategories()
  /// Some places.
  public static func including(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories { .all }
  /// All places but some.
  public static func excluding(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories { .all }
}
