// A script of Colonnade as a test of the app, without a server.
// swift-format-ignore-file

import NavigationTesting
import Testing

@testable import Museum

@MainActor @Suite(.navigation) struct RecordedTests {
  @Test func `does as recorded`() async throws {
    let device = try #require(TestDevice(named: "ipad-11-landscape"))
    let app = try await TestScene(on: device) { MuseumApp() }
    try await app.tap("Science")
    try await app.tap("Leyden Jar, 1745")
    try await app.tap("Favourite")
    #expect(app.titles == ["Science", "Leyden Jar"])
    #expect(app.path.json == ["{\"id\":6,\"name\":\"Leyden Jar\",\"wing\":\"science\",\"year\":1745}"])
    try await app.resize(#require(TestDevice(named: "iphone-16")))
    try await app.tap("Read the note")
    await app.settled()
    #expect(app.titles == ["Science", "Leyden Jar", "Note"])
    #expect(app.path.count == 2)
    #expect(app.problems.map(\.code.rawValue) == [])
    try await app.back()
    await #expect(throws: QueryFailure.self) { try await app.tap("Nobody") }
  }
}
