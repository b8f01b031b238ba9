import Colonnade

/// The selections and the path, saved by the ids of recipes.
@MainActor
final class NavigationModel: ObservableObject, @MainActor Codable {
  @Published var selectedCategory: Category?
  @Published var recipePath: [Recipe] = []
  @Published var columnVisibility = NavigationSplitViewVisibility.all

  private enum CodingKeys: String, CodingKey {
    case selectedCategory, recipePathIds, columnVisibility
  }

  init() {}

  /// Recipes that are not known any more are left out.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    selectedCategory = try container.decodeIfPresent(Category.self, forKey: .selectedCategory)
    recipePath = try container.decode([String].self, forKey: .recipePathIds)
      .compactMap(Recipe.named)
    columnVisibility = try container.decode(
      NavigationSplitViewVisibility.self, forKey: .columnVisibility)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(selectedCategory, forKey: .selectedCategory)
    try container.encode(recipePath.map(\.id), forKey: .recipePathIds)
    try container.encode(columnVisibility, forKey: .columnVisibility)
  }

  /// The model in its saved form. Setting unreadable data changes nothing.
  var jsonData: Data? {
    get { try? JSONEncoder().encode(self) }
    set {
      guard let newValue,
        let model = try? JSONDecoder().decode(NavigationModel.self, from: newValue)
      else { return }
      selectedCategory = model.selectedCategory
      recipePath = model.recipePath
      columnVisibility = model.columnVisibility
    }
  }

  func show(_ recipe: Recipe) {
    selectedCategory = recipe.category
    recipePath = [recipe]
  }
}
