import SwiftUI

struct FrameworkScreen: View {
  @StateObject private var location = LocationModel()
  @State private var isActive = false
  @State private var kind: UTType = .json

  private let places = [
    Place(name: "Berlin", coordinate: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)),
    Place(name: "Paris", coordinate: CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522)),
  ]

  private var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
  private var width: CGFloat { UIScreen.main.bounds.width }

  var body: some View {
    NavigationStack {
      List {
        ForEach(places) { place in
          NavigationLink(place.name) {
            Text("\(Int(place.distance(to: places[0]) / 1000)) km")
              .navigationTitle(place.name)
          }
          .listRowBackground(Color(.secondarySystemBackground))
        }
        Text(location.message).foregroundColor(Color(uiColor: .systemGray6))
        Text(isPad ? "Pad" : "Phone").frame(width: width / 2)
        Text(kind.preferredFilenameExtension ?? "none")
        Image(uiImage: UIImage(named: "lake") ?? UIImage())
        Image(.lake).resizable()
        Spinner()
        Button("Locate") { location.ask() }
        Button("Copy") {
          UIPasteboard.general.string = "copied"
          UIImpactFeedbackGenerator(style: .light).impactOccurred()
        }
        Button("Settings") {
          guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
          UIApplication.shared.open(url)
        }
      }
      .background(Color(.brand))
      .background(Color(nsColor: .windowBackgroundColor))
      .background(Color(UIColor.label).mix(with: .red, by: 0.5))
      .navigationTitle("Frameworks")
      .onReceive(
        NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
      ) {
        _ in isActive = true
      }
    }
  }
}
