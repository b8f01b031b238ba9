import Colonnade
import OrderedJSON
import SceneStage
import SwiftUI
import Testing

final class LaunchDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var launches = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    launches += 1
    return true
  }
}

class MacDelegate: NSObject, NSApplicationDelegate {
  var isLaunched = false

  func applicationDidFinishLaunching(_ notification: Notification) { isLaunched = true }
}

struct LaunchedApp: App {
  @UIApplicationDelegateAdaptor(LaunchDelegate.self) private var appDelegate
  @NSApplicationDelegateAdaptor private var macDelegate: MacDelegate

  var body: some Scene {
    WindowGroup { LaunchedScreen(isLaunched: macDelegate.isLaunched) }
  }
}

struct LaunchedScreen: View {
  @EnvironmentObject private var delegate: LaunchDelegate
  @State private var tools = [Tool(id: 1, name: "Saw"), Tool(id: 2, name: "Axe")]
  @State private var page = ""
  let isLaunched: Bool

  var body: some View {
    NavigationStack {
      List($tools, editActions: .all) { $tool in
        TextField("Name", text: $tool.name)
      }
      .safeAreaInset(edge: .bottom) {
        Text("\(delegate.launches) \(isLaunched ? "and a Mac" : "")")
        Text(page)
      }
      .toolbar {
        EditButton()
        Button("Again") { delegate.launches += 1 }
      }
      .background(Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)))
      .userActivity("com.example.look") { $0.title = "Look" }
      .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
        page = activity.webpageURL?.path ?? ""
      }
    }
  }
}

struct Tool: Identifiable {
  let id: Int
  var name: String
}

@MainActor
@Suite struct ApplicationTests {
  private func launched() throws -> SceneRuntime {
    try #require(LaunchedApp.sceneEntry.make([:]) as? SceneRuntime)
  }

  private func labels(_ scene: SceneRuntime) -> [String] {
    (scene.rendering.view.detail?.body ?? []).flatMap(\.labels)
  }

  @Test func `a delegate is notified of the launch, and is in the environment`() throws {
    let scene = try launched()
    #expect(labels(scene).contains("1 and a Mac"))
    try scene.tap("Again")
    #expect(labels(scene).contains("2 and a Mac"))
    #expect(labels(try launched()).contains("1 and a Mac"))
  }

  @Test func `rows are edited by the list's actions`() throws {
    let scene = try launched()
    try scene.tap("Edit")
    try scene.tap("Move Down")
    let fields = { scene.rendering.view.detail?.body.flatMap(\.withDescendants) ?? [] }
    #expect(fields().compactMap(\.value) == [.text("Axe"), .text("Saw")])
  }

  @Test func `only a web URL is continued as an activity`() throws {
    let scene = try launched()
    _ = try scene.open(url: "https://example.com/tools")
    #expect(labels(scene).contains("/tools"))
    #expect(throws: (any Error).self) { try scene.open(url: "tools:axe") }
  }

  @Test func `a color literal is a color`() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    let same = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == same)
  }
}
