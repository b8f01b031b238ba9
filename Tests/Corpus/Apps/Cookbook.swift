import SwiftUI

// A split view whose detail is a stack; the navigation is one codable model that the scene restores.

struct CookbookApp: App {
  @StateObject private var dishes = DishStore()

  var body: some Scene {
    WindowGroup {
      CookbookView()
        .environmentObject(dishes)
    }
  }
}

enum Cuisine: String, Codable, CaseIterable, Identifiable {
  case italian, french, thai
  var id: Self { self }
  var name: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
}

struct Dish: Identifiable, Hashable {
  let id: String
  let name: String
  let cuisine: Cuisine
  var related: [Dish.ID] = []
}

final class DishStore: ObservableObject {
  @Published private(set) var dishes = [
    Dish(id: "pesto", name: "Pesto", cuisine: .italian, related: ["pasta"]),
    Dish(id: "pasta", name: "Pasta", cuisine: .italian, related: ["pesto", "curry"]),
    Dish(id: "crepe", name: "Crêpe", cuisine: .french),
    Dish(id: "curry", name: "Curry", cuisine: .thai, related: ["pasta"]),
  ]

  subscript(id: Dish.ID) -> Dish? { dishes.first { $0.id == id } }

  func dishes(of cuisine: Cuisine?) -> [Dish] {
    dishes.filter { $0.cuisine == cuisine }.sorted { $0.name < $1.name }
  }
}

final class CookbookNavigation: ObservableObject, Codable {
  @Published var cuisine: Cuisine?
  @Published var dishPath: [Dish.ID] = []
  @Published var columnVisibility: NavigationSplitViewVisibility = .automatic

  enum CodingKeys: String, CodingKey {
    case cuisine, dishPath, columnVisibility
  }

  init() {}

  required init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    cuisine = try container.decodeIfPresent(Cuisine.self, forKey: .cuisine)
    dishPath = try container.decode([Dish.ID].self, forKey: .dishPath)
    columnVisibility = try container.decode(
      NavigationSplitViewVisibility.self, forKey: .columnVisibility)
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(cuisine, forKey: .cuisine)
    try container.encode(dishPath, forKey: .dishPath)
    try container.encode(columnVisibility, forKey: .columnVisibility)
  }

  var jsonData: Data? {
    get { try? JSONEncoder().encode(self) }
    set {
      guard let data = newValue,
        let model = try? JSONDecoder().decode(CookbookNavigation.self, from: data)
      else { return }
      cuisine = model.cuisine
      dishPath = model.dishPath
      columnVisibility = model.columnVisibility
    }
  }
}

struct CookbookView: View {
  @StateObject private var navigation = CookbookNavigation()
  @SceneStorage("cookbook.navigation") private var navigationData: Data?
  @EnvironmentObject private var dishes: DishStore

  var body: some View {
    NavigationSplitView(columnVisibility: $navigation.columnVisibility) {
      List(Cuisine.allCases, selection: $navigation.cuisine) { cuisine in
        NavigationLink(cuisine.name, value: cuisine)
      }
      .navigationTitle("Cuisines")
      .navigationSplitViewColumnWidth(min: 180, ideal: 220, max: 300)
    } detail: {
      NavigationStack(path: $navigation.dishPath) {
        ZStack {
          if let cuisine = navigation.cuisine {
            DishGrid(cuisine: cuisine)
          } else {
            Text("Choose a cuisine")
          }
        }
        .navigationDestination(for: Dish.ID.self) { id in
          DishDetail(
            id: id,
            relatedLink: { dish in
              NavigationLink(value: dish.id) { DishTile(dish: dish) }
            })
        }
      }
    }
    .onAppear {
      if let navigationData { navigation.jsonData = navigationData }
    }
    .onReceive(navigation.objectWillChange.debounce(for: 0.1, scheduler: DispatchQueue.main)) {
      navigationData = navigation.jsonData
    }
    .environmentObject(navigation)
  }
}

struct DishGrid: View {
  let cuisine: Cuisine
  @EnvironmentObject private var dishes: DishStore
  private let columns = [GridItem(.adaptive(minimum: 240))]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 8) {
        ForEach(dishes.dishes(of: cuisine)) { dish in
          NavigationLink(value: dish.id) {
            DishTile(dish: dish)
          }
          .buttonStyle(.plain)
        }
      }
      .padding()
    }
    .navigationTitle(cuisine.name)
  }
}

struct DishTile: View {
  let dish: Dish

  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 8)
        .fill(.quaternary)
        .aspectRatio(1, contentMode: .fit)
      Text(dish.name)
    }
  }
}

struct DishDetail<Link: View>: View {
  let id: Dish.ID
  @ViewBuilder var relatedLink: (Dish) -> Link
  @EnvironmentObject private var dishes: DishStore
  @EnvironmentObject private var navigation: CookbookNavigation

  var body: some View {
    if let dish = dishes[id] {
      Form {
        Section("Related") {
          ForEach(dish.related.compactMap { dishes[$0] }) { relatedLink($0) }
        }
        Button("All dishes") { navigation.dishPath.removeAll() }
      }
      .navigationTitle(dish.name)
    } else {
      Text("Unknown dish")
    }
  }
}
