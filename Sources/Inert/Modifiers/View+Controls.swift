import Foundation

// How controls look; accepted and without effect.
extension View {
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  public func controlSize(_ controlSize: ControlSize) -> some View { self }
  public func labelsHidden() -> some View { self }
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
}

public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

public struct ButtonBorderShape: Equatable, Sendable {
  public static let automatic = ButtonBorderShape()
  public static let capsule = ButtonBorderShape()
  public static let circle = ButtonBorderShape()
  public static let roundedRectangle = ButtonBorderShape()
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
}

public struct MenuOrder: Equatable, Sendable {
  public static let automatic = MenuOrder()
  public static let fixed = MenuOrder()
  public static let priority = MenuOrder()
}
