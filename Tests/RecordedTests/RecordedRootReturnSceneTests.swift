// r0 to r5 of a session, recorded by Colonnade.
// swift-format-ignore-file

import NavigationTesting
import Testing

@testable import Gallery

@MainActor @Suite(.navigation) private struct RecordedRootReturnSceneTests {
  @Test func `does as recorded`() async throws {
    let device = try #require(TestDevice(named: "ipad-11-landscape"))
    let app = try await TestScene(on: device) { RootReturnScene() }
    #expect(app.titles == ["Parent"])
    try await app.tap("To a child")
    #expect(app.titles == ["Parent", "Child a"])
    #expect(app.path.json == ["\"a\""])
    try await app.tap("To a grandchild")
    #expect(app.titles == ["Parent", "Child a", "Grandchild a"])
    #expect(app.path.json == ["\"a\"", "\"a\""])
    try await app.resize(#require(TestDevice(named: "iphone-16")))
    try await app.back()
    #expect(app.titles == ["Parent", "Child a"])
    #expect(app.path.json == ["\"a\""])
  }
}
