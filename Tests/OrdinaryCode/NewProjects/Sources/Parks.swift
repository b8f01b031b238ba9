import SwiftData
import SwiftUI

// As a new project of Xcode 27 has it: everything is the main actor's, also the conformances.

struct Park: Hashable, Codable, Identifiable {
  var id: Int
  var name: String
}

enum Place: Hashable, Codable {
  case park(Park)
  case settings
}

@Observable final class Router {
  static var made = 0
  var path = NavigationPath()

  init() { Self.made += 1 }

  var saved: Data? {
    get { path.codable.flatMap { try? JSONEncoder().encode($0) } }
    set {
      guard let newValue,
        let kept = try? JSONDecoder().decode(
          NavigationPath.CodableRepresentation.self, from: newValue)
      else { return }
      path = NavigationPath(kept)
    }
  }
}

@Model final class Visit {
  var park: String
  init(park: String) { self.park = park }
}

extension EnvironmentValues {
  @Entry var season = "summer"
}

struct Wave: Shape {
  var height: CGFloat

  var animatableData: CGFloat {
    get { height }
    set { height = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: rect.origin)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + height))
    }
  }
}

struct Flow: Layout {
  var spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

/// A shape and a layout belong to no actor.
nonisolated func waveIsSendable() -> any Shape & Sendable { Wave(height: 3) }
nonisolated func heightOfWave() -> CGFloat { Wave(height: 3).path(in: .zero).boundingRect.height }
nonisolated func flowIsSendable() -> any Layout & Sendable { Flow(spacing: 2) }

struct ParksScreen: View {
  @State private var router = Router()
  @State private var saved: Data?
  @State private var width: CGFloat = 0
  @Query private var visits: [Visit]
  @Environment(\.season) private var season
  @Environment(\.modelContext) private var context
  @AppStorage("sorted") private var isSorted = false
  private let parks = [Park(id: 1, name: "Yosemite"), Park(id: 2, name: "Zion")]

  var body: some View {
    NavigationStack(path: $router.path) {
      List {
        ForEach(parks) { park in NavigationLink(park.name, value: Place.park(park)) }
        Toggle("Sorted", isOn: $isSorted)
        Button("Visit") { context.insert(Visit(park: "Zion")) }
        Button("Save") { saved = router.saved }
        Button("Restore") { router.saved = saved }
        Text("\(visits.count) visits in \(season)")
      }
      .navigationTitle("Parks")
      .navigationDestination(for: Place.self) { place in
        switch place {
        case .park(let park): ParkScreen(park: park, router: router)
        case .settings: Text("Settings")
        }
      }
      .background { Wave(height: width).stroke(.blue) }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      .task { await load() }
    }
  }

  private func load() async {}
}

struct ParkScreen: View {
  let park: Park
  let router: Router

  var body: some View {
    Flow(spacing: 4) {
      Text("In \(park.name)")
      Button("Settings") { router.path.append(Place.settings) }
      Button("Home") { router.path = NavigationPath() }
    }
    .navigationTitle(park.name)
    .visualEffect { content, proxy in content.offset(x: proxy.size.width * 0) }
  }
}
