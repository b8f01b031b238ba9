import Foundation

// Input by fingers, pointers and keys other than taps: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }
}

/// The gestures that a view takes; accepted, and has no effect here.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Accepted; has no effect here.
  public static let none: GestureMask = []
  /// Accepted; has no effect here.
  public static let gesture = GestureMask(rawValue: 1)
  /// Accepted; has no effect here.
  public static let subviews = GestureMask(rawValue: 2)
  /// Accepted; has no effect here.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// An effect under a pointer; accepted, and has no effect here.
public struct HoverEffect: Sendable {
  /// Accepted; has no effect here.
  public static let automatic = HoverEffect()
  /// Accepted; has no effect here.
  public static let highlight = HoverEffect()
  /// Accepted; has no effect here.
  public static let lift = HoverEffect()
}

/// The uses of a shape; accepted, and has no effect here.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Accepted; has no effect here.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Accepted; has no effect here.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Accepted; has no effect here.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Accepted; has no effect here.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}

/// A rule for repeating a button's action; accepted, and has no effect here.
public struct ButtonRepeatBehavior: Sendable {
  /// Accepted; has no effect here.
  public static let automatic = ButtonRepeatBehavior()
  /// Accepted; has no effect here.
  public static let enabled = ButtonRepeatBehavior()
  /// Accepted; has no effect here.
  public static let disabled = ButtonRepeatBehavior()
}
