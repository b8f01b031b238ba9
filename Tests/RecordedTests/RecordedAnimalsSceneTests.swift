// r0 to r5 of a session, recorded by Colonnade.
// swift-format-ignore-file

import NavigationTesting
import Testing

@testable import Gallery

@MainActor @Suite(.navigation) private struct RecordedAnimalsSceneTests {
  @Test func `does as recorded`() async throws {
    let device = try #require(TestDevice(named: "ipad-11-landscape"))
    let app = try await TestScene(on: device) { AnimalsScene() }
    #expect(app.titles == ["Animals"])
    try await app.tap("\u{1F98A}")
    try await app.wait(for: "the app", within: .seconds(5)) { app.titles == ["Animals", "Fox"] && app.path.json == ["{\"emoji\":\"\u{1F98A}\",\"name\":\"Fox\"}"] }
    try await app.resize(#require(TestDevice(named: "iphone-16")))
    try await app.back()
    #expect(app.titles == ["Animals"])
    #expect(app.path.isEmpty)
  }
}
