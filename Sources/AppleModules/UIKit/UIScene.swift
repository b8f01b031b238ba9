// UIKit's scenes, of which an app has none here: its windows belong to sessions of Colonnade's.

/// A scene; there is none.
///
/// Source: Apple, `UIScene`.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// A state of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The reasons for a connection of a scene; always none.
  public final class ConnectionOptions: NSObject {}

  /// The object that hears of the scene.
  public var delegate: (any UISceneDelegate)?
  /// Always active.
  public let activationState = ActivationState.foregroundActive
  /// The session of the scene.
  public let session = UISceneSession(role: .windowApplication)
  /// Accepted; has no effect here.
  public var title: String! = ""

  /// Is not posted.
  public nonisolated static let willConnectNotification = name("WillConnect")
  /// Is not posted.
  public nonisolated static let didDisconnectNotification = name("DidDisconnect")
  /// Is not posted.
  public nonisolated static let didActivateNotification = name("DidActivate")
  /// Is not posted.
  public nonisolated static let willDeactivateNotification = name("WillDeactivate")
  /// Is not posted.
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  /// Is not posted.
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")

  private nonisolated static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIScene\(event)Notification")
  }
}

/// A scene of windows; there is none.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// A request for how a scene is shown; accepted, and has no effect here.
  public enum GeometryPreferences {
    /// A request of an app on a phone or a tablet.
    public final class iOS {
      /// Creates a request.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {}
    }
  }

  /// Always upright.
  public let interfaceOrientation = UIInterfaceOrientation.portrait
  /// Does nothing.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences.iOS, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Always empty.
  public let windows: [UIWindow] = []
}

/// The session of a scene.
///
/// Source: Apple, `UISceneSession`.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
  /// The part that a scene plays.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of the app.
    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
    /// A display that is not interactive.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The part that the scene plays.
  public let role: Role
  /// An id of the session.
  public let persistentIdentifier = UUID().uuidString
  /// A configuration without a name.
  public let configuration: UISceneConfiguration
  /// Always nil.
  public let scene: UIScene? = nil
  /// Accepted; has no effect here.
  public var userInfo: [String: Any]?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// A configuration of a scene; it is not read.
///
/// Source: Apple, `UISceneConfiguration`.
@MainActor @preconcurrency
public final class UISceneConfiguration: NSObject {
  /// The name of the configuration; nil if it has none.
  public let name: String?
  /// The part that the scene plays.
  public let role: UISceneSession.Role
  /// Accepted; has no effect here.
  public var sceneClass: AnyClass?
  /// Accepted; has no effect here.
  public var delegateClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// Hears of a scene's life; it is not called.
///
/// Source: Apple, `UISceneDelegate`.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Hears of the life of a scene of windows; it is not called.
///
/// Source: Apple, `UIWindowSceneDelegate`.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Always nil; a delegate's own takes its place.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
