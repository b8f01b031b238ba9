import Colonnade

enum Category: String, CaseIterable, Hashable, Codable, Identifiable {
  case dessert, pancake, salad, sandwich

  var id: Self { self }
  var name: String { rawValue.capitalized }

  var symbol: String {
    switch self {
    case .dessert: "birthday.cake.fill"
    case .pancake: "circle.circle.fill"
    case .salad: "leaf.fill"
    case .sandwich: "takeoutbag.and.cup.and.straw.fill"
    }
  }

  var colors: [Color] {
    switch self {
    case .dessert: [.pink, .purple]
    case .pancake: [.yellow, .orange]
    case .salad: [.mint, .green]
    case .sandwich: [.orange, .brown]
    }
  }
}

struct Recipe: Hashable, Codable, Identifiable {
  let id: String
  let name: String
  let category: Category
  let ingredients: [String]
  let related: [String]

  static func named(_ id: String) -> Recipe? { all.first { $0.id == id } }
  static func all(in category: Category?) -> [Recipe] { all.filter { $0.category == category } }

  static let all = [
    Recipe(
      id: "apple-pie", name: "Apple Pie", category: .dessert,
      ingredients: ["Pie crust", "Apples", "Cinnamon"], related: ["pie-crust", "fruit-salad"]),
    Recipe(
      id: "pie-crust", name: "Pie Crust", category: .dessert, ingredients: ["Flour", "Butter"],
      related: ["apple-pie"]),
    Recipe(
      id: "crepe", name: "Crêpe", category: .pancake, ingredients: ["Flour", "Eggs", "Milk"],
      related: ["hotcakes"]),
    Recipe(
      id: "hotcakes", name: "Hotcakes", category: .pancake, ingredients: ["Flour", "Buttermilk"],
      related: ["crepe"]),
    Recipe(
      id: "fruit-salad", name: "Fruit Salad", category: .salad, ingredients: ["Apples", "Oranges"],
      related: ["apple-pie"]),
    Recipe(
      id: "club", name: "Club Sandwich", category: .sandwich, ingredients: ["Toast", "Turkey"],
      related: []),
  ]
}
