import NavigationCore
import OrderedJSON
import SceneModel
import TestSupport
import Testing

@testable import Gallery
@testable import ViewRuntime

@MainActor
@Suite struct EverySceneTests {
  private nonisolated static let ids = [
    "animals", "animals-legacy", "value-links", "recipes", "mixed-types", "numbers", "shared-flag",
    "root-return", "one-type", "path-order", "people", "deep-links", "deep-link-table", "music",
    "settings",
  ]

  @Test func `the gallery has these scenes`() {
    #expect(Gallery.scenes.map(\.id.string) == Self.ids)
  }

  @Test(arguments: Self.ids) func `a scene says in a line what to watch for`(id: String)
    throws
  {
    let scene = try #require(Gallery.scenes.first { $0.id.string == id })
    #expect(scene.summary.hasSuffix(".") && scene.summary.count < 100)
    #expect(!scene.summary.contains("\n") && !scene.summary.isEmpty)
    #expect(scene.title != "" && Gallery.scenes.filter { $0.title == scene.title }.count == 1)
  }

  @Test(arguments: Self.ids, ["ipad-11-landscape", "ipad-11", "iphone-16", "mac-window"])
  func `a scene starts without problems on every device`(id: String, device: String) throws {
    let visit = try Visit(id, on: device)
    #expect(visit.problems == [])
    #expect(!visit.visible.isEmpty && visit.visible.allSatisfy { !$0.body.isEmpty })
    #expect(visit.view.isCollapsed == (device == "iphone-16" && visit.view.stack != nil))
  }

  @Test(arguments: Self.ids) func `a scene has the same title in every width`(id: String) throws {
    let visit = try Visit(id)
    let before = visit.view
    try visit.show(on: "iphone-16")
    try visit.show(on: "ipad-11-landscape")
    #expect(visit.view == before)
  }

  /// Values that reach the path can be read back from how they are written.
  @Test(arguments: Self.ids) func `values on the path encode and decode`(id: String) throws {
    var random = SeededGenerator(seed: 7)
    let visit = try Visit(id)
    for _ in 0..<60 {
      let controls = visit.nodes.filter { $0.id != nil && !$0.isDisabled }
      guard let control = controls.randomElement(using: &random)?.id else { break }
      _ = try visit.runtime.tap(.id(control), text: nil)
      for element in visit.runtime.contents.path where element.isCodable {
        let types = visit.runtime.description.types
        let read = try types.element(fromWire: [
          "type": .string(types.wireType(of: element)), "value": types.wireValue(of: element),
        ])
        #expect(read == element)
      }
      if visit.runtime.contents.path.count > 6 { try visit.back() }
    }
  }
}
