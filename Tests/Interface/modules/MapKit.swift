import MapKit
import SwiftUI

struct Walk: View {
  @State private var position = MapCameraPosition.userLocation(fallback: .automatic)
  @State private var region: MKCoordinateRegion?
  let stops: [CLLocationCoordinate2D]

  var body: some View {
    Map(position: $position) {
      if let first = stops.first {
        Marker("Start", coordinate: first).tint(.green)
        MapCircle(center: first, radius: 100).foregroundStyle(.blue.opacity(0.2))
        Annotation("Here", coordinate: first) { Image(systemName: "figure.walk") }
      }
      MapPolyline(coordinates: stops).stroke(.blue, lineWidth: 4)
      UserAnnotation()
    }
    .mapStyle(.standard(elevation: .realistic))
    .mapControls {
      MapUserLocationButton()
      MapCompass()
      MapScaleView()
    }
    .onMapCameraChange(frequency: .onEnd) { context in region = context.region }
    .onAppear {
      if let first = stops.first {
        position = .camera(MapCamera(centerCoordinate: first, distance: 500, pitch: 60))
      }
    }
  }
}

struct OldMap: UIViewRepresentable {
  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    map.delegate = context.coordinator
    let pin = MKPointAnnotation()
    pin.title = "Home"
    map.addAnnotation(pin)
    return map
  }
  func updateUIView(_ view: MKMapView, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject, MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
      view.canShowCallout = true
      view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
      return view
    }
  }
}

@MainActor
func found(_ query: String) async throws -> [MKMapItem] {
  let request = MKLocalSearch.Request()
  request.naturalLanguageQuery = query
  let marks = try await CLGeocoder().geocodeAddressString(query)
  let directions = MKDirections.Request()
  directions.destination = marks.first.map { MKMapItem(placemark: MKPlacemark(placemark: $0)) }
  _ = try await MKDirections(request: directions).calculate().routes.first?.polyline
  return try await MKLocalSearch(request: request).start().mapItems
}

struct Tapped: View {
  @State private var place: CLLocationCoordinate2D?
  var body: some View {
    MapReader { proxy in
      Map().onTapGesture { point in place = proxy.convert(point, from: .local) }
    }
    .annotationTitles(.hidden)
  }
}
