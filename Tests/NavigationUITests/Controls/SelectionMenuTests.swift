import NavigationCore
import SceneStage
import Testing

@testable import NavigationUI

private struct Planets: View {
  @State private var chosen: Set<Int> = []
  @State private var line = ""
  var opens = true

  var body: some View {
    List(1..<4, selection: $chosen) { Text(verbatim: "Planet \($0)") }
      .contextMenu(forSelectionType: Int.self) { ids in
        Button("Keep \(ids.sorted().map(String.init).joined(separator: "+"))") {
          line = "kept \(ids.count)"
        }
      } primaryAction: { ids in
        line = "opened \(ids.sorted())"
      }
    Text(verbatim: line)
    Text(verbatim: "chosen \(chosen.sorted())")
    Button("Choose two") { chosen = [1, 2] }
    EditButton()
  }
}

@MainActor
@Suite struct SelectionMenuTests {
  @Test func `each row of a list has the menu of its selection`() throws {
    let stage = Stage { Planets() }
    try stage.tap("Keep 2")
    #expect(stage.texts.contains("kept 1"))
  }

  @Test func `a row that is selected has the menu of all selected ones`() throws {
    let stage = Stage { Planets() }
    try stage.tap("Choose two")
    let menus = stage.nodes.filter { $0.kind == .button }.compactMap(\.label?.string)
    #expect(menus.filter { $0.hasPrefix("Keep") } == ["Keep 1+2", "Keep 1+2", "Keep 3"])
  }

  @Test func `a tap on a row is its primary action, and selects while one edits`() throws {
    let stage = Stage { NavigationStack { Planets() } }
    try stage.tap("Planet 2")
    #expect(stage.texts.contains("opened [2]"))
    #expect(stage.texts.contains("chosen []"))
    try stage.tap("Edit")
    try stage.tap("Planet 3")
    #expect(stage.texts.contains("chosen [3]"))
  }
}
