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
