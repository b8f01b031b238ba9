import NavigationUI
import SceneModel
import SceneStage
import Testing

private struct Tour: View {
  @State private var page = "b"
  let diary: Diary

  var body: some View {
    NavigationStack {
      VStack {
        TabView(selection: $page) {
          ForEach(["a", "b"], id: \.self) { name in
            VStack {
              Text("Page \(name)")
              Counter()
            }
            .onAppear { diary.note("+\(name)") }
            .onDisappear { diary.note("-\(name)") }
          }
          Text("Last").tag("c")
        }
        .tabViewStyle(.page)
        Button("Next") { page = page == "a" ? "b" : "c" }
      }
    }
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View { Button("Count \(count)") { count += 1 } }
}

@MainActor
@Suite struct PagesTests {
  @Test func `one of several unlabelled views is shown, and the others keep their state`() throws {
    let diary = Diary()
    let stage = Stage { Tour(diary: diary) }
    #expect(stage.texts == ["Page b"])
    #expect(diary.lines == ["+b"])
    try stage.tap("Count 0")
    try stage.tap("Next")
    #expect(stage.texts == ["Last"])
    #expect(diary.lines == ["+b", "-b"])
    try stage.tap("Page 2 of 3")
    #expect(stage.nodes.compactMap(\.label?.string).contains("Count 1"))
    #expect(stage.screen?.toolbar.map(\.isSelected) == [false, true, false])
  }

  @Test func `pages without a selection start with the first`() throws {
    let stage = Stage {
      TabView {
        NavigationStack { Text("In a stack").navigationTitle("One") }
        Text("Two")
      }
    }
    #expect(stage.texts == ["In a stack"])
    try stage.tap("Page 2 of 2")
    #expect(stage.texts == ["Two"])
    try stage.tap("Page 1 of 2")
    #expect(stage.screen?.title == "One")
  }

  @Test func `a single view in a tab view needs no buttons`() {
    let stage = Stage { TabView { Text("Only") } }
    #expect(stage.texts == ["Only"])
    #expect(stage.screen?.toolbar == [])
  }

  @Test func `a badge on a tab is on its button`() throws {
    let stage = Stage {
      TabView {
        NavigationStack { Text("Goods") }.tabItem { Label("Shop", systemImage: "bag") }
        NavigationStack { Text("Bought") }.tabItem { Label("Cart", systemImage: "cart") }.badge(2)
      }
    }
    #expect(stage.screen?.toolbar.map { $0.children.map(\.label) } == [[], ["Cart", "2"]])
    #expect(stage.texts == ["Goods"])
    try stage.tap("Cart")
    #expect(stage.texts == ["Bought"])
  }
}
