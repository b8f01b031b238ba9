import NavigationCore
import SceneModel
import SceneStage
import Testing

@testable import NavigationUI

private struct Item: Identifiable { let id: Int }

private struct Closing: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}

private struct Presenter: View {
  let diary: Diary
  @State private var isShown = false
  @State private var item: Item?
  @State private var isAsking = false
  @State private var isChoosing = false

  var body: some View {
    VStack {
      Button("Sheet") { isShown = true }
      Button("Item") { item = Item(id: 1) }
      Button("Alert") { isAsking = true }
      Button("Dialog") { isChoosing = true }
      Text(isShown || isAsking || isChoosing ? "shown" : "free")
    }
    .sheet(isPresented: $isShown, onDismiss: { diary.note("dismissed") }) {
      NavigationStack {
        List {
          NavigationLink("Deeper", value: 1)
          Closing()
        }
        .navigationTitle("In sheet")
        .navigationDestination(for: Int.self) { Text("Depth \($0)").navigationTitle("Deep") }
      }
      .onAppear { diary.note("appeared") }
      .onDisappear { diary.note("disappeared") }
    }
    .sheet(item: $item) { shown in
      VStack {
        Text("Item \(shown.id)")
        Button("Next") { item = Item(id: shown.id + 1) }
      }
      .onAppear { diary.note("item \(shown.id)") }
    }
    .alert("Sure?", isPresented: $isAsking) {
      Button("Yes") { diary.note("yes") }
    } message: {
      Text("Think.")
    }
    .confirmationDialog("Which?", isPresented: $isChoosing) {
      Button("First") { diary.note("first") }
    }
  }
}

@MainActor
@Suite struct PresentingTests {
  private let diary = Diary()
  private var stage: Stage {
    let diary = diary
    return Stage { Presenter(diary: diary) }
  }

  @Test func `a sheet has its own stack, and back pops that first`() throws {
    let stage = stage
    try stage.tap("Sheet")
    #expect(stage.sheet?.title == "In sheet")
    #expect(diary.lines == ["appeared"])
    try stage.tap("Deeper")
    #expect(stage.sheet?.title == "Deep")
    #expect(stage.sheet?.back == "In sheet")
    #expect(stage.scene.rendering.screens.count == 1)
    _ = try stage.scene.back()
    #expect(stage.sheet?.title == "In sheet")
    _ = try stage.scene.back()
    #expect(stage.sheet == nil)
    #expect(stage.texts.last == "free")
    #expect(diary.lines == ["appeared", "disappeared", "dismissed"])
  }

  @Test func `a view in a sheet dismisses it`() throws {
    let stage = stage
    try stage.tap("Sheet")
    try stage.tap("Close")
    #expect(stage.sheet == nil)
    #expect(stage.texts.last == "free")
  }

  @Test func `a control under a sheet cannot be tapped`() throws {
    let stage = stage
    try stage.tap("Sheet")
    #expect(throws: Refusal.self) { try stage.tap("Alert") }
  }

  @Test func `another item makes another sheet`() throws {
    let stage = stage
    try stage.tap("Item")
    try stage.tap("Next")
    #expect(stage.sheet?.body.flatMap(\.withDescendants).first?.children.first?.label == "Item 2")
    #expect(diary.lines == ["item 1", "item 2"])
  }

  @Test func `a button of an alert does its action and closes it`() throws {
    let stage = stage
    try stage.tap("Alert")
    #expect(stage.alert?.title == "Sure?")
    #expect(stage.alert?.body.map(\.label) == ["Think.", "Yes"])
    try stage.tap("Yes")
    #expect(stage.alert == nil)
    #expect(stage.texts.last == "free")
    #expect(diary.lines == ["yes"])
  }

  @Test func `a dialog without a cancel button gets one`() throws {
    let stage = stage
    try stage.tap("Dialog")
    #expect(stage.alert?.body.map(\.label) == ["First", "Cancel"])
    try stage.tap("Cancel")
    #expect(stage.alert == nil)
    #expect(diary.lines == [])
  }

  @Test func `an alert without buttons gets one, in the older form too`() throws {
    struct Older: View {
      @State private var isAsking = true
      var body: some View {
        Text("x").alert(isPresented: $isAsking) { Alert(title: Text("Old")) }
      }
    }
    let stage = Stage { Older() }
    #expect(stage.alert?.title == "Old")
    try stage.tap("OK")
    #expect(stage.alert == nil)
  }

