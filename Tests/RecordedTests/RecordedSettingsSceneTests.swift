// r0 to r8 of a session, recorded by Colonnade.
// swift-format-ignore-file

import NavigationTesting
import Testing

@testable import Gallery

@MainActor @Suite(.navigation) private struct RecordedSettingsSceneTests {
  @Test func `does as recorded`() async throws {
    let device = try #require(TestDevice(named: "ipad-11-landscape"))
    let app = try await TestScene(on: device) { SettingsScene() }
    #expect(app.titles == ["Settings"])
    try await app.tap("Display")
    #expect(app.titles == ["Settings", "Display"])
    #expect(app.path.json == ["\"display\""])
    try await app.resize(#require(TestDevice(named: "iphone-16")))
    try await app.back()
    #expect(app.titles == ["Settings"])
    #expect(app.path.isEmpty)
    try await app.tap("Account")
    #expect(app.titles == ["Settings", "Account"])
    #expect(app.path.json == ["\"account\""])
    try await app.type("fox@example.com", into: "Mail")
    try await app.type("secret", into: "Password", submits: true)  // Nobody knows what it was.
    try await app.perform(#"{"method":"setEnvironment","params":{"device":"iphone-16","horizontalSizeClass":"compact","colorScheme":"dark"}}"#)
  }
}
