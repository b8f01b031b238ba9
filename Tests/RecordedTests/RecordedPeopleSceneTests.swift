// r0 to r5 of a session, recorded by Colonnade.
// swift-format-ignore-file

import NavigationTesting
import Testing

@testable import Gallery

@MainActor @Suite(.navigation) private struct RecordedPeopleSceneTests {
  @Test func `does as recorded`() async throws {
    let device = try #require(TestDevice(named: "ipad-11-landscape"))
    let app = try await TestScene(on: device) { PeopleScene() }
    #expect(app.titles == [""])
    try await app.tap("Engineering")
    try await app.tap("Grace")
    #expect(app.titles == ["Grace"])
    try await app.resize(#require(TestDevice(named: "iphone-16")))
    try await app.perform(#"{"method":"setColumnVisibility","params":{"visibility":"doubleColumn"}}"#)
  }
}
