import AuthorAPI
import NavigationTesting
import Testing

@MainActor @Suite struct `A form in a test` {
  private struct Settings: View {
    @State private var draft = "old"
    @State private var flag = false
    @State private var size = 1
    @State private var day = Date(timeIntervalSinceReferenceDate: 0)

    var body: some View {
      List {
        Section("First") {
          Text("a")
          Picker("Size", selection: $size) {
            Text("small").tag(1)
            Text("large").tag(2)
          }
          Text("b")
        }
        Text("c")
        Section {
          TextField("Draft", text: $draft)
          Toggle("Flag", isOn: $flag)
          DatePicker("Day", selection: $day)
        }
      }
    }
  }

  @Test func `has its rows in the order of the screen`() async throws {
    let app = try await TestScene { Settings() }
    #expect(
      app.screen.rows == ["a", "small", "large", "b", "c", "Draft", "Flag", "Day"])
  }

  @Test func `returns the control if its row has the same text`() async throws {
    let app = try await TestScene { Settings() }
    #expect(try app.element("Draft").text == "old")
    #expect(try app.element("Flag").isOn == false)
    #expect(try app.element("a").role == .row)
    #expect(try app.element(Query("Flag").at(0)).role == .row)
    try await app.type("new", into: "Draft")
    #expect(try app.element("Draft").text == "new")
  }

  @Test(arguments: ["Flag", "large"])
  func `does not accept text for a control without a text field`(label: String) async throws {
    let app = try await TestScene { Settings() }
    let before = app.snapshot()
    let failure = await #expect(throws: QueryFailure.self) {
      try await app.type("x", into: .label(label))
    }
    #expect(failure?.message.hasPrefix("“\(label)” takes no text: it is ") == true)
    #expect(app.snapshot() == before)
  }

  @Test func `accepts a date as text`() async throws {
    let app = try await TestScene { Settings() }
    let before = try app.element("Day").text
    try await app.type("2026-03-04T05:06:00Z", into: "Day")
    #expect(try app.element("Day").text != before)
  }
}
