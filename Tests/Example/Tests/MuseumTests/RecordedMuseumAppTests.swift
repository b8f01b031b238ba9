// r0 to r6 of a session, recorded by Colonnade.
// swift-format-ignore-file

import NavigationTesting
import Testing

@testable import Museum

@MainActor @Suite(.navigation) private struct RecordedMuseumAppTests {
  @Test func `does as recorded`() async throws {
    let device = try #require(TestDevice(named: "ipad-11-landscape"))
    let app = try await TestScene(on: device) { MuseumApp() }
    #expect(app.titles == [""])
    try await app.tap("Science")
    #expect(app.titles == ["Science"])
    try await app.tap("Leyden Jar, 1745")
    #expect(app.titles == ["Science", "Leyden Jar"])
    #expect(app.path.json == ["{\"id\":6,\"name\":\"Leyden Jar\",\"wing\":\"science\",\"year\":1745}"])
    try await app.tap("Favourite")
    try await app.tap("Read the note")
    #expect(app.titles == ["Science", "Leyden Jar", "Note"])
    #expect(app.path.json == ["{\"id\":6,\"name\":\"Leyden Jar\",\"wing\":\"science\",\"year\":1745}", "{\"exhibit\":6,\"text\":\"Do not touch.\"}"])
    try await app.resize(#require(TestDevice(named: "iphone-16")))
    try await app.back()
    #expect(app.titles == ["Science", "Leyden Jar"])
    #expect(app.path.json == ["{\"id\":6,\"name\":\"Leyden Jar\",\"wing\":\"science\",\"year\":1745}"])
  }
}
