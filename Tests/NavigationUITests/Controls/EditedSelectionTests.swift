import NavigationCore
import SceneStage
import Testing

@testable import NavigationUI

private final class Chosen: ObservableObject {
  @Published var numbers: Set<Int> = []
  @Published var number: Int?
  @Published var path: [Int] = []
}

private struct Numbers: View {
  @ObservedObject var chosen: Chosen

  var body: some View {
    NavigationStack(path: $chosen.path) {
      List(selection: $chosen.numbers) {
        ForEach(1..<4) { Text("Row \($0)").tag($0) }
        NavigationLink("Value", value: 4)
        NavigationLink("View") { Text("Destination") }.tag(5)
      }
      .toolbar { EditButton() }
      .navigationDestination(for: Int.self) { Text("Number \($0)") }
    }
  }
}

@MainActor
@Suite struct EditedSelectionTests {
  private let chosen = Chosen()
  private var stage: Stage {
    let chosen = chosen
    return Stage { Numbers(chosen: chosen) }
  }

  @Test func `taps on rows of an edited list add to the selection and take from it`() throws {
    let stage = stage
    try stage.tap("Edit")
    for label in ["Row 1", "Row 3"] { try stage.tap(label) }
    #expect(chosen.numbers == [1, 3])
    #expect(stage.nodes.filter { $0.isSelected == true }.map(\.label) == ["Row 1", "Row 3"])
    try stage.tap("Row 1")
    #expect(chosen.numbers == [3])
  }

  @Test func `a tap on a row selects only this one when the list is no longer edited`() throws {
    let stage = stage
    try stage.tap("Edit")
    for label in ["Row 1", "Row 3"] { try stage.tap(label) }
    try stage.tap("Done")
    try stage.tap("Row 2")
    #expect(chosen.numbers == [2])
  }

  @Test func `links of an edited list are selected and lead on afterwards`() throws {
    let stage = stage
    try stage.tap("Edit")
    for label in ["Value", "View"] { try stage.tap(label) }
    #expect(chosen.numbers == [4, 5])
    #expect(stage.nodes.filter { $0.isSelected == true }.map(\.label) == ["Value", "View"])
    #expect(stage.scene.rendering.screens.count == 1)
    try stage.tap("Value")
    #expect(chosen.numbers == [5])
    try stage.tap("Done")
    try stage.tap("Value")
    #expect(chosen.path == [4])
  }

  @Test func `a list that selects one row selects another while it is edited, a link too`() throws {
    let chosen = chosen
    let stage = Stage {
      Watching(chosen) { bound in
        NavigationStack {
          List(selection: bound.number) {
            Text("One").tag(1)
            NavigationLink("Two", value: 2)
          }
          .toolbar { EditButton() }
          .navigationDestination(for: Int.self) { Text("Number \($0)") }
        }
      }
    }
    try stage.tap("Edit")
    try stage.tap("One")
    try stage.tap("Two")
    #expect(chosen.number == 2)
    #expect(stage.scene.rendering.screens.count == 1)
  }

  @Test func `links of an edited list without a selection still lead on`() throws {
    let stage = Stage {
      NavigationStack {
        List { NavigationLink("Go", value: 1) }
          .toolbar { EditButton() }
          .navigationDestination(for: Int.self) { Text("Number \($0)") }
      }
    }
    try stage.tap("Edit")
    try stage.tap("Go")
    #expect(stage.texts == ["Number 1"])
  }
}
