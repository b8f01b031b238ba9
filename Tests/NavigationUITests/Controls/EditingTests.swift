import Foundation
import SceneModel
import SceneStage
import Testing

@testable import NavigationUI

private struct Fruits: View {
  @State private var fruits = ["Apple", "Banana", "Cherry"]
  @Environment(\.editMode) private var editMode
  var fixed = ""
  var isFrozen = false

  var body: some View {
    List {
      Text(editMode?.wrappedValue.isEditing == true ? "Editing" : "Reading")
      ForEach(fruits, id: \.self) { fruit in
        Text(fruit).deleteDisabled(fruit == fixed).moveDisabled(fruit == fixed)
      }
      .onDelete { fruits.remove(atOffsets: $0) }
      .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
      .deleteDisabled(isFrozen)
    }
    .toolbar { EditButton() }
  }
}

@MainActor
@Suite struct EditingTests {
  private func rows(of stage: Stage) -> [String] {
    stage.nodes.filter { $0.kind == .row }.compactMap(\.label?.string)
  }

  private func buttons(of stage: Stage, in row: String) -> [String] {
    let row = stage.nodes.first { $0.kind == .row && $0.label?.string == row }
    return row?.children.filter { $0.kind == .button }.compactMap(\.label?.string) ?? []
  }

