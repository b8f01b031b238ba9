import Foundation
import NavigationCore
import OrderedJSON
import SceneModel
import Testing

@testable import Gallery
@testable import ViewRuntime

@MainActor
// The limit ends endless waits; other suites may keep the main actor busy for a while.
@Suite(.timeLimit(.minutes(10)))
struct RecipesTests {
  private var visit: Visit { get throws { try Visit("recipes") } }

  @Test func `a category shows its recipes and a recipe its related ones`() throws {
    let visit = try visit.tap("Dessert", "Apple Pie", "Pie Crust")
    #expect(visit.screens == ["Dessert", "Apple Pie", "Pie Crust"])
    #expect(visit.view.sidebar?.title == "Cookbook")
    #expect(visit.nodes.first { $0.label == "Dessert" }?.isSelected == true)
  }

  @Test func `selecting a category clears the path`() throws {
    let visit = try visit.tap("Dessert", "Apple Pie", "Salad")
    #expect(visit.screens == ["Salad"])
    #expect(visit.path == [])
  }

  @Test func `the recipe of the day sets category and path at once`() throws {
    let visit = try visit.tap("Dessert", "Apple Pie", "Recipe of the day")
    #expect(visit.screens == ["Pancake", "Crêpe"])
    #expect(visit.nodes.first { $0.label == "Pancake" }?.isSelected == true)
  }

  @Test func `a related recipe of another category may change the category`() throws {
    let visit = try visit.tap("Dessert", "Apple Pie", "Fruit Salad, in its own category")
    #expect(visit.screens == ["Salad", "Fruit Salad"])
  }

  @Test func `a button goes back to the category`() throws {
    let visit = try visit.tap("Dessert", "Apple Pie", "Pie Crust", "Back to Dessert")
    #expect(visit.screens == ["Dessert"])
  }

  @Test func `on a narrow screen the category is the root of one stack`() throws {
    let visit = try visit.tap("Dessert", "Apple Pie")
    try visit.show(on: "iphone-16")
    #expect(visit.view.stack?.title == "Apple Pie")
    try visit.back()
    #expect(visit.view.stack?.title == "Dessert")
    try visit.back()
    #expect(visit.view.stack?.title == "Cookbook")
    #expect(visit.runtime.contents.sidebar.isSame(as: .none))
  }

  private func saved(by visit: Visit) -> Data? {
    let values = visit.runtime.sceneStorage.contents
    return values["navigation"]?.stringValue.flatMap { Data(base64Encoded: $0.string) }
  }

  private func isSaved(_ path: String, by visit: Visit) -> Bool {
    saved(by: visit).map { String(decoding: $0, as: UTF8.self).contains(path) } ?? false
  }

  /// Saving begins in a task, at the end of a turn.
  private func waitForSaving(of path: String, by visit: Visit) async {
    await withCheckedContinuation { continuation in
      visit.runtime.sceneStorage.onChange = { _, _ in
        guard isSaved(path, by: visit) else { return }
        visit.runtime.sceneStorage.onChange = nil
        continuation.resume()
      }
    }
  }

  @Test func `S7: after a burst of changes the last state is saved, by recipe ids`() async throws {
    let visit = try visit
    async let saving: Void = waitForSaving(of: #"["apple-pie","pie-crust"]"#, by: visit)
    await Task.yield()
    try visit.tap("Dessert", "Apple Pie", "Pie Crust")
    await saving
    let model = try JSONDecoder().decode(NavigationModel.self, from: #require(saved(by: visit)))
    #expect(model.selectedCategory == .dessert)
    #expect(model.recipePath.map(\.id) == ["apple-pie", "pie-crust"])
  }
}

extension RecipesTests {
  @Test func `S2: a saved path is restored without unknown recipes`() async throws {
    let visit = try visit
    let saved =
      #"{"selectedCategory":"dessert","recipePathIds":["apple-pie","gone","pie-crust"],"#
      + #""columnVisibility":"all"}"#
    visit.runtime.sceneStorage.contents = [
      "navigation": .string(Data(saved.utf8).base64EncodedString())
    ]
    await visit.wait { visit.screens.count == 3 }
    #expect(visit.screens == ["Dessert", "Apple Pie", "Pie Crust"])
    #expect(visit.nodes.first { $0.label == "Dessert" }?.isSelected == true)
  }
}

@MainActor
@Suite struct PeopleTests {
  @Test func `a department shows its people and a person their place`() throws {
    let visit = try Visit("people").tap("Engineering", "Grace")
    #expect(visit.view.content?.title == "Engineering")
    #expect(visit.view.detail?.title == "Grace")
    #expect(visit.labels.contains("Compilers"))
  }

  @Test func `another department clears the selected person`() throws {
    let visit = try Visit("people").tap("Engineering", "Grace", "Design")
    #expect(visit.labels.contains("Choose a person."))
    #expect(visit.runtime.contents.content.isSame(as: .none))
  }

  @Test func `the remaining column is the deepest with a selection`() throws {
    let visit = try Visit("people", on: "iphone-16")
    #expect(visit.view.stack?.title == "Departments")
    try visit.tap("Kitchen")
    #expect(visit.view.stack?.title == "Kitchen")
    try visit.tap("Auguste")
    #expect(visit.view.stack?.title == "Auguste")
    try visit.back()
    #expect(visit.view.stack?.title == "Kitchen")
    try visit.show(on: "ipad-11-landscape")
    #expect(visit.view.sidebar?.title == "Departments")
  }
}
