import SceneStage
import SwiftUI
import Testing

@MainActor
@Suite struct FrameworkTests {
  @Test func `code that uses Apple's other modules runs`() throws {
    let stage = Stage { FrameworkScreen() }
    #expect(stage.nodes.flatMap(\.labels).contains("json"))
    for label in ["Copy", "Settings"] { try stage.tap(label) }
    #expect(UIPasteboard.general.string == "copied")
    try stage.tap("Paris")
    #expect(stage.texts == ["877 km"])
  }

  @Test func `colors of other modules keep their names`() {
    #expect(Color(.systemRed) == Color(uiColor: .systemRed))
    #expect(Color(.systemRed).description == "systemRed")
    #expect(Color(.brand).description == "brand")
    #expect(Color(.red) == Color(uiColor: .red))
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 0.5)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [0, 1, 1, 0.5])
  }

  @Test func `pictures and colors of a catalogue are found by their symbols`() {
    #expect(UIImage(resource: .lake).name == "lake")
    #expect(NSImage(resource: .lake).name == "lake")
    #expect(UIColor(resource: .brand).description == "brand")
    #expect(NSColor(resource: .brand).description == "brand")
  }

  @Test func `delegates of scenes compile and have the configuration that they return`() {
    let session = UIScene().session
    #expect(session.role == .windowApplication && session.scene == nil)
    let delegate = SceneConnector()
    let found = delegate.application(.shared, configurationForConnecting: session, options: .init())
    #expect(found.name == "Default" && found.delegateClass == WindowDelegate.self)
    let usual = LaunchDelegate().application(
      .shared, configurationForConnecting: session, options: .init())
    #expect(usual.name == nil)
    let window = WindowDelegate()
    window.scene(UIScene(), willConnectTo: session, options: .init())
    #expect(window.isConnected && UIApplication.shared.openSessions.isEmpty)
  }

  @Test func `types of files know which types they conform to`() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType(filenameExtension: "CSV") == .commaSeparatedText)
    #expect(UTType("com.example.nothing") == nil)
  }
}

final class SceneConnector: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = WindowDelegate.self
    return configuration
  }
}

final class WindowDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var isConnected = false

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard scene as? UIWindowScene == nil else { return }
    isConnected = true
  }

  func sceneDidBecomeActive(_ scene: UIScene) {}
}
