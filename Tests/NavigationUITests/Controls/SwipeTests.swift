import Foundation
import NavigationCore
import SceneModel
import SceneStage
import Testing

@testable import NavigationUI

private struct Fruits: View {
  @State private var fruits = ["Apple", "Banana", "Cherry"]
  var fixed = ""
  var allowsDeletion = true

  var body: some View {
    NavigationStack {
      List {
        ForEach(fruits, id: \.self) { fruit in
          NavigationLink(fruit, value: fruit).deleteDisabled(fruit == fixed)
        }
        .onDelete(perform: allowsDeletion ? { fruits.remove(atOffsets: $0) } : nil)
        Section("Danger") { Button("Delete") { fruits = [] } }
      }
      .navigationTitle("Fruits")
      .navigationDestination(for: String.self) { Text($0) }
      .toolbar { EditButton() }
    }
  }
}

@MainActor
@Suite struct SwipeTests {
  private func row(_ name: String, of stage: Stage) throws -> ViewNode {
    try #require(stage.nodes.first { $0.kind == .row && $0.label?.string == name })
  }

  private func buttons(in name: String, of stage: Stage) throws -> [String] {
    try row(name, of: stage).children.filter { $0.kind == .button }.compactMap(\.label?.string)
  }

  private func swipe(_ name: String, _ button: String = "Delete", of stage: Stage) throws {
    let node = try row(name, of: stage).children.first { $0.label?.string == button }
    _ = try stage.scene.tap(.id(try #require(node?.id)), text: nil)
  }

  @Test func `a swipe offers to delete a row, without an edit button`() throws {
    let stage = Stage { Fruits() }
    #expect(try buttons(in: "Banana", of: stage) == ["Delete"])
    let look = try row("Banana", of: stage).style?.text ?? ""
    #expect(look.contains(#""trailing":[1],"full":["trailing"]"#))
    #expect(try row("Banana", of: stage).children.last?.style?.text.contains("destructive") == true)
    try swipe("Banana", of: stage)
    #expect(stage.scene.titles == ["Fruits"])
    #expect(
      stage.nodes.filter { $0.kind == .link }.compactMap(\.label?.string) == ["Apple", "Cherry"])
  }

  @Test func `a row that cannot be deleted offers nothing`() throws {
    let stage = Stage { Fruits(fixed: "Apple") }
    #expect(!stage.nodes.contains { $0.kind == .row && $0.label == "Apple" })
    #expect(try buttons(in: "Cherry", of: stage) == ["Delete"])
    let frozen = Stage { Fruits(allowsDeletion: false) }
    #expect(frozen.nodes.filter { $0.label == "Delete" && $0.kind == .button }.count == 1)
  }

  @Test func `a button that is seen comes before those that a swipe shows`() throws {
    let stage = Stage { Fruits() }
    try stage.tap("Delete")
    #expect(!stage.nodes.contains { $0.label == "Apple" })
    #expect(!stage.nodes.contains { $0.label == "Cherry" })
  }

  @Test func `while a list is edited, Delete is a button of the edited row`() throws {
    let stage = Stage { Fruits() }
    try stage.tap("Edit")
    #expect(try buttons(in: "Apple", of: stage) == ["Delete"])
    #expect(try row("Apple", of: stage).style?.text.contains("edits") == true)
    #expect(try row("Apple", of: stage).style?.text.contains("trailing") == false)
  }

  @Test func `rows of a binding are deleted by a swipe as their edit actions say`() throws {
    struct Item: Identifiable {
      let id: Int
    }
    struct Screen: View {
      @State private var items = [Item(id: 1), Item(id: 2)]
      @State private var fixed = [Item(id: 3)]
      var body: some View {
        VStack {
          List($items, editActions: .delete) { Text("Row \($0.wrappedValue.id)") }
          List($fixed, editActions: .move) { Text("Row \($0.wrappedValue.id)") }
        }
      }
    }
    let stage = Stage { Screen() }
    #expect(try buttons(in: "Row 1", of: stage) == ["Delete"])
    #expect(try buttons(in: "Row 3", of: stage) == [])
    try swipe("Row 1", of: stage)
    #expect(!stage.nodes.contains { $0.label == "Row 1" })
  }

  @Test func `swipe actions of the author's own take the place of Delete`() throws {
    struct Screen: View {
      let isOutside: Bool
      var body: some View {
        List {
          if isOutside {
            ForEach([1, 2], id: \.self) { Text("Row \($0)") }.onDelete { _ in }
              .swipeActions(edge: .leading) { Button("Flag") {} }
          } else {
            ForEach([1, 2], id: \.self) { number in
              Text("Row \(number)").swipeActions(edge: .leading) { Button("Flag") {} }
            }
            .onDelete { _ in }
          }
        }
      }
    }
    for isOutside in [false, true] {
      let stage = Stage { Screen(isOutside: isOutside) }
      #expect(try buttons(in: "Row 1", of: stage) == ["Flag"])
      #expect(try buttons(in: "Row 2", of: stage) == ["Flag"])
    }
  }

  @Test func `actions that are attached to several rows are actions of each`() throws {
    let diary = Diary()
    let stage = Stage {
      List {
        ForEach(["a", "b"], id: \.self) { Text($0) }
          .swipeActions { Button("Flag") { diary.note("flag") } }
          .contextMenu { Button("Copy") { diary.note("copy") } }
          .badge(3)
        Text("c")
      }
    }
    for name in ["a", "b"] { #expect(try buttons(in: name, of: stage) == ["Flag", "Copy"]) }
    #expect(try buttons(in: "c", of: stage) == [])
    let ids = stage.nodes.filter { $0.label == "Flag" && $0.kind == .button }.compactMap(\.id)
    #expect(Set(ids).count == 2)
    try swipe("b", "Flag", of: stage)
    #expect(diary.lines == ["flag"])
  }

  @Test func `actions of a section are actions of each of its rows`() throws {
    let diary = Diary()
    let stage = Stage {
      List {
        Section("Letters") {
          ForEach(["a", "b"], id: \.self) { Text($0) }.onDelete { _ in }
        }
        .swipeActions { Button("Flag") { diary.note("flag") } }
        .swipeActions(edge: .leading) { Button("Read") { diary.note("read") } }
        .contextMenu { Button("Copy") { diary.note("copy") } }
        .disabled(false)
        Section("One") { Text("c") }.swipeActions { Button("Flag") {} }
        Section("None") { Text("d") }
        Text("e")
      }
    }
    for name in ["a", "b"] {
      #expect(try buttons(in: name, of: stage) == ["Flag", "Read", "Copy"])
    }
    #expect(try buttons(in: "c", of: stage) == ["Flag"])
    for name in ["d", "e"] { #expect(try buttons(in: name, of: stage) == []) }
    let sections = stage.nodes.filter { $0.kind == .section }
    #expect(sections.map(\.label) == ["Letters", "One", "None"])
    #expect(sections.allSatisfy { $0.children.allSatisfy { $0.kind == .row } })
    for button in ["Flag", "Read", "Copy"] { try swipe("b", button, of: stage) }
    #expect(diary.lines == ["flag", "read", "copy"])
  }

  @Test func `actions of several sections are actions of each of their rows`() throws {
    let stage = Stage {
      List {
        Group {
          ForEach(["x", "y"], id: \.self) { name in Section(name) { Text("In \(name)") } }
          Text("Alone")
        }
        .swipeActions { Button("Flag") {} }
      }
    }
    for name in ["In x", "In y", "Alone"] {
      #expect(try buttons(in: name, of: stage) == ["Flag"])
    }
    let ids = stage.nodes.filter { $0.label == "Flag" && $0.kind == .button }.compactMap(\.id)
    #expect(Set(ids).count == 3)
  }

  @Test func `a swipe across a row does nothing by itself if its author does not allow that`()
    throws
  {
    let stage = Stage {
      List {
        Text("Free").swipeActions { Button("Flag") {} }
        Text("Careful").swipeActions(allowsFullSwipe: false) { Button("Flag") {} }
      }
    }
    #expect(try row("Free", of: stage).style?.text.contains(#""full":["trailing"]"#) == true)
    #expect(try row("Careful", of: stage).style?.text.contains("full") == false)
  }
}
