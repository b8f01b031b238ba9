import NavigationCore
import SceneModel
import SceneStage
import Testing

@testable import NavigationUI

@MainActor
@Suite struct ControlTests {
  @Test func `a toggle shows its value and a tap flips it`() throws {
    struct Screen: View {
      @State private var isOn = false
      var body: some View { Toggle("Wifi", isOn: $isOn) }
    }
    let stage = Stage { Screen() }
    #expect(stage.first(.toggle)?.value == .flag(false))
    try stage.tap("Wifi")
    #expect(stage.first(.toggle)?.value == .flag(true))
  }

  @Test func `a text field takes the text of the tap and then submits`() throws {
    struct Screen: View {
      @State private var name = "Ann"
      @State private var sent = ""
      var body: some View {
        VStack {
          TextField("Name", text: $name).onSubmit { sent = name }
          Text("Sent \(sent)")
        }
      }
    }
    let stage = Stage { Screen() }
    #expect(stage.first(.textField)?.value == .text("Ann"))
    try stage.tap("Name")
    #expect(stage.texts == ["Sent "])
    try stage.tap("Name", text: "Bob")
    #expect(stage.first(.textField)?.value == .text("Bob"))
    #expect(stage.texts == ["Sent Bob"])
  }

  @Test func `a number field keeps its value if the text is no number`() throws {
    struct Screen: View {
      @State private var count = 7
      var body: some View { TextField("Count", value: $count, format: .number) }
    }
    let stage = Stage { Screen() }
    try stage.tap("Count", text: "x")
    #expect(stage.first(.textField)?.value == .text("7"))
    try stage.tap("Count", text: "12")
    #expect(stage.first(.textField)?.value == .text("12"))
  }

  @Test func `a secure field shows dots`() {
    let stage = Stage { SecureField("Password", text: .constant("abc")) }
    #expect(stage.first(.textField)?.value == .text("•••"))
  }

  @Test func `a picker's rows are selected by tags, optional ones and nil too`() throws {
    struct Screen: View {
      @State private var choice: Int?
      var body: some View {
        Form {
          Picker("Number", selection: $choice) {
            Text("None").tag(nil as Int?)
            ForEach(1..<3) { Text("No. \($0)").tag(Optional($0)) }
          }
        }
      }
    }
    let stage = Stage { Screen() }
    #expect(stage.first(.section)?.label == "Number")
    #expect(stage.first(.section)?.children.map(\.isSelected) == [true, false, false])
    try stage.tap("No. 2")
    #expect(stage.first(.section)?.children.map(\.isSelected) == [false, false, true])
    try stage.tap("None")
    #expect(stage.first(.section)?.children.map(\.isSelected) == [true, false, false])
  }

  @Test func `a stepper stops at the ends of its bounds`() throws {
    struct Screen: View {
      @State private var count = 1
      var body: some View { Stepper("Count \(count)", value: $count, in: 1...2) }
    }
    let stage = Stage { Screen() }
    #expect(throws: Refusal.self) { try stage.tap("Decrement") }
    try stage.tap("Increment")
    #expect(stage.texts.first == "Count 2")
    #expect(throws: Refusal.self) { try stage.tap("Increment") }
    try stage.tap("Decrement")
    #expect(stage.texts.first == "Count 1")
  }

  @Test func `a slider moves by its step`() throws {
    struct Screen: View {
      @State private var value = 0.0
      var body: some View { Slider(value: $value, in: 0...10, step: 4) { Text("Level") } }
    }
    let stage = Stage { Screen() }
    for expected in ["Level: 4", "Level: 8", "Level: 10"] {
      try stage.tap("Increment")
      #expect(stage.texts.first == expected)
    }
  }

  @Test func `a menu opens, and choosing in it closes it`() throws {
    struct Screen: View {
      @State private var sort = "none"
      var body: some View {
        VStack {
          Menu("Sort") { Button("By name") { sort = "name" } }
          Text(sort)
        }
      }
    }
    let stage = Stage { Screen() }
    #expect(throws: Refusal.self) { try stage.tap("By name") }
    try stage.tap("Sort")
    #expect(stage.alert?.title == "Sort")
    try stage.tap("By name")
    #expect(stage.texts.last == "name")
    #expect(stage.alert == nil)
  }

  @Test func `a disclosure group shows its rows after a tap`() throws {
    let stage = Stage { List { DisclosureGroup("More") { Text("Hidden") } } }
    #expect(stage.nodes.contains { $0.label == "Hidden" } == false)
    try stage.tap("More")
    #expect(stage.nodes.contains { $0.label == "Hidden" })
  }

  @Test func `a label gives its symbol to its button, its link and its row`() {
    let stage = Stage {
      NavigationStack {
        List {
          Label("Text", systemImage: "a")
          Button("Button", systemImage: "b") {}
          NavigationLink(value: 1) { Label("Link", systemImage: "c") }
        }
      }
    }
    #expect(stage.nodes.first { $0.kind == .text }?.systemImage == "a")
    #expect(stage.first(.button)?.systemImage == "b")
    #expect(stage.first(.link)?.systemImage == "c")
  }

  @Test func `a row's label is its text, or its picture if it has none`() {
    let stage = Stage {
      List {
        HStack {
          Image(systemName: "star")
          Text("Word")
        }
        Image(systemName: "moon")
      }
    }
    #expect(stage.nodes.filter { $0.kind == .row }.map(\.label) == ["Word", "moon"])
  }

  @Test func `a disabled control cannot be tapped`() {
    let stage = Stage { Button("Go") {}.disabled(true) }
    #expect(stage.first(.button)?.isDisabled == true)
    #expect(throws: Refusal.self) { try stage.tap("Go") }
  }

  @Test func `a row that selects and the button in it are two controls`() throws {
    struct Screen: View {
      @State private var chosen: Int?
      @State private var count = 0
      var body: some View {
        List(selection: $chosen) { Button("Count \(count)") { count += 1 }.tag(1) }
      }
    }
    let stage = Stage { Screen() }
    let row = try #require(stage.first(.row)?.id)
    let button = try #require(stage.first(.button)?.id)
    #expect(row != button)
    _ = try stage.scene.tap(.id(button), text: nil)
    #expect(stage.first(.row)?.label == "Count 1")
    #expect(stage.first(.row)?.isSelected == false)
    _ = try stage.scene.tap(.id(row), text: nil)
    #expect(stage.first(.row)?.isSelected == true)
  }

  @Test func `numbers in a key are formatted for people, and verbatim ones are not`() {
    let stage = Stage {
      VStack {
        Text("\(1_234_567) and \(-1_000) and \(999)")
        Text("\(1.5)")
        Text(verbatim: "\(2026)")
        Text("a") + Text("b").bold()
      }
    }
    #expect(stage.texts == ["1,234,567 and -1,000 and 999", "1.500000", "2026", "ab"])
  }

  @Test func `a tapped view is a button that an accessibility label can name`() throws {
    let diary = Diary()
    let stage = Stage {
      Image(systemName: "star").onTapGesture { diary.note("tap") }.accessibilityLabel("Favourite")
    }
    try stage.tap("Favourite")
    #expect(diary.lines == ["tap"])
  }

  @Test func `actions and badges are in the row and not in its label`() throws {
    let diary = Diary()
    let stage = Stage {
      List {
        Text("Mail").badge(3).swipeActions { Button("Delete") { diary.note("delete") } }
      }
    }
    #expect(stage.first(.row)?.label == "Mail")
    #expect(stage.first(.row)?.children.map(\.label) == ["Mail", "3", "Delete"])
    try stage.tap("Delete")
    #expect(diary.lines == ["delete"])
  }
}
