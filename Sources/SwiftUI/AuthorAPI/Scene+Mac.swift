import Appearance
import NavigationUI

/// A menu in the bar of a Mac; it is accepted and never shown.
///
/// Source: Apple, `MenuBarExtra`.
public struct MenuBarExtra<Label, Content>: Scene {
  /// Creates a menu that is never shown.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  /// Creates a menu that is never shown.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {}
  /// Creates a menu that is never shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  where Label == Text {}
  /// Creates a menu that is never shown.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == ViewControls.Label<Text, Image> {}
  /// Creates a menu that is never shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == ViewControls.Label<Text, Image> {}
  public var _windows: [SceneWindow] { [] }
  public var body: Never { preconditionFailure("A menu is never shown") }
}

/// A look of a menu in the bar; accepted, and has no effect here.
public struct MenuBarExtraStyle: Sendable {
  private let number: Int
  /// Accepted; has no effect here.
  public static let automatic = MenuBarExtraStyle(number: 0)
  /// Accepted; has no effect here.
  public static let menu = MenuBarExtraStyle(number: 1)
  /// Accepted; has no effect here.
  public static let window = MenuBarExtraStyle(number: 2)
}

/// A look of windows; accepted, and has no effect here.
public struct WindowStyle: Sendable {
  private let number: Int
  /// Accepted; has no effect here.
  public static let automatic = WindowStyle(number: 0)
  /// Accepted; has no effect here.
  public static let titleBar = WindowStyle(number: 1)
  /// Accepted; has no effect here.
  public static let hiddenTitleBar = WindowStyle(number: 2)
  /// Accepted; has no effect here.
  public static let plain = WindowStyle(number: 3)
}

/// A look of a window's toolbar; accepted, and has no effect here.
public struct WindowToolbarStyle: Sendable {
  private let number: Int
  /// Accepted; has no effect here.
  public static let automatic = WindowToolbarStyle(number: 0)
  /// Accepted; has no effect here.
  public static let expanded = WindowToolbarStyle(number: 1)
  /// Accepted; has no effect here.
  public static let unified = WindowToolbarStyle(number: 2)
  /// Accepted; has no effect here.
  public static let unifiedCompact = WindowToolbarStyle(number: 3)
  /// Accepted; has no effect here.
  public static func unified(showsTitle: Bool) -> WindowToolbarStyle { .unified }
  /// Accepted; has no effect here.
  public static func unifiedCompact(showsTitle: Bool) -> WindowToolbarStyle { .unifiedCompact }
}

extension Scene {
  /// Accepted; has no effect here.
  public func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> some Scene { self }
  /// Accepted; has no effect here.
  public func windowStyle(_ style: WindowStyle) -> some Scene { self }
  /// Accepted; has no effect here.
  public func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene { self }
  /// Accepted; has no effect here.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
  /// Accepted; has no effect here.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene { self }
  /// Sets a value of the environment for the scene's views.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene { _modifyingWindows { AnyView($0.environment(keyPath, value)) } }
  /// Calls a closure when a value has changed that the scene depends on.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene {
    _modifyingWindows { AnyView($0.onChange(of: value, initial: initial, action)) }
  }
  /// Calls a closure when a value has changed that the scene depends on.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    _modifyingWindows { AnyView($0.onChange(of: value, initial: initial, action)) }
  }
  /// Calls a closure with the new value when a value has changed that the scene depends on.
  @available(*, deprecated, message: "use onChange(of:initial:_:), with no or two parameters")
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene {
    onChange(of: value) { _, new in action(new) }
  }
}

/// The document that a window shows.
///
/// Source: Apple, `FileDocumentConfiguration`.
public struct FileDocumentConfiguration<Document> {
  /// The document.
  @Binding public var document: Document
}

/// Not supported: windows of documents.
@available(*, unavailable, message: "Colonnade opens no documents: give the app a WindowGroup.")
public struct DocumentGroup<Document, Content: View>: Scene {
  /// Not supported.
  public init(
    newDocument: @autoclosure () -> Document,
    @ViewBuilder editor: (FileDocumentConfiguration<Document>) -> Content
  ) {}
  /// Not supported.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: (FileDocumentConfiguration<Document>) -> Content
  ) {}
  public var _windows: [SceneWindow] { [] }
  public var body: Never { preconditionFailure("Documents are never shown") }
}
