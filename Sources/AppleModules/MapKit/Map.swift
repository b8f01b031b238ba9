import Foundation
import NavigationUI

/// A map, which is not drawn: it shows its annotations, one after another.
///
/// Source: Apple, MapKit `Map`.
public struct Map<Content: View>: View {
  private let content: Content

  public var body: some View {
    VStack {
      Label("Map", systemImage: "map")
      content
    }
  }
}

extension Map where Content == EmptyView {
  /// Creates a map of a region; nobody moves it here.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false
  ) { content = EmptyView() }

  /// Creates a map.
  public init(initialPosition: MapCameraPosition = .automatic) { content = EmptyView() }

  /// Creates a map whose part a binding says; nobody moves it here.
  public init(position: Binding<MapCameraPosition>) { content = EmptyView() }
}

extension Map {
  /// Creates a map of a region with annotations; nobody moves it here.
  public init<Items: RandomAccessCollection, Annotation: View>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable, Content == ForEach<Items, Items.Element.ID, Annotation> {
    content = ForEach(annotationItems, content: annotationContent)
  }

  /// Creates a map with what is on it.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// Creates a map whose part a binding says, with what is on it; nobody moves it here.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// Creates a map with a selection, which nobody makes here.
  public init<Value: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Value?>,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// The ways to move a map; accepted, and has no effect here.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Accepted; has no effect here.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Accepted; has no effect here.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Accepted; has no effect here.
  public static let pitch = MapInteractionModes(rawValue: 4)
  /// Accepted; has no effect here.
  public static let rotate = MapInteractionModes(rawValue: 8)
  /// Accepted; has no effect here.
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// The limits of a map; accepted, and has no effect here.
public struct MapCameraBounds: Sendable {
  /// Accepted; has no effect here.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// The part of the earth that a map shows.
///
/// Source: Apple, MapKit `MapCameraPosition`.
public struct MapCameraPosition: Sendable {
  /// The region; nil where none was given.
  public let region: MKCoordinateRegion?
  /// The part around what is on the map.
  public static let automatic = MapCameraPosition(region: nil)
  /// A region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(region: region)
  }
  /// The part around the person.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition = .automatic
  ) -> MapCameraPosition { fallback }
  /// The part around a place.
  public static func item(
    _ mapItem: MKMapItem, allowsAutomaticPitch: Bool = true
  ) -> MapCameraPosition {
    MapCameraPosition(
      region: MKCoordinateRegion(
        center: mapItem.placemark.coordinate, latitudinalMeters: 1_000, longitudinalMeters: 1_000))
  }
}
