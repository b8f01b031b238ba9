// r0 to r6 of a session, recorded by Colonnade.
// swift-format-ignore-file

import NavigationTesting
import Testing

@testable import Gallery

@MainActor @Suite(.navigation) private struct RecordedDeepLinkTableSceneTests {
  @Test func `does as recorded`() async throws {
    let device = try #require(TestDevice(named: "ipad-11-landscape"))
    let app = try await TestScene(on: device) { DeepLinkTableScene() }
    #expect(app.titles == ["Choose a shelf"])
    try await app.tap("Novels")
    #expect(app.titles == ["Novels"])
    try await app.tap("Emma")
    #expect(app.titles == ["Novels", "Emma"])
    #expect(app.path.json == ["{\"id\":2,\"shelf\":\"novels\",\"title\":\"Emma\"}"])
    try await app.resize(#require(TestDevice(named: "iphone-16")))
    try await app.perform(#"{"method":"popToRoot","params":{}}"#)
    #expect(app.titles == ["Novels"])
    #expect(app.path.isEmpty)
    // undo
    try await app.perform(#"{"method":"push","params":{"values":[{"type":"Book","value":{"id":2,"shelf":"novels","title":"Emma"}}],"column":"detail"}}"#)
    #expect(app.titles == ["Novels", "Emma"])
    #expect(app.path.json == ["{\"id\":2,\"shelf\":\"novels\",\"title\":\"Emma\"}"])
  }
}
