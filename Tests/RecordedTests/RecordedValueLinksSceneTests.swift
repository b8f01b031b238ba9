// r0 to r6 of a session, recorded by Colonnade.
// swift-format-ignore-file

import NavigationTesting
import Testing

@testable import Gallery

@MainActor @Suite(.navigation) private struct RecordedValueLinksSceneTests {
  @Test func `does as recorded`() async throws {
    let device = try #require(TestDevice(named: "ipad-11-landscape"))
    let app = try await TestScene(on: device) { ValueLinksScene() }
    #expect(app.titles == ["Planets"])
    try await app.tap("Mercury")
    #expect(app.titles == ["Planets", "Mercury"])
    #expect(app.path.json == ["{\"name\":\"Mercury\"}"])
    try await app.tap("Earth")
    #expect(app.titles == ["Planets", "Mercury", "Earth"])
    #expect(app.path.json == ["{\"name\":\"Mercury\"}", "{\"name\":\"Earth\"}"])
    try await app.resize(#require(TestDevice(named: "iphone-16")))
    try await app.perform(#"{"method":"push","params":{"values":[{"type":"Planet","value":{"name":"Pluto"}}],"column":"detail"}}"#)
    #expect(app.titles == ["Planets", "Mercury", "Earth", "Pluto"])
    #expect(app.path.json == ["{\"name\":\"Mercury\"}", "{\"name\":\"Earth\"}", "{\"name\":\"Pluto\"}"])
    try await app.perform(#"{"method":"pop","params":{"count":2}}"#)
    #expect(app.titles == ["Planets", "Mercury"])
    #expect(app.path.json == ["{\"name\":\"Mercury\"}"])
  }
}
