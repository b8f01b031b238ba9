import SwiftUI

// The layout follows the width: tabs if it is narrow, a sidebar with old links if it is wide.

struct SidebarsApp: App {
  @StateObject private var model = TravelModel()

  var body: some Scene {
    WindowGroup {
      TravelRoot()
        .environmentObject(model)
    }
  }
}

enum TravelSection: String, CaseIterable, Identifiable {
  case explore, saved, trips

  var id: String { rawValue }
  var title: String { rawValue.capitalized }
  var symbol: String {
    switch self {
    case .explore: return "globe"
    case .saved: return "bookmark"
    case .trips: return "airplane"
    }
  }
}

struct Destination: Identifiable, Hashable {
  let name: String
  let sights: [String]
  var id: String { name }
}

class TravelModel: ObservableObject {
  let destinations = [
    Destination(name: "Rome", sights: ["Forum", "Pantheon"]),
    Destination(name: "Kyoto", sights: ["Temple"]),
  ]
  @Published var saved: Set<String> = []

  func destinations(in section: TravelSection) -> [Destination] {
    switch section {
    case .explore: return destinations
    case .saved: return destinations.filter { saved.contains($0.id) }
    case .trips: return []
    }
  }

  func toggle(_ destination: Destination) {
    if saved.remove(destination.id) == nil { saved.insert(destination.id) }
  }
}

struct TravelRoot: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  @ViewBuilder
  var body: some View {
    if horizontalSizeClass == .compact {
      TravelTabs()
    } else {
      TravelSidebar()
    }
  }
}

struct TravelTabs: View {
  @State private var section = TravelSection.explore

  var body: some View {
    TabView(selection: $section) {
      ForEach(TravelSection.allCases) { section in
        NavigationView {
          DestinationList(section: section)
        }
        .tabItem {
          Image(systemName: section.symbol)
          Text(section.title)
        }
        .tag(section)
      }
    }
  }
}

struct TravelSidebar: View {
  @State private var selection: TravelSection? = .explore

  var body: some View {
    NavigationView {
      List {
        Section(header: Text("Travel")) {
          ForEach(TravelSection.allCases) { section in
            NavigationLink(
              destination: DestinationList(section: section), tag: section, selection: $selection
            ) {
              Label(section.title, systemImage: section.symbol)
            }
          }
        }
      }
      .listStyle(SidebarListStyle())
      .navigationTitle("Sections")

      Text("Choose a section")
      Text("Choose a destination")
    }
    .navigationViewStyle(DoubleColumnNavigationViewStyle())
  }
}

struct DestinationList: View {
  let section: TravelSection
  @EnvironmentObject private var model: TravelModel

  var body: some View {
    List(model.destinations(in: section)) { destination in
      NavigationLink(destination: DestinationView(destination: destination)) {
        Text(destination.name)
      }
    }
    .navigationTitle(section.title)
  }
}

struct DestinationView: View {
  let destination: Destination
  @EnvironmentObject private var model: TravelModel

  private var isSaved: Bool { model.saved.contains(destination.id) }

  var body: some View {
    List {
      ForEach(destination.sights, id: \.self) { sight in
        NavigationLink(sight) {
          Text("\(sight) in \(destination.name)")
            .navigationBarTitle(sight)
        }
      }
    }
    .navigationTitle(destination.name)
    .navigationBarItems(
      trailing: Button(isSaved ? "Unsave" : "Save") { model.toggle(destination) })
  }
}
