import NavigationUI
import OrderedJSON
import SceneModel
import SceneStage
import Testing

@testable import ViewRuntime

/// The focus of a search field, which code moves and a page reports.
@MainActor
@Suite struct SearchFocusTests {
  private struct Shelf: View {
    @FocusState private var isSearching: Bool
    @State private var query = ""

    var body: some View {
      List {
        Text(isSearching ? "Searching" : "Resting")
        Button("Find") { isSearching = true }
        Button("Stop") { isSearching = false }
      }
      .searchable(text: $query)
      .searchFocused($isSearching)
    }
  }

  private enum Field { case search, note }

  private struct Library: View {
    @FocusState private var field: Field?
    @State private var query = ""

    var body: some View {
      NavigationStack {
        List {
          Text(field == .search ? "Search" : field == .note ? "Note" : "None")
          Button("Find") { field = .search }
          Button("Write") { field = .note }
        }
      }
      .searchable(text: $query)
      .searchFocused($field, equals: .search)
    }
  }

  /// The name of the report, and what the page is asked to do.
  private func request(in scene: SceneRuntime) throws -> (name: UTF8String, asked: String) {
    let nodes = scene.body + (scene.screen?.toolbar ?? [])
    let look = try #require(nodes.first { $0.kind == .textField }?.look)
    let found = try #require(look.firstMatch(of: /"follows":{"(g[0-9]+)":({"focus":[^}]*})/))
    return (UTF8String(String(found.output.1)), String(found.output.2))
  }

  private func report(_ isFocused: Bool) -> ViewMeasurement {
    var report = ViewMeasurement()
    report.isFocused = isFocused
    return report
  }

  @Test func `a state that is set asks the page to move the focus, once each time`() throws {
    let scene = try scene(on: "iphone-16") { NavigationStack { Shelf() } }
    #expect(try request(in: scene).asked == #"{"focus":0}"#)
    try scene.tap("Find")
    #expect(scene.body.flatMap(\.labels).contains("Searching"))
    #expect(try request(in: scene).asked == #"{"focus":1,"focused":true}"#)
    try scene.tap("Find")
    #expect(try request(in: scene).asked == #"{"focus":1,"focused":true}"#)
    try scene.tap("Stop")
    #expect(try request(in: scene).asked == #"{"focus":2}"#)
  }

  @Test func `the state follows a person's focus, which the page is not asked for again`() throws {
    let scene = try scene(on: "iphone-16") { NavigationStack { Shelf() } }
    let (name, _) = try request(in: scene)
    #expect(scene.accept([name: report(true)]) == 1)
    #expect(scene.body.flatMap(\.labels).contains("Searching"))
    #expect(try request(in: scene).asked == #"{"focus":0,"focused":true}"#)
    #expect(scene.accept([name: report(true)]) == 0)
    // Code that takes the focus away is answered by the page's report of that.
    try scene.tap("Stop")
    #expect(try request(in: scene).asked == #"{"focus":1}"#)
    #expect(scene.accept([name: report(false)]) == 1)
    #expect(scene.body.flatMap(\.labels).contains("Resting"))
  }

  @Test func `a state of several fields has a value for the search field`() throws {
    let scene = try scene(on: "iphone-16") { Library() }
    let (name, _) = try request(in: scene)
    _ = scene.accept([name: report(true)])
    #expect(scene.body.flatMap(\.labels).contains("Search"))
    _ = scene.accept([name: report(false)])
    #expect(scene.body.flatMap(\.labels).contains("None"))
    try scene.tap("Find")
    #expect(try request(in: scene).asked == #"{"focus":1,"focused":true}"#)
    // A focus that has moved to another field is not taken from it.
    try scene.tap("Write")
    _ = scene.accept([name: report(false)])
    #expect(scene.body.flatMap(\.labels).contains("Note"))
  }

  private struct Sheet: View {
    @FocusState private var field: Field?
    @State private var words = ["", ""]

    var body: some View {
      Form {
        TextField("Title", text: $words[0]).focused($field, equals: .search)
        Section {
          TextField("Note", text: $words[1]).focused($field, equals: .note)
        }
        Text(field == .search ? "In the title" : field == .note ? "In the note" : "Nowhere")
        Button("Next") { field = .note }
      }
    }
  }

  @Test func `text fields share a state, which goes with the focus from one to the next`() throws {
    let scene = try scene(on: "iphone-16") { Sheet() }
    let names = Set(
      scene.styles.values.flatMap { $0.matches(of: /{"(g[0-9]+)":{"focus":0}/) }
        .map { UTF8String(String($0.output.1)) }
    ).sorted { $0.string < $1.string }
    try #require(names.count == 2)
    _ = scene.accept([names[0]: report(true)])
    #expect(scene.body.flatMap(\.labels).contains("In the title"))
    // The page reports the field that has the focus before the one that has lost it.
    _ = scene.accept([names[1]: report(true)])
    #expect(scene.body.flatMap(\.labels).contains("In the note"))
    _ = scene.accept([names[0]: report(false)])
    #expect(scene.body.flatMap(\.labels).contains("In the note"))
    _ = scene.accept([names[1]: report(false)])
    #expect(scene.body.flatMap(\.labels).contains("Nowhere"))
    try scene.tap("Next")
    #expect(scene.styles.values.contains { $0.contains(#"{"focus":1,"focused":true}"#) })
  }

  @Test func `a search field that is minimized says so`() throws {
    let scene = try scene(on: "iphone-16") {
      NavigationStack {
        Text("a").searchable(text: .constant("")).searchToolbarBehavior(.minimize)
      }
    }
    #expect(scene.styles.values.contains { $0.contains(#"{"search":{"minimized":true}}"#) })
  }

  @Test func `a search field without such a modifier asks for no report`() throws {
    let scene = try scene(on: "iphone-16") {
      NavigationStack { Text("a").searchable(text: .constant("")) }
    }
    #expect(scene.styles.values.contains { $0.contains(#"{"search":true}"#) })
    #expect(!scene.styles.values.contains { $0.contains("follows") })
  }
}
