import Foundation
import OrderedJSON

// Looks of controls.
extension View {
  /// Gives the borders of buttons in this view a shape.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    controlLook(.buttonShape, shape.word)
  }
  /// Gives the controls in this view a size.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    controlLook(.size, controlSize.word)
  }
  /// Hides the labels next to the controls in this view.
  public nonisolated func labelsHidden() -> some View { controlLook(.labels, "hidden") }
  /// Gives the menus in this view an order, which is always that of the author's code.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
    controlLook(.menuOrder, order.word)
  }
  /// Shows or hides the mark of menus in this view.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    controlLook(.menuIndicator, visibility.word)
  }
}

/// A size of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge

  var word: UTF8String? {
    switch self {
    case .mini: "mini"
    case .small: "small"
    case .regular: nil
    case .large: "large"
    case .extraLarge: "extraLarge"
    }
  }
}

/// A shape of borders.
public struct ButtonBorderShape: Equatable, Sendable {
  let word: UTF8String?
  /// The shape that the platform has for the button.
  public static let automatic = ButtonBorderShape(word: nil)
  /// A capsule.
  public static let capsule = ButtonBorderShape(word: "capsule")
  /// A circle.
  public static let circle = ButtonBorderShape(word: "circle")
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(word: "roundedRectangle")
  /// A rectangle with round corners; the radius is the usual one.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

/// An order of a menu.
public struct MenuOrder: Equatable, Sendable {
  let word: UTF8String?
  /// The usual order.
  public static let automatic = MenuOrder(word: nil)
  /// The order of the author's code.
  public static let fixed = MenuOrder(word: "fixed")
  /// The order in which the first item is nearest to the button.
  public static let priority = MenuOrder(word: "priority")
}
