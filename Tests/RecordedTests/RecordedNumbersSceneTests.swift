// r0 to r6 of a session, recorded by Colonnade.
// swift-format-ignore-file

import NavigationTesting
import Testing

@testable import Gallery

@MainActor @Suite(.navigation) private struct RecordedNumbersSceneTests {
  @Test func `does as recorded`() async throws {
    let device = try #require(TestDevice(named: "ipad-11-landscape"))
    let app = try await TestScene(on: device) { NumbersScene() }
    #expect(app.titles == ["Numbers"])
    try await app.tap("Straight to the second")
    #expect(app.titles == ["Numbers", "First", "Second (2)"])
    #expect(app.path.json == ["{\"first\":{}}", "{\"second\":{\"_0\":2}}"])
    try await app.tap("Third")
    #expect(app.titles == ["Numbers", "First", "Second (2)", "Third"])
    #expect(app.path.json == ["{\"first\":{}}", "{\"second\":{\"_0\":2}}", "{\"third\":{\"_0\":\"after 2\"}}"])
    try await app.resize(#require(TestDevice(named: "iphone-16")))
    // restore
    try await app.perform(#"{"method":"transaction","params":{"commands":[{"method":"setEnvironment","params":{"device":"ipad-11-landscape","horizontalSizeClass":"regular"}},{"method":"popToRoot","params":{}}]}}"#)
    #expect(app.titles == ["Numbers"])
    #expect(app.path.isEmpty)
    // undo
    try await app.perform(#"{"method":"transaction","params":{"commands":[{"method":"setEnvironment","params":{"device":"iphone-16","horizontalSizeClass":"compact"}},{"method":"push","params":{"values":[{"type":"Level","value":{"first":{}}},{"type":"Level","value":{"second":{"_0":2}}},{"type":"Level","value":{"third":{"_0":"after 2"}}}],"column":"detail"}}]}}"#)
    #expect(app.titles == ["Numbers", "First", "Second (2)", "Third"])
    #expect(app.path.json == ["{\"first\":{}}", "{\"second\":{\"_0\":2}}", "{\"third\":{\"_0\":\"after 2\"}}"])
  }
}
