import SceneModel
import SceneStage
import Testing

@testable import NavigationUI

private struct LibrarySheet: View {
  let diary: Diary
  @State private var shelf: String?
  @State private var path: [Int] = []
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationSplitView {
      List(["Novels", "Plays"], id: \.self, selection: $shelf) { Text($0) }
        .navigationTitle("Shelves")
        .toolbar { Button("Close") { dismiss() } }
    } detail: {
      NavigationStack(path: $path) {
        NavigationLink("Book 1 of \(shelf ?? "no shelf")", value: 1)
          .navigationTitle(shelf ?? "None")
          .navigationDestination(for: Int.self) { Text("Page").navigationTitle("Book \($0)") }
          .onAppear { diary.note("detail") }
      }
    }
  }
}

private struct Desk: View {
  let diary: Diary
  @State private var isShown = false
  @State private var name: String?
  @State private var path = [7]

  var body: some View {
    NavigationSplitView {
      List(["Desk"], id: \.self, selection: $name) { Text($0) }
    } detail: {
      NavigationStack(path: $path) {
        Text("Root").navigationDestination(for: Int.self) { _ in
          Button("Library") { isShown = true }
        }
      }
    }
    .sheet(isPresented: $isShown) { LibrarySheet(diary: diary) }
  }
}

@MainActor
@Suite struct SplitInSheetTests {
  private let diary = Diary()

  private func sheet() throws -> Stage {
    let stage = Stage { Desk(diary: diary) }
    try stage.tap("Library")
    return stage
  }

  @Test func `a split view in a sheet is one stack, whose root is the sidebar`() throws {
    let stage = try sheet()
    #expect(stage.sheet?.title == "Shelves")
    #expect(stage.sheet?.back == nil)
    #expect(stage.sheet?.body.flatMap(\.withDescendants).contains { $0.label == "Plays" } == true)
    #expect(diary.lines.isEmpty)
  }

  @Test func `a selection in it opens its detail, and links lead further`() throws {
    let stage = try sheet()
    try stage.tap("Plays")
    #expect(stage.sheet?.title == "Plays")
    #expect(stage.sheet?.back == "Shelves")
    #expect(diary.lines == ["detail"])
    try stage.tap("Book 1 of Plays")
    #expect(stage.sheet?.title == "Book 1")
    #expect(stage.sheet?.back == "Plays")
  }

  @Test func `going back pops the screens, then the column, then the sheet`() throws {
    let stage = try sheet()
    try stage.tap("Novels")
    try stage.tap("Book 1 of Novels")
    _ = try stage.scene.back()
    #expect(stage.sheet?.title == "Novels")
    _ = try stage.scene.back()
    #expect(stage.sheet?.title == "Shelves")
    _ = try stage.scene.back()
    #expect(stage.sheet == nil)
  }

  @Test func `its selection does not affect the scene's own path`() throws {
    let stage = try sheet()
    try stage.tap("Plays")
    #expect(stage.scene.path == ["7"])
  }

  @Test func `its views can dismiss the sheet`() throws {
    let stage = try sheet()
    try stage.tap("Close")
    #expect(stage.sheet == nil)
  }
}