  @Test func `an alert from a sheet is above it`() throws {
    struct Screen: View {
      @State private var isShown = true
      @State private var isAsking = false
      var body: some View {
        Text("x").sheet(isPresented: $isShown) {
          Button("Ask") { isAsking = true }.alert("Over", isPresented: $isAsking) {}
        }
      }
    }
    let stage = Stage { Screen() }
    try stage.tap("Ask")
    #expect(stage.alert?.title == "Over")
    #expect(stage.sheet != nil)
    try stage.tap("OK")
    #expect(stage.alert == nil)
    #expect(stage.sheet != nil)
  }

  @Test func `toolbar buttons are shown and can be tapped, those around a stack are not`() throws {
    let diary = diary
    let stage = Stage {
      NavigationStack {
        Text("x").toolbar {
          ToolbarItem(placement: .primaryAction) { Button("Add") { diary.note("add") } }
        }
      }
      .toolbar { Button("Outer") { diary.note("outer") } }
    }
    #expect(stage.screen?.toolbar.map(\.label) == ["Add"])
    try stage.tap("Add")
    #expect(throws: Refusal.self) { try stage.tap("Outer") }
    #expect(diary.lines == ["add"])
  }

  @Test func `a search field is above the list and filters it`() throws {
    struct Screen: View {
      @State private var query = ""
      var body: some View {
        NavigationStack {
          List(["apple", "pear"].filter { query.isEmpty || $0.contains(query) }, id: \.self) {
            Text($0)
          }
          .searchable(text: $query)
        }
      }
    }
    let stage = Stage { Screen() }
    #expect(stage.screen?.body.first?.kind == .textField)
    try stage.tap("Search", text: "pe")
    #expect(stage.nodes.filter { $0.kind == .row }.map(\.label) == ["pear"])
  }

  @Test func `a hidden tab keeps its state`() throws {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    let diary = diary
    let stage = Stage {
      TabView {
        Counter(name: "a").onDisappear { diary.note("gone") }.tabItem { Text("A") }
        NavigationStack { Counter(name: "b") }.tabItem { Label("B", systemImage: "b.circle") }
      }
    }
    try stage.tap("a 0")
    try stage.tap("B")
    #expect(diary.lines == ["gone"])
    #expect(stage.screen?.toolbar.map(\.isSelected) == [false, true])
    try stage.tap("b 0")
    try stage.tap("A")
    try stage.tap("a 1")
    try stage.tap("B")
    #expect(stage.first(.button)?.label == "b 1")
  }

  @Test func `a split view has one tab bar beside its columns`() throws {
    let stage = Stage {
      TabView {
        NavigationSplitView {
          Text("side")
        } detail: {
          Text("detail")
        }
        .tabItem { Text("A") }
        Text("b").tabItem { Text("B") }
      }
    }
    let view = stage.scene.rendering.view
    #expect(view.sidebar?.toolbar.isEmpty == true)
    #expect(view.detail?.toolbar.map(\.label) == ["A", "B"])
    try stage.tap("B")
    try stage.tap("A")
    #expect(stage.texts == ["detail"])
  }

  @Test func `a hidden tab gets URLs only if it was shown before`() throws {
    let diary = diary
    let stage = Stage {
      TabView {
        NavigationStack { Text("a").onOpenURL { diary.note("in a \($0)") } }
          .onOpenURL { diary.note("around a \($0)") }
          .tabItem { Text("A") }
        Text("b").tabItem { Text("B") }
        Text("c").onOpenURL { diary.note("c \($0)") }.tabItem { Text("C") }
      }
    }
    try stage.tap("B")
    _ = try stage.scene.open(url: "x://y")
    #expect(diary.lines.sorted() == ["around a x://y", "in a x://y"])
  }

  @Test func `a view that handles URLs gets each once, around a stack and in it`() throws {
    let diary = diary
    let bare = Stage { Text("x").onOpenURL { diary.note("bare \($0)") } }
    _ = try bare.scene.open(url: "a://b")
    let around = Stage {
      NavigationStack { Text("x").onOpenURL { diary.note("in \($0)") } }
        .onOpenURL { diary.note("around \($0)") }
    }
    _ = try around.scene.open(url: "a://b")
    #expect(diary.lines.sorted() == ["around a://b", "bare a://b", "in a://b"])
  }
}
