// r0 to r4 of a session, recorded by Colonnade.
// swift-format-ignore-file

import NavigationTesting
import Testing

@testable import Gallery

@MainActor @Suite(.navigation) private struct RecordedSharedFlagSceneTests {
  @Test func `does as recorded`() async throws {
    let device = try #require(TestDevice(named: "ipad-11-landscape"))
    let app = try await TestScene(on: device) { SharedFlagScene() }
    #expect(app.titles == ["A shared flag"])
    try await app.tap("Row 4, cured")
    #expect(app.titles == ["A shared flag", "Row 4"])
    try await app.resize(#require(TestDevice(named: "iphone-16")))
    try await app.back()
    #expect(app.titles == ["A shared flag"])
  }
}
