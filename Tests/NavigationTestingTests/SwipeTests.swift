import AuthorAPI
import NavigationTesting
import Testing

private struct Letters: View {
  @State private var letters = ["a", "b", "c"]
  @State private var log = "nothing"

  var body: some View {
    NavigationStack {
      List {
        ForEach(letters, id: \.self) { Text($0) }
          .onDelete { letters.remove(atOffsets: $0) }
        Text("d").swipeActions { Button("Flag") { log = "flagged" } }
        Text("Log: \(log)")
      }
      .navigationTitle("Letters")
    }
  }
}

@MainActor @Suite struct `A swipe` {
  @Test func `is a tap on a button in the row`() async throws {
    let app = try await TestScene { Letters() }
    try await app.tap("Delete", in: "b")
    #expect(app.screen.rows == ["a", "c", "d", "Log: nothing"])
    try await app.tap("Flag", in: "d")
    #expect(app.screen.contains("Log: flagged"))
  }

  @Test func `is not what a tap on a row without an action does`() async throws {
    let app = try await TestScene { Letters() }
    for row in ["a", "d"] {
      let failure = await #expect(throws: QueryFailure.self) { try await app.tap(Query.label(row)) }
      #expect(failure?.message.contains("takes no press") == true)
    }
    #expect(app.screen.rows == ["a", "b", "c", "d", "Log: nothing"])
  }

  @Test func `shows buttons that are in the tree`() async throws {
    let app = try await TestScene { Letters() }
    #expect(app.snapshot().contains("row \"a\"\n      button \"Delete\"\n"))
  }
}
