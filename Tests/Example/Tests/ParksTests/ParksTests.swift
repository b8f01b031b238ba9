import NavigationTesting
import Testing

@testable import Parks

@MainActor @Suite(.failsOnProblems) struct ParksTests {
  @Test func `a park opens, and its button leads back to all`() async throws {
    let app = try await TestScene { ParksApp() }
    try await app.tap("Zion")
    #expect(app.screen.title == "Zion")
    #expect(app.path == ["Zion"])
    try await app.tap("Back to all parks")
    #expect(app.screen.rows == ["Yosemite", "Sequoia", "Zion"])
  }
}
