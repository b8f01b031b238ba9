// r0 to r5 of a session, recorded by Colonnade.
// swift-format-ignore-file

import NavigationTesting
import Testing

@testable import Gallery

@MainActor @Suite(.navigation) private struct RecordedPathOrderSceneTests {
  @Test func `does as recorded`() async throws {
    let device = try #require(TestDevice(named: "ipad-11-landscape"))
    let app = try await TestScene(on: device) { PathOrderScene() }
    #expect(app.titles == ["View1"])
    try await app.tap("View2, by a view link")
    #expect(app.titles == ["View1", "View2"])
    try await app.tap("A value link")
    #expect(app.titles == ["View1", "value2", "View2"])
    #expect(app.path == ["value2"])
    #expect(app.problems.map(\.code.rawValue) == ["mixed_links"])
    try await app.resize(#require(TestDevice(named: "iphone-16")))
    try await app.back()
    #expect(app.titles == ["View1", "value2"])
    #expect(app.problems.map(\.code.rawValue) == [])
  }
}
