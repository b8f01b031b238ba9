// r0 to r8 of a session, recorded by Colonnade.
// swift-format-ignore-file

import NavigationTesting
import Testing

@testable import Gallery

@MainActor @Suite(.navigation) private struct RecordedMusicSceneTests {
  @Test func `does as recorded`() async throws {
    let device = try #require(TestDevice(named: "ipad-11-landscape"))
    let app = try await TestScene(on: device) { MusicScene() }
    #expect(app.titles == ["Library"])
    try await app.tap("Clair de lune, Debussy, 5:12")
    #expect(app.titles == ["Library", "Clair de lune"])
    #expect(app.path.json == ["{\"artist\":\"Debussy\",\"id\":1,\"length\":\"5:12\",\"title\":\"Clair de lune\"}"])
    try await app.resize(#require(TestDevice(named: "iphone-16")))
    try await app.back()
    #expect(app.titles == ["Library"])
    #expect(app.path.isEmpty)
    try await app.tap("New track")
    #expect(app.sheet?.title == "New track")
    try await app.type("Étude", into: "Title", submits: true)
    try await app.tap("Cancel")
    #expect(app.sheet == nil)
    try await app.tap("Delete everything")
    #expect(app.alert?.title == "Delete everything?")
  }
}
