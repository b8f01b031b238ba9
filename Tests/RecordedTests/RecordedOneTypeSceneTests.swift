// r0 to r5 of a session, recorded by Colonnade.
// swift-format-ignore-file

import NavigationTesting
import Testing

@testable import Gallery

@MainActor @Suite(.navigation) private struct RecordedOneTypeSceneTests {
  @Test func `does as recorded`() async throws {
    let device = try #require(TestDevice(named: "ipad-11-landscape"))
    let app = try await TestScene(on: device) { OneTypeScene() }
    #expect(app.titles == ["Parent"])
    try await app.tap("To the child")
    #expect(app.titles == ["Parent", "Child"])
    #expect(app.path == ["child"])
    #expect(app.problems.map(\.code.rawValue) == ["duplicate_destination"])
    try await app.tap("To the grandchild")
    #expect(app.titles == ["Parent", "Child", "Child"])
    #expect(app.path == ["child", "grandchild"])
    try await app.resize(#require(TestDevice(named: "iphone-16")))
    try await app.back()
    #expect(app.titles == ["Parent", "Child"])
    #expect(app.path == ["child"])
  }
}
