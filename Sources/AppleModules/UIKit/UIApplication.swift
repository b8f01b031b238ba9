/// The running app. Nothing here opens, wakes or sleeps: its notifications have names and are not posted.
///
/// Source: Apple, `UIApplication`.
@MainActor @preconcurrency
public final class UIApplication {
  /// The app.
  public static let shared = UIApplication()
  /// The address of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// A state of the app.
  public enum State: Int, Sendable { case active, inactive, background }

  /// A reason why the app was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A URL.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A notification from afar.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  /// A setting for opening a URL.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
  /// A setting of a URL that was opened.
  public struct OpenURLOptionsKey: Hashable, Sendable {}

  /// Always active.
  public let applicationState = State.active
  /// The object that hears of the app.
  public weak var delegate: (any UIApplicationDelegate)?
  /// Accepted; has no effect here.
  public var isIdleTimerDisabled = false
  /// Accepted; has no effect here.
  public var applicationIconBadgeNumber = 0
  /// Empty: windows belong to sessions.
  public let connectedScenes: Set<UIScene> = []
  /// Always empty.
  public let openSessions: Set<UISceneSession> = []
  /// Always false.
  public let supportsMultipleScenes = false
  /// Empty: windows belong to sessions.
  public let windows: [UIWindow] = []

  /// Always false: there is no other app.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing; the closure gets false.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }

  /// Does nothing.
  public func registerForRemoteNotifications() {}
}

extension UIApplication {
  /// Is not posted.
  public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
  /// Is not posted.
  public nonisolated static let willResignActiveNotification = name("WillResignActive")
  /// Is not posted.
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
  /// Is not posted.
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  /// Is not posted.
  public nonisolated static let willTerminateNotification = name("WillTerminate")
  /// Is not posted.
  public nonisolated static let didFinishLaunchingNotification = name("DidFinishLaunching")
  /// Is not posted.
  public nonisolated static let didReceiveMemoryWarningNotification = name(
    "DidReceiveMemoryWarning")
  /// Is not posted.
  public nonisolated static let significantTimeChangeNotification = name("SignificantTimeChange")
  /// Is not posted.
  public nonisolated static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")

  private nonisolated static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }
}

/// Hears of the app's life.
///
/// Source: Apple, `UIApplicationDelegate`.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// Says that all went well.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Allows all ways to hold a device; it is not asked.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  /// The session's own configuration; it is not asked.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Does nothing; it is not called.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}
