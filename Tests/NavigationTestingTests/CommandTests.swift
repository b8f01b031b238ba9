import AuthorAPI
import NavigationTesting
import Testing

@MainActor @Suite(.navigation) struct `A command in a test` {
  private struct Numbers: View {
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        Button("Seven") { path = [7] }
          .navigationTitle("Numbers")
          .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("Number \($0)") }
      }
    }
  }

  @Test func `has the same effect as in a script`() async throws {
    let app = try await TestScene { Numbers() }
    try await app.perform(#"{"method": "push", "params": {"values": [1, 2]}}"#)
    #expect(app.path == [1, 2] && app.screen.title == "Number 2")
    try await app.perform(
      #"{"method":"transaction","params":{"commands":[{"method":"pop"},{"method":"push","params":{"value":3}}]}}"#
    )
    #expect(app.path == [1, 3])
    try await app.perform(
      #"{"method": "import", "params": {"document": {"colonnade": 1, "path": [5]}}}"#)
    #expect(app.path == [5])
    try await app.perform(#"{"method": "back"}"#)
    try await app.perform(#"{"method": "tap", "params": {"label": "Seven"}}"#)
    #expect(app.path == [7])
    try await app.perform(#"{"method": "setEnvironment", "params": {"device": "ipad-mini"}}"#)
    #expect(app.device.name == "ipad-mini")
  }

  @Test(arguments: [
    ("{", "expected"),
    (#"{"method": "pusj"}"#, "“push”"),
    (#"{"method": "push", "params": {"value": "one"}}"#, "values of type Int"),
    (
      #"{"method":"transaction","params":{"commands":[{"method":"push","params":{"value":3}},{"method":"pop","params":{"count":9}}]}}"#,
      "Cannot pop 9"
    ),
    (#"{"method": "undo"}"#, "“undo” needs the history of a server’s session: it cannot be done"),
    (#"{"method": "redo"}"#, "“redo” needs the history"),
    (#"{"method": "restore", "params": {"revision": 1}}"#, "“restore” needs the history"),
    (
      #"{"method":"transaction","params":{"commands":[{"method":"undo"}]}}"#,
      "cannot be part of a transaction"
    ),
    (#"{"method": "history.list"}"#, "can’t be done to a scene alone"),
    (#"{"method": "import", "params": {"document": 5}}"#, "Expected an object"),
  ])
  func `that cannot be done says why, and changes nothing`(command: String, reason: String)
    async throws
  {
    let app = try await TestScene { Numbers() }
    let failure = await #expect(throws: QueryFailure.self) { try await app.perform(command) }
    #expect(failure?.message.contains(reason) == true, "\(failure?.message ?? "")")
    #expect(app.path.isEmpty)
  }
}
