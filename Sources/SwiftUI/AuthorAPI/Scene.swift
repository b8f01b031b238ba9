import Foundation
import NavigationUI

/// A part of an app that has windows.
///
/// Source: Apple, `Scene`.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The windows that can be opened, the one that is shown first before the others. Authors never
  /// write it.
  var _windows: [SceneWindow] { get }
}

extension Scene {
  public var _windows: [SceneWindow] { body._windows }

  /// The content of the first window; nil where there is none.
  package var window: AnyView? { _windows.first.map { $0.content(nil) } }
}

extension Never: Scene {
  public var _windows: [SceneWindow] { [] }
}

/// Puts scenes together; the first one with a window is shown, and the others can be opened.
@resultBuilder
public struct SceneBuilder {
  /// A scene as it is written.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// A single scene, unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// The scenes of an `if` without an `else`.
  @MainActor
  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    WindowScene(_windows: content?._windows ?? [])
  }

  /// The scenes of an `if #available`.
  @MainActor
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene {
    WindowScene(_windows: content._windows)
  }

  /// Several scenes, one after the other.
  @MainActor
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ other: repeat each Other
  ) -> some Scene {
    var windows = first._windows
    for scene in repeat each other { windows += scene._windows }
    return WindowScene(_windows: windows)
  }
}

struct WindowScene: Scene {
  let _windows: [SceneWindow]
  var body: Never { preconditionFailure("A window is shown as it is") }
}

/// A window of preferences; it is accepted and never shown.
public struct Settings<Content: View>: Scene {
  /// Creates settings, whose content is never made.
  public init(@ViewBuilder content: () -> Content) {}
  public var _windows: [SceneWindow] { [] }
  public var body: Never { preconditionFailure("Settings are never shown") }
}

extension Scene {
  /// Accepted; has no effect here.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// Accepted; has no effect here. The device's size is the session's.
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// Accepted; has no effect here. The values of the app are kept together.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
  /// Changes a value of the environment of the scene's views.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    _modifyingWindows { AnyView($0.transformEnvironment(keyPath, transform: transform)) }
  }
  /// Accepted; has no effect here: the task is never run.
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
  /// Accepted; has no effect here. The device's size is the session's.
  public func defaultSize(width: Double, height: Double) -> some Scene { self }
  /// Puts an observable object into the environment of the scene's views.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    _modifyingWindows { AnyView($0.environmentObject(object)) }
  }
  /// Puts an `@Observable` object into the environment of the scene's views.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    _modifyingWindows { AnyView($0.environment(object)) }
  }

  /// The same scene with other content in its windows.
  package func _modifyingWindows(_ modify: @escaping (AnyView) -> AnyView) -> some Scene {
    WindowScene(
      _windows: _windows.map { window in
        window.with { modify(window.content($0)) }
      })
  }
}

/// A rule for resizing windows; accepted, and has no effect here.
public struct WindowResizability: Hashable, Sendable {
  /// Accepted; has no effect here.
  public static let automatic = WindowResizability()
  /// Accepted; has no effect here.
  public static let contentSize = WindowResizability()
  /// Accepted; has no effect here.
  public static let contentMinSize = WindowResizability()
}

/// A kind of task that the system would run; accepted, and never run.
///
/// Source: Apple, `BackgroundTask`.
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask {
  /// Accepted; has no effect here.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>()
  }
  /// Accepted; has no effect here.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>()
  }
  /// Accepted; has no effect here.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask<String, Void>() }
}

extension Group: Scene where Content: Scene {
  /// Creates a group of scenes.
  public init(@SceneBuilder content: () -> Content) { self.init(holding: content()) }
  public var _windows: [SceneWindow] { held._windows }
  public var body: Never { preconditionFailure("A group is shown as it is") }
}
