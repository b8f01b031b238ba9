import SwiftUI

@main
struct ParksApp: App {
  var body: some Scene {
    WindowGroup { ParksView() }
  }
}

struct ParksView: View {
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(["Yosemite", "Sequoia", "Zion"], id: \.self) { park in
        NavigationLink(park, value: park)
      }
      .navigationTitle("Parks")
      .navigationDestination(for: String.self) { park in
        Button("Back to all parks") { path = [] }
          .navigationTitle(park)
      }
    }
  }
}
