import SceneModel
import SceneStage
import SwiftUI
import Testing

@MainActor
@Suite struct TableTests {
  @Test func `an iPhone shows the first column, and rows can be selected`() throws {
    let scene = try scene(on: "iphone-16") { NavigationStack { TownTable() } }
    #expect(scene.words == ["Ulm", "Bonn"])
  }

  @Test func `an iPad shows the columns below their titles, which sort`() throws {
    let scene = try scene { NavigationStack { TownTable() } }
    #expect(
      scene.words == [
        "Name", "People", "chevron.up", "Kind", "Ulm", "120 people", "a town", "Bonn", "330 people",
        "a town",
      ])
    try scene.tap("People")
    #expect(scene.words.filter { $0.hasSuffix("people") } == ["330 people", "120 people"])
    try scene.tap("Name")
    #expect(scene.words.filter { ["Ulm", "Bonn"].contains($0) } == ["Bonn", "Ulm"])
  }

  @Test func `a row is selected by its value's id`() throws {
    let scene = try scene(on: "iphone-16") { NavigationStack { MixedTable() } }
    #expect(scene.titles == ["None"])
    try scene.tap("Bonn")
    #expect(scene.titles == ["Town 2"])
  }

  @Test func `a table has sections, rows below others, and columns of a condition`() throws {
    let scene = try scene { NavigationStack { MixedTable(showsPeople: false) } }
    let towns: Set = ["Ulm", "Bonn", "Kell"]
    #expect(scene.words.filter(towns.contains) == ["Ulm", "Bonn", "Kell"])
    #expect(!scene.words.contains("120"))
    let both = try SceneStage.scene { NavigationStack { MixedTable() } }
    #expect(both.words.contains("330"))
    try scene.tap("Trier")
    #expect(scene.words.filter(towns.contains) == ["Ulm", "Bonn"])
  }
}

extension SceneRuntime {
  /// The words of the screen's smallest parts, in order.
  fileprivate var words: [String] {
    let screen = rendering.view.detail ?? rendering.view.stack
    return (screen?.body ?? []).flatMap(\.withDescendants)
      .filter(\.children.isEmpty).compactMap(\.label?.string)
  }
}
