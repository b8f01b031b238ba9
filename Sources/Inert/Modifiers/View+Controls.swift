import Foundation

// Looks of controls: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func labelsHidden() -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }
}

/// A size of controls; accepted, and has no effect here.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// A shape of borders; accepted, and has no effect here.
public struct ButtonBorderShape: Equatable, Sendable {
  /// Accepted; has no effect here.
  public static let automatic = ButtonBorderShape()
  /// Accepted; has no effect here.
  public static let capsule = ButtonBorderShape()
  /// Accepted; has no effect here.
  public static let circle = ButtonBorderShape()
  /// Accepted; has no effect here.
  public static let roundedRectangle = ButtonBorderShape()
  /// Accepted; has no effect here.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
}

/// An order of a menu; accepted, and has no effect here.
public struct MenuOrder: Equatable, Sendable {
  /// Accepted; has no effect here.
  public static let automatic = MenuOrder()
  /// Accepted; has no effect here.
  public static let fixed = MenuOrder()
  /// Accepted; has no effect here.
  public static let priority = MenuOrder()
}
