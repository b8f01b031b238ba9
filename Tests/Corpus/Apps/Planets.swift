import SwiftUI

// Links with a tag and a selection, buttons that set the selection, and a hidden link.

struct PlanetsApp: App {
  var body: some Scene {
    WindowGroup {
      PlanetList()
    }
  }
}

enum Planet: String, CaseIterable, Identifiable {
  case mercury, venus, earth, mars

  var id: String { rawValue }
  var title: String { rawValue.capitalized }
  var moons: [String] {
    switch self {
    case .mercury, .venus: return []
    case .earth: return ["Moon"]
    case .mars: return ["Phobos", "Deimos"]
    }
  }
}

struct PlanetList: View {
  @State private var selection: Planet?
  @State private var showsSettings = false

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink(
          destination: PlanetSettings(isPresented: $showsSettings), isActive: $showsSettings
        ) {
          EmptyView()
        }
        .hidden()
        List {
          ForEach(Planet.allCases) { planet in
            NavigationLink(tag: planet, selection: $selection) {
              PlanetView(planet: planet, selection: $selection)
            } label: {
              Label(planet.title, systemImage: "globe")
            }
          }
          Button("Surprise me") { selection = .mars }
        }
      }
      .navigationTitle("Planets")
      .toolbar {
        ToolbarItem(placement: .bottomBar) {
          Button(action: { showsSettings = true }) { Image(systemName: "gear") }
            .accessibility(label: Text("Settings"))
        }
      }
    }
    .navigationViewStyle(.stack)
  }
}

struct PlanetView: View {
  let planet: Planet
  @Binding var selection: Planet?
  @State private var moon: String?

  var body: some View {
    List {
      if planet.moons.isEmpty {
        Text("No moons")
      } else {
        Section("Moons") {
          ForEach(planet.moons, id: \.self) { moon in
            NavigationLink(
              moon, tag: moon, selection: $moon,
              destination: { MoonView(name: moon, onClose: { self.moon = nil }) })
          }
        }
      }
      Section {
        Button("All planets") { selection = nil }
      }
    }
    .listStyle(.insetGrouped)
    .navigationBarTitleDisplayMode(.inline)
    .navigationTitle(planet.title)
  }
}

struct MoonView: View {
  let name: String
  let onClose: () -> Void

  var body: some View {
    Text("This is \(name).")
      .navigationTitle(name)
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button("Close", action: onClose)
        }
      }
  }
}

struct PlanetSettings: View {
  @Binding var isPresented: Bool
  @AppStorage("planets.showsDwarfs") private var showsDwarfs = false

  var body: some View {
    Form {
      Toggle("Dwarf planets", isOn: $showsDwarfs)
      Button("Done") { isPresented = false }
    }
    .navigationTitle("Settings")
  }
}

#Preview {
  PlanetList()
}
