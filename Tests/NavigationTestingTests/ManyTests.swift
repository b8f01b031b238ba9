import AuthorAPI
import NavigationTesting
import Testing

@MainActor @Suite struct `Five hundred tests in parallel` {
  @Test(arguments: 0..<500) func `do not disturb each other`(number: Int) async throws {
    let app = try await TestScene { CountingView() }
    try await app.tap("Row \(number % 20)")
    #expect(app.screen.title == "Number \(number % 20)")
    #expect(app.path == [number % 20])
    try await app.back()
    #expect(app.storage.appValues == ["seen": 1] && app.screen.contains("Seen: 1"))
  }
}

private struct CountingView: View {
  @AppStorage("seen") private var seen = 0

  var body: some View {
    NavigationStack {
      List {
        Text("Seen: \(seen)")
        ForEach(0..<20, id: \.self) { NavigationLink("Row \($0)", value: $0) }
      }
      .navigationTitle("Rows")
      .navigationDestination(for: Int.self) { number in
        Text("\(number)").navigationTitle("Number \(number)").onAppear { seen += 1 }
      }
    }
  }
}
