import Observation
import SwiftUI

// A tab bar in which each tab has its own stack and router, passed down in the environment.

struct PantryApp: App {
  @State private var pantry = PantryModel()

  var body: some Scene {
    WindowGroup {
      PantryRootView()
        .environment(pantry)
    }
  }
}

enum PantryTab: String, CaseIterable, Identifiable {
  case shelves = "Shelves"
  case shopping = "Shopping"
  case profile = "Profile"

  var id: String { rawValue }

  var icon: String {
    switch self {
    case .shelves: "cabinet"
    case .shopping: "cart"
    case .profile: "person.crop.circle"
    }
  }
}

enum PantryRoute: Hashable {
  case shelf(PantryShelf.ID)
  case item(PantryItem.ID)
  case history
}

struct PantryItem: Identifiable, Hashable {
  let id: Int
  var name: String
  var count: Int
}

struct PantryShelf: Identifiable {
  let id: Int
  let title: String
  var items: [PantryItem]
}

@Observable
final class PantryRouter {
  var path: [PantryRoute] = []

  func navigate(to route: PantryRoute) {
    path.append(route)
  }

  func reset() {
    path.removeAll()
  }
}

@Observable
final class PantryModel {
  var shelves: [PantryShelf] = [
    PantryShelf(
      id: 1, title: "Dry goods",
      items: [
        PantryItem(id: 10, name: "Rice", count: 2), PantryItem(id: 11, name: "Lentils", count: 1),
      ]),
    PantryShelf(id: 2, title: "Jars", items: [PantryItem(id: 20, name: "Olives", count: 3)]),
  ]
  var shopping: Set<Int> = []

  func shelf(_ id: Int) -> PantryShelf? { shelves.first { $0.id == id } }

  func item(_ id: Int) -> PantryItem? {
    shelves.lazy.flatMap(\.items).first { $0.id == id }
  }

  func change(_ id: Int, by amount: Int) {
    for shelf in shelves.indices {
      for item in shelves[shelf].items.indices where shelves[shelf].items[item].id == id {
        shelves[shelf].items[item].count = max(0, shelves[shelf].items[item].count + amount)
      }
    }
  }
}

struct PantryRootView: View {
  @State private var selection = PantryTab.shelves
  @State private var routers = Dictionary(
    uniqueKeysWithValues: PantryTab.allCases.map { ($0, PantryRouter()) })

  var body: some View {
    TabView(selection: $selection) {
      ForEach(PantryTab.allCases) { tab in
        if let router = routers[tab] {
          PantryTabView(tab: tab)
            .environment(router)
            .tabItem { Label(tab.rawValue, systemImage: tab.icon) }
            .tag(tab)
        }
      }
    }
  }
}

struct PantryTabView: View {
  let tab: PantryTab
  @Environment(PantryRouter.self) private var router

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      Group {
        switch tab {
        case .shelves: ShelvesView()
        case .shopping: ShoppingView()
        case .profile: PantryProfileView()
        }
      }
      .navigationTitle(tab.rawValue)
      .navigationDestination(for: PantryRoute.self) { route in
        switch route {
        case .shelf(let id): ShelfView(id: id)
        case .item(let id): PantryItemView(id: id)
        case .history: Text("Nothing bought yet").navigationTitle("History")
        }
      }
    }
  }
}

struct ShelvesView: View {
  @Environment(PantryModel.self) private var pantry

  var body: some View {
    List(pantry.shelves) { shelf in
      NavigationLink(value: PantryRoute.shelf(shelf.id)) {
        LabeledContent(shelf.title, value: "\(shelf.items.count)")
      }
    }
  }
}

struct ShelfView: View {
  let id: PantryShelf.ID
  @Environment(PantryModel.self) private var pantry
  @Environment(PantryRouter.self) private var router

  var body: some View {
    if let shelf = pantry.shelf(id) {
      List(shelf.items) { item in
        Button(item.name) { router.navigate(to: .item(item.id)) }
          .badge(item.count)
      }
      .navigationTitle(shelf.title)
    } else {
      ContentUnavailableView("No such shelf", systemImage: "questionmark")
    }
  }
}

struct PantryItemView: View {
  let id: PantryItem.ID
  @Environment(PantryModel.self) private var pantry
  @Environment(PantryRouter.self) private var router

  var body: some View {
    @Bindable var pantry = pantry
    Form {
      if let item = pantry.item(id) {
        Stepper("\(item.count) in stock") {
          pantry.change(id, by: 1)
        } onDecrement: {
          pantry.change(id, by: -1)
        }
        Toggle("On the list", isOn: $pantry.shopping.contains(id))
      }
      Button("Home") { router.reset() }
    }
    .navigationTitle(pantry.item(id)?.name ?? "Gone")
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct ShoppingView: View {
  @Environment(PantryModel.self) private var pantry

  var body: some View {
    let items = pantry.shopping.sorted().compactMap(pantry.item)
    List {
      ForEach(items) { item in
        NavigationLink(item.name, value: PantryRoute.item(item.id))
      }
    }
    .overlay {
      if items.isEmpty {
        ContentUnavailableView {
          Label("Nothing to buy", systemImage: "cart")
        } description: {
          Text("Mark an item on a shelf.")
        }
      }
    }
  }
}

struct PantryProfileView: View {
  var body: some View {
    List {
      NavigationLink("History", value: PantryRoute.history)
      NavigationLink {
        Text("Version 1.0")
          .navigationTitle("About")
      } label: {
        Label("About", systemImage: "info.circle")
      }
    }
  }
}

extension Binding where Value == Set<Int> {
  fileprivate func contains(_ member: Int) -> Binding<Bool> {
    Binding<Bool>(
      get: { wrappedValue.contains(member) },
      set: { isOn in
        if isOn { wrappedValue.insert(member) } else { wrappedValue.remove(member) }
      })
  }
}

#Preview("Pantry") {
  PantryRootView()
    .environment(PantryModel())
}
