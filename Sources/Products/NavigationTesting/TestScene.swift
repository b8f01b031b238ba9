import AuthorAPI
import NavigationCore
import OrderedJSON
import ViewRuntime

/// An app, or a view, in a window of its own on a device of its own: a test does in it what a finger
/// does, and reads what a person sees.
///
/// ```swift
/// @Test func `a park has trails`() async throws {
///   let app = try await TestScene { ParksApp() }
///   try await app.tap("Zion")
///   #expect(app.screen.title == "Zion")
///   #expect(app.path == ["zion"])
/// }
/// ```
///
/// It runs by Colonnade's implementation of SwiftUI's rules, in this process, without a server or a
/// simulator. Scenes share nothing but the author's own globals, so tests run beside each other.
@MainActor
public final class TestScene {
  /// The name of the app, or of the view.
  public let name: String
  /// The values of `@SceneStorage` and `@AppStorage`, which outlive the scene.
  public let storage: TestStorage
  /// The device, with what a person has chosen on it.
  public internal(set) var device: TestDevice
  private(set) var runtime: SceneRuntime
  /// Every problem that there was, each once.
  private var seenProblems: [TestProblem] = []
  private let launch: (TestDevice, TestStorage) -> SceneRuntime

  /// Shows a view as the content of a window.
  ///
  /// - Parameters:
  ///   - device: what it is shown on.
  ///   - storage: what was kept before; scenes that are given the same one share it.
  ///   - content: creates the view, at each launch.
  /// - Throws: `NoSuchLocale` for a locale that is none.
  public convenience init<Content: View>(
    on device: TestDevice = .iPhone16, storage: TestStorage = TestStorage(),
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) async throws {
    try self.init(String(describing: Content.self), device, storage, content)
    await turns()
  }

  /// Launches an app, and shows its first window.
  ///
  /// - Parameters:
  ///   - device: what it is shown on.
  ///   - storage: what was kept before; scenes that are given the same one share it.
  ///   - app: creates the app, at each launch.
  /// - Throws: `NoWindow` for an app that has none, `NoSuchLocale` for a locale that is none.
  public convenience init<Content: App>(
    on device: TestDevice = .iPhone16, storage: TestStorage = TestStorage(),
    _ app: @escaping @MainActor () -> Content
  ) async throws {
    let name = String(describing: Content.self)
    if app().body._windows.isEmpty { throw NoWindow(app: name) }
    try self.init(name, device, storage) { Content.window(of: app) }
    await turns()
  }

  private init<Content: View>(
    _ name: String, _ device: TestDevice, _ storage: TestStorage,
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) throws {
    try device.check()
    launch = { device, storage in
      let runtime = SceneRuntime(
        id: "test", title: name, device: device.environment, keeping: storage.scene,
        appValues: storage.app, explorationTime: .seconds(10),
        taskExecutor: viewTasks, content: content)
      runtime.onSave = { [weak storage] key, value in storage?.scene[key] = value }
      return runtime
    }
    self.name = name
    self.device = device
    self.storage = storage
    runtime = launch(device, storage)
    SceneWatch.current?.add(self)
  }

  /// Every problem that there has been since the test began, each once, in the order in which they came.
  public var allProblems: [TestProblem] {
    collectProblems()
    return seenProblems
  }

  func collectProblems() {
    for problem in problems where !seenProblems.contains(problem) { seenProblems.append(problem) }
  }

  /// Ends the app and launches it again, as after a restart of the device: `@State` is gone,
  /// `@SceneStorage` and `@AppStorage` come back.
  public func relaunch() async {
    runtime = launch(device, storage)
    await turns()
  }
}

/// An app that has no window to be shown.
public struct NoWindow: Error, CustomStringConvertible {
  /// The app's name.
  public let app: String
  /// One sentence that says what is missing.
  public var description: String { "\(app) has no window: its body has no WindowGroup or Window." }
}
