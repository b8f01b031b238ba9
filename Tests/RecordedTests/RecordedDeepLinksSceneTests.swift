// r0 to r5 of a session, recorded by Colonnade.
// swift-format-ignore-file

import NavigationTesting
import Testing

@testable import Gallery

@MainActor @Suite(.navigation) private struct RecordedDeepLinksSceneTests {
  @Test func `does as recorded`() async throws {
    let device = try #require(TestDevice(named: "ipad-11-landscape"))
    let app = try await TestScene(on: device) { DeepLinksScene() }
    #expect(app.titles == ["Library"])
    try await app.tap("Book 2")
    #expect(app.titles == ["Library", "Book 2"])
    #expect(app.path.json == ["{\"book\":{\"_0\":2}}"])
    try await app.tap("Chapter 3")
    #expect(app.titles == ["Library", "Book 2", "Chapter 3"])
    #expect(app.path.json == ["{\"book\":{\"_0\":2}}", "{\"chapter\":{\"book\":2,\"number\":3}}"])
    try await app.resize(#require(TestDevice(named: "iphone-16")))
    try await app.open("library://book/1/chapter/2")
    #expect(app.titles == ["Library", "Book 1", "Chapter 2"])
    #expect(app.path.json == ["{\"book\":{\"_0\":1}}", "{\"chapter\":{\"book\":1,\"number\":2}}"])
  }
}
