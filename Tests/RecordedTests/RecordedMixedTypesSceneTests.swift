// r0 to r7 of a session, recorded by Colonnade.
// swift-format-ignore-file

import NavigationTesting
import Testing

@testable import Gallery

@MainActor @Suite(.navigation) private struct RecordedMixedTypesSceneTests {
  @Test func `does as recorded`() async throws {
    let device = try #require(TestDevice(named: "ipad-11-landscape"))
    let app = try await TestScene(on: device) { MixedTypesScene() }
    #expect(app.titles == ["Mixed types"])
    try await app.tap("1")
    #expect(app.titles == ["Mixed types", "Int 1"])
    #expect(app.path == [1])
    try await app.tap("true")
    #expect(app.titles == ["Mixed types", "Int 1", "Bool true"])
    #expect(app.path == [1, true])
    try await app.resize(#require(TestDevice(named: "iphone-16")))
    try await app.perform(#"{"method":"transaction","params":{"commands":[{"method":"pop","params":{"count":1}},{"method":"push","params":{"values":[{"type":"Swift.String","value":"two"},{"type":"Swift.Bool","value":true},{"type":"Swift.Float","value":2.5}],"column":"detail"}}]}}"#)
    #expect(app.titles == ["Mixed types", "Int 1", "String \u{201C}two\u{201D}", "Bool true", ""])
    #expect(app.path == [1, "two", true, 2.5 as Float])
    #expect(app.problems.map(\.code.rawValue) == ["destination_missing"])
    try await app.perform(#"{"method":"pop","params":{"count":3}}"#)
    #expect(app.titles == ["Mixed types", "Int 1"])
    #expect(app.path == [1])
    #expect(app.problems.map(\.code.rawValue) == [])
    // transaction
    try await app.perform(#"{"method":"replaceTop","params":{"value":{"type":"Swift.Int","value":7}}}"#)
    #expect(app.titles == ["Mixed types", "Int 7"])
    #expect(app.path == [7])
  }
}