  /// True while the row shows its buttons by itself; otherwise a swipe shows Delete.
  private func isEdited(_ row: String, of stage: Stage) -> Bool {
    let row = stage.nodes.first { $0.kind == .row && $0.label?.string == row }
    return row?.style?.text.contains(#""edits":"#) ?? false
  }

  private func tap(_ button: String, in row: String, of stage: Stage, text: String? = nil) throws {
    let row = try #require(stage.nodes.first { $0.kind == .row && $0.label?.string == row })
    let id = try #require(row.children.first { $0.label?.string == button }?.id)
    _ = try stage.scene.tap(.id(id), text: text)
  }

  @Test func `rows can be deleted and moved while the list is edited`() throws {
    let stage = Stage { NavigationStack { Fruits() } }
    #expect(rows(of: stage) == ["Reading", "Apple", "Banana", "Cherry"])
    #expect(buttons(of: stage, in: "Banana") == ["Delete"])
    #expect(!isEdited("Banana", of: stage))
    try stage.tap("Edit")
    #expect(isEdited("Banana", of: stage))
    #expect(rows(of: stage) == ["Editing", "Apple", "Banana", "Cherry"])
    #expect(buttons(of: stage, in: "Apple") == ["Delete", "Move Down"])
    #expect(buttons(of: stage, in: "Banana") == ["Delete", "Move Up", "Move Down"])
    #expect(buttons(of: stage, in: "Cherry") == ["Delete", "Move Up"])
    try stage.tap("Done")
    #expect(rows(of: stage).first == "Reading")
    #expect(buttons(of: stage, in: "Apple") == ["Delete"])
    #expect(!isEdited("Apple", of: stage))
  }

  @Test func `a tap on Delete deletes its row`() throws {
    let stage = Stage { NavigationStack { Fruits() } }
    try stage.tap("Edit")
    try tap("Delete", in: "Banana", of: stage)
    #expect(rows(of: stage) == ["Editing", "Apple", "Cherry"])
    try stage.tap("Delete")
    #expect(rows(of: stage) == ["Editing", "Cherry"])
  }

  @Test func `rows move up and down by one position`() throws {
    let stage = Stage { NavigationStack { Fruits() } }
    try stage.tap("Edit")
    try tap("Move Down", in: "Apple", of: stage)
    #expect(rows(of: stage) == ["Editing", "Banana", "Apple", "Cherry"])
    try tap("Move Up", in: "Cherry", of: stage)
    #expect(rows(of: stage) == ["Editing", "Banana", "Cherry", "Apple"])
  }

  @Test func `rows move by the number of positions in a tap's text, within the list`() throws {
    let stage = Stage { NavigationStack { Fruits() } }
    try stage.tap("Edit")
    try tap("Move Down", in: "Apple", of: stage, text: "2")
    #expect(rows(of: stage) == ["Editing", "Banana", "Cherry", "Apple"])
    try tap("Move Up", in: "Cherry", of: stage, text: "99999999999")
    #expect(rows(of: stage) == ["Editing", "Cherry", "Banana", "Apple"])
    try tap("Move Down", in: "Cherry", of: stage, text: "-5")
    #expect(rows(of: stage) == ["Editing", "Banana", "Cherry", "Apple"])
  }

  @Test func `a row can be protected from deletion and moving`() throws {
    let stage = Stage { NavigationStack { Fruits(fixed: "Apple") } }
    try stage.tap("Edit")
    #expect(buttons(of: stage, in: "Apple").isEmpty)
    #expect(buttons(of: stage, in: "Cherry") == ["Delete", "Move Up"])
  }

  @Test func `all rows can be protected from deletion`() throws {
    let stage = Stage { NavigationStack { Fruits(isFrozen: true) } }
    try stage.tap("Edit")
    #expect(buttons(of: stage, in: "Apple") == ["Move Down"])
  }

  @Test func `a list that is edited allows selecting several rows`() throws {
    let stage = Stage {
      NavigationStack {
        List(1..<3, selection: .constant(Set([1]))) { Text("\($0)") }.toolbar { EditButton() }
      }
    }
    #expect(stage.scene.looks.first?.contains("selecting") != true)
    try stage.tap("Edit")
    #expect(stage.scene.looks.first?.contains(#""selecting":true"#) == true)
  }

  @Test func `a list beside its edit button can be edited without a stack`() throws {
    let stage = Stage {
      EditButton()
      Fruits()
    }
    try stage.tap("Edit")
    #expect(rows(of: stage).first == "Editing")
  }

  @Test func `columns are edited independently`() throws {
    let stage = Stage {
      NavigationSplitView {
        Fruits()
      } detail: {
        NavigationStack { Fruits() }
      }
    }
    // The front column comes first.
    try stage.tap("Edit")
    #expect(rows(of: stage).first == "Editing")
    let sidebar = stage.scene.rendering.view.sidebar?.body.flatMap(\.withDescendants)
    #expect(sidebar?.contains { $0.label == "Reading" } == true)
    #expect(sidebar?.contains { $0.style?.text.contains(#""edits":"#) == true } == false)
  }

  @Test func `an author's own edit mode wins`() throws {
    struct Screen: View {
      @State private var mode = EditMode.active
      var body: some View {
        NavigationStack {
          List {
            ForEach([1, 2], id: \.self) { Text("\($0)") }.onDelete { _ in mode = .inactive }
          }
        }
        .environment(\.editMode, $mode)
      }
    }
    let stage = Stage { Screen() }
    #expect(isEdited("1", of: stage))
    try stage.tap("Delete")
    #expect(!isEdited("1", of: stage))
  }

  @Test func `a row's own buttons stay beside Delete, and links stay links`() throws {
    struct Screen: View {
      var body: some View {
        NavigationStack {
          List {
            ForEach([1], id: \.self) { number in
              NavigationLink("Link", value: number)
                .swipeActions { Button("Flag") {} }
            }
            .onDelete { _ in }
          }
          .toolbar { EditButton() }
        }
      }
    }
    let stage = Stage { Screen() }
    try stage.tap("Edit")
    let row = try #require(stage.first(.row))
    #expect(row.children.map(\.label) == ["Link", "Flag", "Delete"])
    #expect(row.children.map(\.kind) == [.link, .button, .button])
  }

  @Test func `a list in a list's row is not deleted with the outer one's closure`() throws {
    let diary = Diary()
    let stage = Stage {
      List {
        ForEach([1, 2], id: \.self) { section in
          Section("S\(section)") {
            ForEach([1, 2], id: \.self) { Text("\(section).\($0)") }
              .onDelete { diary.note("\(section): \(Array($0))") }
          }
        }
      }
      .environment(\.editMode, .constant(.active))
    }
    try tap("Delete", in: "2.2", of: stage)
    #expect(diary.lines == ["2: [1]"])
  }
}
