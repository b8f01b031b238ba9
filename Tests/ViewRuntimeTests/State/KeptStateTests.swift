import NavigationCore
import NavigationUI
import SceneModel
import SceneStage
import Testing

@testable import ViewRuntime

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Outline: View {
  let diary: Diary
  @State private var isOpen = true

  var body: some View {
    List {
      Section("Section", isExpanded: $isOpen) {
        Counter(name: "row").onAppear { diary.note("seen") }.onDisappear { diary.note("gone") }
      }
      DisclosureGroup("Outer") {
        DisclosureGroup("Inner") { Text("Leaf") }
      }
    }
  }
}

@MainActor
@Suite struct KeptStateTests {
  private let diary = Diary()

  @Test func `a row of a closed section keeps its state, and is not shown`() throws {
    let stage = Stage { Outline(diary: diary) }
    try stage.tap("row 0")
    try stage.tap("Section")
    #expect(!stage.nodes.contains { $0.label == "row 1" })
    #expect(diary.lines == ["seen", "gone"])
    #expect(throws: Refusal.self) { try stage.tap("row 1") }
    try stage.tap("Section")
    #expect(stage.nodes.contains { $0.label == "row 1" })
    #expect(diary.lines == ["seen", "gone", "seen"])
  }

  @Test func `a group in a closed group is still open when that is opened again`() throws {
    let stage = Stage { Outline(diary: diary) }
    try stage.tap("Outer")
    try stage.tap("Inner")
    #expect(stage.nodes.contains { $0.label == "Leaf" })
    try stage.tap("Outer")
    #expect(!stage.nodes.contains { $0.label == "Leaf" })
    try stage.tap("Outer")
    #expect(stage.nodes.contains { $0.label == "Leaf" })
  }

  @Test func `outside a list a closed group's contents lose their state`() throws {
    let stage = Stage { VStack { DisclosureGroup("Group") { Counter(name: "view") } } }
    try stage.tap("Group")
    try stage.tap("view 0")
    try stage.tap("Group")
    try stage.tap("Group")
    #expect(stage.nodes.contains { $0.label == "view 0" })
  }

  private func tabs(of stage: Stage) -> [Bool?] { stage.screen?.toolbar.map(\.isSelected) ?? [] }

  @Test func `tabs without optional tags can be selected by an optional selection`() throws {
    struct Screen: View {
      @State private var choice: Int? = 2
      var body: some View {
        TabView(selection: $choice) {
          Counter(name: "a").tabItem { Text("A") }.tag(1)
          Counter(name: "b").tabItem { Text("B") }.tag(Optional(2))
          Counter(name: "c \(choice ?? 0)").tabItem { Text("C") }.tag(3)
        }
      }
    }
    let stage = Stage { Screen() }
    #expect(tabs(of: stage) == [false, true, false])
    #expect(stage.first(.button)?.label == "b 0")
    try stage.tap("C")
    #expect(tabs(of: stage) == [false, false, true])
    #expect(stage.first(.button)?.label == "c 3 0")
  }

  @Test func `if no tab is selected the first is shown, and keeps its state`() throws {
    struct Screen: View {
      let diary: Diary
      @State private var choice: String?
      var body: some View {
        TabView(selection: $choice) {
          Tab("A", systemImage: "a", value: "a") {
            Counter(name: "a").onAppear { diary.note("seen") }.onDisappear { diary.note("gone") }
          }
          Tab("B", systemImage: "b", value: "b") { Button("None") { choice = nil } }
        }
      }
    }
    let stage = Stage { Screen(diary: diary) }
    #expect(tabs(of: stage) == [true, false])
    try stage.tap("a 0")
    #expect(diary.lines == ["seen"])
    try stage.tap("B")
    #expect(tabs(of: stage) == [false, true])
    #expect(diary.lines == ["seen", "gone"])
    try stage.tap("None")
    #expect(tabs(of: stage) == [true, false])
    #expect(stage.first(.button)?.label == "a 1")
  }
}
