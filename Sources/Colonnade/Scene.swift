import NavigationUI

/// A part of an app that has windows.
///
/// Source: Apple, `Scene`.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The content of the first window; nil where there is none. Authors never write it.
  var _window: AnyView? { get }
}

extension Scene {
  public var _window: AnyView? { body._window }
}

extension Never: Scene {
  public var _window: AnyView? { nil }
}

/// Puts scenes together; the first one with a window is shown.
@resultBuilder
public struct SceneBuilder {
  /// A scene as it is written.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// A single scene, unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// The first of several scenes that has a window.
  @MainActor
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ other: repeat each Other
  ) -> some Scene {
    var window = first._window
    for scene in repeat each other { window = window ?? scene._window }
    return WindowScene(window: window)
  }
}

struct WindowScene: Scene {
  let window: AnyView?
  var _window: AnyView? { window }
  var body: Never { preconditionFailure("A window is shown as it is") }
}

/// A group of windows with the same content; a session shows one.
///
/// Source: Apple, `WindowGroup`.
public struct WindowGroup<Content: View>: Scene {
  private let content: Content

  /// Creates a window group.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window group with an id, which is not looked at.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window group with a title, which is not shown.
  public init(_ title: Text, id: String = "", @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window group with a localized title, which is not shown.
  public init(
    _ titleKey: LocalizedStringKey, id: String = "", @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public var _window: AnyView? { AnyView(content) }
  public var body: Never { preconditionFailure("A window group is shown as it is") }
}

/// One window.
public struct Window<Content: View>: Scene {
  private let content: Content

  /// Creates a window with a title and an id, which are not looked at.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window with a localized title and an id, which are not looked at.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public var _window: AnyView? { AnyView(content) }
  public var body: Never { preconditionFailure("A window is shown as it is") }
}

/// A window of preferences; it is accepted and never shown.
public struct Settings<Content: View>: Scene {
  /// Creates settings, whose content is never made.
  public init(@ViewBuilder content: () -> Content) {}
  public var _window: AnyView? { nil }
  public var body: Never { preconditionFailure("Settings are never shown") }
}

extension Scene {
  /// Accepted; has no effect here.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
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
  package func _modifyingWindows(_ modify: (AnyView) -> AnyView) -> some Scene {
    WindowScene(window: _window.map(modify))
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
