import NavigationCore

extension Recipe {
  static let applePie = Recipe(
    id: "apple-pie", name: "Apple Pie", category: .dessert, minutes: 75)

  /// Every recipe of the sandbox, by category, in the order of its rows.
  package static let menu: [Recipe] = [
    applePie,
    Recipe(id: "brownies", name: "Brownies", category: .dessert, minutes: 45),
    Recipe(id: "lemon-tart", name: "Lemon Tart", category: .dessert, minutes: 60),
    Recipe(id: "tiramisu", name: "Tiramisu", category: .dessert, minutes: 40),
    Recipe(id: "buttermilk-pancakes", name: "Buttermilk Pancakes", category: .pancake, minutes: 25),
    Recipe(id: "crepes", name: "Crêpes", category: .pancake, minutes: 30),
    Recipe(id: "okonomiyaki", name: "Okonomiyaki", category: .pancake, minutes: 35),
    Recipe(id: "caesar-salad", name: "Caesar Salad", category: .salad, minutes: 20),
    Recipe(id: "greek-salad", name: "Greek Salad", category: .salad, minutes: 15),
    Recipe(id: "tabbouleh", name: "Tabbouleh", category: .salad, minutes: 30),
    Recipe(id: "waldorf-salad", name: "Waldorf Salad", category: .salad, minutes: 15),
    Recipe(id: "banh-mi", name: "Bánh Mì", category: .sandwich, minutes: 25),
    Recipe(id: "club-sandwich", name: "Club Sandwich", category: .sandwich, minutes: 15),
    Recipe(id: "grilled-cheese", name: "Grilled Cheese", category: .sandwich, minutes: 10),
    Recipe(id: "french-onion-soup", name: "French Onion Soup", category: .soup, minutes: 70),
    Recipe(id: "gazpacho", name: "Gazpacho", category: .soup, minutes: 20),
    Recipe(id: "minestrone", name: "Minestrone", category: .soup, minutes: 50),
    Recipe(id: "miso-soup", name: "Miso Soup", category: .soup, minutes: 15),
    Recipe(id: "pumpkin-soup", name: "Pumpkin Soup", category: .soup, minutes: 40),
  ]

  /// The rows of a category.
  package static func menu(of category: Category) -> [Recipe] {
    menu.filter { $0.category == category }
  }
}
