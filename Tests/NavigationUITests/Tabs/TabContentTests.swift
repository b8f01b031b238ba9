import NavigationUI
import SceneModel
import SceneStage
import Testing

@MainActor
struct TabContentTests {
  private func labels(of stage: Stage) -> [String] {
    (stage.screen?.toolbar ?? []).compactMap { $0.label?.string }
  }

  @Test func `tabs come from conditions, collections, groups, sections and an author's own type`() {
    struct Own: TabContent {
      let number: Int
      var body: some TabContent<Int> {
        Tab("Own \(number)", systemImage: "star", value: number) { Text("Own") }
      }
    }
    struct Screen: View {
      @State private var choice = 3
      var body: some View {
        TabView(selection: $choice) {
          if choice > 1 { Tab("If", systemImage: "a", value: 1) { Text("If") } }
          switch choice {
          case 3: Tab("Three", systemImage: "b", value: 2) { Text("Two") }
          default: Tab("Other", systemImage: "b", value: 2) { Text("Two") }
          }
          ForEach(3..<5) { number in
            Tab("Each \(number)", systemImage: "c", value: number) { Text("\(number)") }
          }
          Group { Tab("Grouped", systemImage: "d", value: 5) { Text("Five") } }
          TabSection("Section") { Tab("Inside", systemImage: "e", value: 6) { Text("Six") } }
          AnyTabContent(Own(number: 7))
        }
      }
    }
    let stage = Stage { Screen() }
    #expect(
      labels(of: stage) == ["If", "Three", "Each 3", "Each 4", "Grouped", "Inside", "Own 7"])
    #expect(stage.texts == ["3"])
  }

  @Test func `a tab with an optional selection is chosen by its value`() throws {
    struct Screen: View {
      @State private var choice: Int?
      var body: some View {
        TabView(selection: $choice) {
          Tab("One", systemImage: "a", value: 1) { Text("First \(choice ?? 0)") }
          ForEach([2, 3], id: \.self) { number in
            Tab("\(number)", systemImage: "b", value: number) { Text("Now \(choice ?? 0)") }
          }
        }
      }
    }
    let stage = Stage { Screen() }
    #expect(stage.texts == ["First 0"])
    try stage.tap("3")
    #expect(stage.texts == ["Now 3"])
  }

  @Test func `a hidden tab has no button, cannot be chosen, and keeps its state`() throws {
    struct Screen: View {
      @State private var choice = "b"
      @State private var hides = false
      var body: some View {
        TabView(selection: $choice) {
          Tab("A", systemImage: "a", value: "a") {
            Button(hides ? "Show" : "Hide") { hides.toggle() }
          }
          Tab("B", systemImage: "b", value: "b") { Counter(name: "b") }.badge(4).hidden(hides)
        }
      }
    }
    let stage = Stage { Screen() }
    try stage.tap("b 0")
    #expect(stage.first(.button)?.label == "b 1")
    try stage.tap("A")
    try stage.tap("Hide")
    #expect(labels(of: stage) == ["A"])
    #expect(stage.screen?.toolbar.first?.children == [])
    try stage.tap("Show")
    try stage.tap("B")
    #expect(stage.first(.button)?.label == "b 1")
  }

  @Test func `if the selected tab is hidden the first that is not is shown`() {
    let stage = Stage {
      TabView(selection: .constant(1)) {
        Tab("Hidden", systemImage: "a", value: 1) { Text("Hidden") }.hidden()
        Tab("Seen", systemImage: "b", value: 2) { Text("Seen") }
      }
    }
    #expect(stage.texts == ["Seen"])
    #expect(stage.screen?.toolbar.map(\.isSelected) == [true])
  }

  @Test func `a disabled tab's button is disabled, and its content is not`() {
    let stage = Stage {
      TabView {
        Tab("A", systemImage: "a") { Button("Inside") {} }.disabled(true)
        Tab("B", systemImage: "b") { Text("B") }
      }
    }
    #expect(stage.screen?.toolbar.map(\.isDisabled) == [true, false])
    #expect(stage.first(.button)?.isDisabled == false)
  }

  @Test func `a badge is on the button of its tab, though the content has buttons of its own`() {
    let stage = Stage {
      TabView {
        Tab("A", systemImage: "a") {
          NavigationStack { Text("A").toolbar { Button("Add") {} } }
        }.badge("new")
        Tab("B", systemImage: "b") { Text("B") }.badge(0)
      }
    }
    let tabs = (stage.screen?.toolbar ?? []).filter { $0.isSelected != nil }
    #expect(tabs.map { $0.children.map(\.label) } == [["A", "new"], []])
    #expect(tabs.first?.look.contains(#"{"attached":{"badge":[1]}}"#) == true)
  }

  @Test func `a menu of a tab is on its button, beside the badge, and works`() throws {
    struct Screen: View {
      @State private var count = 2
      var body: some View {
        TabView {
          Tab("A", systemImage: "a") { Text("\(count)") }.badge(count)
            .contextMenu { Button("Reset") { count = 0 } }
        }
      }
    }
    let stage = Stage { Screen() }
    let tab = try #require(stage.screen?.toolbar.first)
    #expect(tab.kind == .button)
    #expect(tab.children.map(\.label) == ["A", "2", "Reset"])
    #expect(tab.look.contains(#""menu":[2]"#))
    try stage.tap("Reset")
    #expect(stage.texts == ["0"])
  }

  @Test func `the role of a tab is in its look, and searching has a name of its own`() throws {
    let stage = Stage {
      TabView {
        Tab("A", systemImage: "a") { Text("A") }
        Tab("B", systemImage: "b", role: .prominent) { Text("B") }
        Tab(role: .search) { Text("C") }
      }
    }
    let tabs = try #require(stage.screen?.toolbar)
    #expect(tabs.map(\.label) == ["A", "B", "Search"])
    #expect(tabs.map(\.systemImage) == ["a", "b", "magnifyingglass"])
    #expect(!tabs[0].look.contains("tabs"))
    #expect(tabs[1].look.contains(#"{"tabs":{"role":"prominent"}}"#))
    #expect(tabs[2].look.contains(#"{"tabs":{"role":"search"}}"#))
  }

  @Test func `a label for people who cannot see a tab is on its button`() {
    let stage = Stage {
      TabView {
        Tab("A", systemImage: "a") { Text("Content") }.accessibilityIdentifier("first")
          .accessibilityHint("Shows A")
      }
    }
    #expect(stage.screen?.toolbar.first?.look.contains(#""identifier":"first""#) == true)
    #expect(stage.screen?.toolbar.first?.look.contains("Shows A") == true)
    #expect(stage.nodes.allSatisfy { !$0.look.contains("first") })
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}
