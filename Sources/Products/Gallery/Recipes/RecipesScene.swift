import Colonnade

struct RecipesScene: View {
  @StateObject private var model = NavigationModel()
  @SceneStorage("navigation") private var saved: Data?

  var body: some View {
    NavigationSplitView(columnVisibility: $model.columnVisibility) {
      List(selection: $model.selectedCategory) {
        Section("Categories") {
          ForEach(Category.allCases) { category in
            NavigationLink(value: category) {
              Label(category.name, systemImage: category.symbol)
            }
          }
        }
        Button("Recipe of the day") { model.show(Recipe.all[2]) }
      }
      .navigationTitle("Cookbook")
    } detail: {
      NavigationStack(path: $model.recipePath) {
        RecipeGrid(category: model.selectedCategory)
          .navigationDestination(for: Recipe.self) { recipe in
            RecipeScreen(recipe: recipe, model: model)
          }
      }
    }
    .task {
      if let saved { model.jsonData = saved }
      for await _ in model.objectWillChangeSequence { saved = model.jsonData }
    }
  }
}

private struct RecipeGrid: View {
  let category: Category?

  var body: some View {
    if let category {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 160), spacing: 20)], spacing: 20) {
          ForEach(Recipe.all(in: category)) { recipe in
            NavigationLink(value: recipe) { RecipeTile(recipe: recipe) }
          }
        }
        .padding()
      }
      .navigationTitle(category.name)
    } else {
      Text("Choose a category.").foregroundStyle(.secondary).navigationTitle("")
    }
  }
}

private struct RecipeScreen: View {
  let recipe: Recipe
  @ObservedObject var model: NavigationModel

  var body: some View {
    List {
      Section {
        RecipePicture(category: recipe.category, height: 180)
      }
      .listRowInsets(EdgeInsets())
      .listRowBackground(Color.clear)
      Section("Ingredients") {
        ForEach(recipe.ingredients, id: \.self) { Text($0) }
      }
      Section("Related recipes") {
        ForEach(recipe.related.compactMap(Recipe.named)) { related in
          NavigationLink(related.name, value: related)
          if related.category != recipe.category {
            Button("\(related.name), in its own category") { model.show(related) }
          }
        }
      }
      Button("Back to \(recipe.category.name)") { model.recipePath = [] }
    }
    .navigationTitle(recipe.name)
  }
}

extension NavigationModel {
  /// Says once, however many changes came in a burst, that something is about to change.
  var objectWillChangeSequence: AsyncPublisher<Publishers.Buffer<ObservableObjectPublisher>> {
    objectWillChange.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest).values
  }
}
