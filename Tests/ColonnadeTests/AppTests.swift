import NavigationUI
import Testing

@testable import Colonnade

private struct HelloApp: App {
  @State private var taps = 0

  var body: some Scene {
    WindowGroup("Hello") {
      NavigationStack {
        Button("Tapped \(taps)") { taps += 1 }.navigationTitle("Hello")
      }
    }
    Settings { Text("Never shown") }
  }
}

@MainActor
@Suite struct AppTests {
  private func open() throws -> SceneRuntime {
    try #require(HelloApp.sceneEntry.make([:]) as? SceneRuntime)
  }

  private func label(of scene: SceneRuntime) -> String? {
    scene.rendering.view.detail?.body.first?.label?.string
  }

  @Test func `an app is a scene with its name`() {
    #expect(HelloApp.sceneEntry.id == "helloapp")
    #expect(HelloApp.sceneEntry.title == "HelloApp")
  }

  @Test func `each session has an instance of its own`() throws {
    let (first, second) = (try open(), try open())
    _ = try first.tap(.label("Tapped 0"), text: nil)
    #expect(label(of: first) == "Tapped 1")
    #expect(label(of: second) == "Tapped 0")
  }

  @Test func `the first window is shown`() throws {
    #expect(try open().rendering.view.detail?.title == "Hello")
  }
}

@Observable
private final class Guests {
  var count = 3
}

private struct GuestCount: View {
  @Environment(Guests.self) private var guests

  var body: some View { Text("\(guests.count) guests") }
}

private struct MyApp2: App {
  private let guests = Guests()

  var body: some Scene {
    Settings { Text("Never shown") }
    WindowGroup { GuestCount() }
      .environment(guests)
      .defaultSize(width: 400, height: 300)
    WindowGroup(id: "second") { Text("Another window") }
  }
}

@MainActor
@Suite struct SceneTests {
  @Test func `the first scene with a window is shown, with its environment`() throws {
    let scene = try #require(MyApp2.sceneEntry.make([:]) as? SceneRuntime)
    #expect(scene.rendering.view.detail?.body.map(\.label) == ["3 guests"])
  }

  @Test func `the id of a scene has only the characters that ids may have`() {
    #expect(MyApp2.sceneEntry.id == "myapp2")
  }
}
