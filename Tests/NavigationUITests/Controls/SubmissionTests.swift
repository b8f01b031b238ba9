import NavigationUI
import SceneModel
import SceneStage
import Testing

@testable import ViewRuntime

@MainActor
@Suite struct SubmissionTests {
  private struct Screen: View {
    @State private var name = ""
    @State private var query = ""
    @State private var year = 68
    @State private var heard: [String] = []

    var body: some View {
      NavigationStack {
        VStack {
          TextField("Name", text: $name).onSubmit { heard.append("name") }
          TextField("Alone", text: $name).submitScope()
          TextField("Year", value: $year, format: .number)
          Text("\(name) \(query) \(year)")
          Text(heard.joined(separator: " "))
        }
        .searchable(text: $query)
        .onSubmit(of: .search) { heard.append("search") }
        .onSubmit { heard.append("text") }
      }
    }
  }

  @Test func `a text without return is written and not submitted`() throws {
    let stage = Stage { Screen() }
    try stage.tap("Name", text: "Ann", submits: false)
    #expect(stage.texts == ["Ann  68", ""])
    try stage.tap("Name", submits: true)
    #expect(stage.texts.last == "")
  }

  @Test func `return in a field calls the views around it, the nearest first`() throws {
    let stage = Stage { Screen() }
    try stage.tap("Name", text: "Ann")
    #expect(stage.texts.last == "name text")
  }

  @Test func `return in the search field calls those that handle searches`() throws {
    let stage = Stage { Screen() }
    try stage.tap("Search", text: "pie")
    #expect(stage.texts == [" pie 68", "search"])
  }

  @Test func `a scope keeps a submission to itself`() throws {
    let stage = Stage { Screen() }
    try stage.tap("Alone", text: "Ann")
    #expect(stage.texts == ["Ann  68", ""])
  }

  @Test func `the text of a value is marked as written at the end of editing`() throws {
    let stage = Stage { Screen() }
    let year = try #require(stage.nodes.first { $0.label == "Year" })
    #expect(year.style?.operations.contains(StyleOperation("field", ["whole": true])) == true)
    try stage.tap("Year", text: "70", submits: false)
    #expect(stage.texts.first == "  70")
  }
}
