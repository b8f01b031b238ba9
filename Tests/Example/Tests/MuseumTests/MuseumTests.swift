import NavigationTesting
import Testing

@testable import Museum

@MainActor @Suite(.navigation) struct MuseumTests {
  @Test func `a surprise selects the wing and shows the exhibit`() async throws {
    let app = try await TestScene(on: .iPad11.landscape) { MuseumApp() }
    try await app.tap("Surprise me")
    #expect(app.selection() == Wing.science)
    #expect(app.path == [Exhibit.all[5]])
    #expect(app.titles == ["Science", "Leyden Jar"])
    try expectSnapshot(of: app)
  }

  @Test func `the open exhibit is open again after a relaunch`() async throws {
    let app = try await TestScene(on: .iPad11.landscape) { MuseumApp() }
    try await app.tap("Surprise me")
    await app.relaunch()
    #expect(app.path == [Exhibit.all[5]])
  }

  @Test func `the wings are named in the device's language`() async throws {
    let app = try await TestScene(on: .iPad11.landscape.locale("de_DE")) { MuseumApp() }
    #expect(app.sidebar?.rows == ["Antike", "Malerei", "Wissenschaft"])
  }
}
