import Colonnade

struct ValueLinksScene: View {
  @State private var path: [Planet] = []

  var body: some View {
    NavigationStack(path: $path) {
      PlanetList(path: path)
        .navigationTitle("Planets")
        .navigationDestination(for: Planet.self) { planet in
          PlanetList(path: path)
            .navigationTitle(planet.name)
        }
    }
  }
}

struct Planet: Hashable, Codable, Identifiable {
  let name: String
  var id: String { name }

  static let all = ["Mercury", "Venus", "Earth", "Mars"].map(Planet.init)
}

private struct PlanetList: View {
  let path: [Planet]

  var body: some View {
    List {
      Section("The path has \(path.count.counted("value"))") {
        Text(path.isEmpty ? "Nothing is on it." : trail)
      }
      Section("Links") {
        ForEach(Planet.all) { NavigationLink($0.name, value: $0) }
        NavigationLink("Nowhere: a nil value", value: Planet?.none)
        NavigationLink("Nowhere: an Int, which has no destination", value: 1)
      }
    }
  }

  /// The newest few: each screen below keeps its own.
  private var trail: String {
    (path.count > 8 ? "… › " : "") + path.suffix(8).map(\.name).joined(separator: " › ")
  }
}
