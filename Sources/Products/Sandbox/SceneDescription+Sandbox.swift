import NavigationCore
import OrderedJSON

extension SceneDescription {
  /// Three columns over a menu: categories, their recipes, and a stack that takes any value.
  package static func sandbox() -> SceneDescription {
    SceneDescription(
      id: "sandbox", title: "Sandbox",
      summary: "Push values, select rows, switch devices, and watch the state change.",
      types: .sandbox,
      initialState: NavigationState(settings: SplitSettings(columnVisibility: .all)),
      sidebarTitle: "Categories",
      contentTitle: "Recipes",
      sidebarRows: Category.allCases.map { category in
        Row(
          id: UTF8String(category.rawValue), label: UTF8String(category.name),
          element: NavigationPath.Element(category),
          systemImage: UTF8String(category.systemImage),
          badge: "\(Recipe.menu(of: category).count)")
      },
      contentRows: Dictionary(
        uniqueKeysWithValues: Category.allCases.map { category in
          (
            NavigationPath.Element(category),
            Recipe.menu(of: category).map { recipe in
              Row(
                id: UTF8String(recipe.id), label: UTF8String(recipe.name),
                element: NavigationPath.Element(recipe), badge: "\(recipe.minutes) min")
            }
          )
        }))
  }
}
