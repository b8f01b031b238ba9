import MapKit
import SceneStage
import SwiftUI
import Testing

private struct Landmark: Identifiable, Hashable {
  let id: Int
  let name: String
  let latitude: Double

  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: 7)
  }
}

private struct Landmarks: View {
  private let landmarks = [
    Landmark(id: 1, name: "Tower", latitude: 47), Landmark(id: 2, name: "Bridge", latitude: 48),
  ]
  @State private var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 47, longitude: 7), latitudinalMeters: 111_320,
    longitudinalMeters: 1)
  @State private var position = MapCameraPosition.automatic

  var body: some View {
    NavigationStack {
      VStack {
        Map(coordinateRegion: $region, annotationItems: landmarks) { landmark in
          MapAnnotation(coordinate: landmark.coordinate) {
            NavigationLink(landmark.name, value: landmark)
          }
        }
        Map(position: $position) {
          ForEach(landmarks) { Marker($0.name, coordinate: $0.coordinate) }
          UserAnnotation()
        }
        .mapStyle(.hybrid(elevation: .realistic))
        Text("\(Int(region.span.latitudeDelta)) degree")
      }
      .navigationDestination(for: Landmark.self) { Text($0.name).navigationTitle($0.name) }
    }
  }
}

@MainActor
@Suite struct MapTests {
  @Test func `the contents of a map are shown, and its links lead on`() throws {
    let scene = try scene { Landmarks() }
    let labels = scene.labels(in: .detail)
    #expect(labels.filter { $0 == "Bridge" }.count == 2)
    #expect(labels.contains("1 degree"))
    try scene.tap("Tower")
    #expect(scene.titles.last == "Tower")
  }
}
