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
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

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

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(_ title: Text, id: String = "", @ViewBuilder content: () -> Content) {
    self.content = content()
  }

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

  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

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
  public init(@ViewBuilder content: () -> Content) {}
  public var _window: AnyView? { nil }
  public var body: Never { preconditionFailure("Settings are never shown") }
}

extension Scene {
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  public func defaultSize(width: Double, height: Double) -> some Scene { self }
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    WindowScene(window: _window.map { AnyView($0.environmentObject(object)) })
  }
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    WindowScene(window: _window.map { AnyView($0.environment(object)) })
  }
}

/// How a window may be resized; accepted and without effect.
public struct WindowResizability: Hashable, Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}
