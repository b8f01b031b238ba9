import CorpusWalker
import Testing

@MainActor
@Suite struct WalkTests {
  @Test(arguments: corpus, ["iphone-16", "ipad-11-landscape"])
  func `whatever is tapped, back leads to the same screen, and no false problem is told`(
    app: CorpusApp, device: String
  ) async throws {
    var walk = try await Walk(through: app, on: device)
    try await walk.run()
    #expect(walk.failures == [])
    #expect(Set(walk.untapped).subtracting(app.unreached) == [])
    #expect(walk.problems == app.problems)
  }
}
