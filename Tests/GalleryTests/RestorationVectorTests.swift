import Foundation
import OrderedJSON
import Testing

@testable import Gallery
@testable import ViewRuntime

/// S1–S8: the recipe ids that the cookbook saves, and how they are restored.
@MainActor
@Suite struct RestorationVectorTests {
  /// A model with a selection, after it was restored from saved data.
  private func model(_ json: String) -> NavigationModel {
    let model = NavigationModel()
    model.selectedCategory = .sandwich
    model.jsonData = Data(json.utf8)
    return model
  }

  @Test func `S1: known ids are restored as the path`() {
    let restored = model(
      #"{"selectedCategory":"dessert","recipePathIds":["apple-pie","pie-crust"],"#
        + #""columnVisibility":"all"}"#)
    #expect(restored.recipePath.map(\.id) == ["apple-pie", "pie-crust"])
    #expect(restored.selectedCategory == .dessert)
  }

  @Test func `S2: an id that is no longer known leaves no gap in the path`() {
    let restored = model(
      #"{"selectedCategory":"dessert","recipePathIds":["apple-pie","gone","crepe"],"#
        + #""columnVisibility":"all"}"#)
    #expect(restored.recipePath.map(\.id) == ["apple-pie", "crepe"])
  }

  @Test(arguments: ["", "{", "[]", "null", #"{"selectedCategory":1}"#, #"{"recipePathIds":1}"#])
  func `S3: data that cannot be read changes nothing`(json: String) {
    #expect(model(json).selectedCategory == .sandwich)
  }

  @Test func `S4: without a category the path is still restored`() {
    let restored = model(#"{"recipePathIds":["crepe"],"columnVisibility":"all"}"#)
    #expect(restored.selectedCategory == nil)
    #expect(restored.recipePath.map(\.id) == ["crepe"])
  }

  @Test(arguments: ["{}", #"{"selectedCategory":"dessert","columnVisibility":"all"}"#])
  func `S5: without a path nothing is restored`(json: String) {
    #expect(model(json).selectedCategory == .sandwich)
    #expect(model(json).recipePath == [])
  }

  @Test func `saved and restored data are the same`() {
    let model = NavigationModel()
    model.show(Recipe.all[2])
    model.columnVisibility = .doubleColumn
    let restored = NavigationModel()
    restored.jsonData = model.jsonData
    #expect(restored.selectedCategory == .pancake)
    #expect(restored.recipePath == model.recipePath)
    #expect(restored.columnVisibility == .doubleColumn)
  }

  @Test func `S6: at the first launch nothing is restored, and the first change is saved`()
    async throws
  {
    let visit = try Visit("recipes")
    #expect(visit.runtime.sceneStorage.contents.isEmpty)
    #expect(visit.path == [] && visit.runtime.contents.sidebar.isSame(as: .none))
    await change(visit, by: "Dessert")
    #expect(visit.runtime.sceneStorage.contents["navigation"] != nil)
  }

  @Test func `S8: two scenes of an app are saved separately`() async throws {
    let (first, second) = (try Visit("recipes"), try Visit("recipes"))
    await change(first, by: "Dessert")
    #expect(first.runtime.sceneStorage.contents["navigation"] != nil)
    #expect(second.runtime.sceneStorage.contents.isEmpty)
    #expect(second.runtime.contents.sidebar.isSame(as: .none))
  }

  /// Taps, and waits until the change is saved, which begins in a task.
  private func change(_ visit: Visit, by label: String) async {
    await withCheckedContinuation { continuation in
      visit.runtime.sceneStorage.onChange = { _, _ in
        visit.runtime.sceneStorage.onChange = nil
        continuation.resume()
      }
      // The task listens from its first turn on.
      Task { _ = try? visit.tap(label) }
    }
  }
}
