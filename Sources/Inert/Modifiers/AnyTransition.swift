import Foundation
import NavigationCore
import OrderedJSON

/// A way in which a view comes and goes.
///
/// Source: Apple, `AnyTransition`.
public struct AnyTransition: Sendable {
  /// The transition as styles say it; nil for none.
  let styleValue: StyleValue?

  /// At once.
  public static let identity = AnyTransition(styleValue: nil)
  /// By fading.
  public static let opacity = AnyTransition(styleValue: "opacity")
  /// In from the leading side, and out to the trailing one.
  public static let slide = AnyTransition(styleValue: "slide")
  /// By growing and shrinking.
  public static let scale = AnyTransition(styleValue: "scale")
  /// By growing and shrinking.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(styleValue: "scale")
  }
  /// In from a side, and out to it.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(styleValue: .word("move.\(edge.word)"))
  }
  /// In from a side, and out to the other one.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(styleValue: .word("push.\(edge.word)"))
  }
  /// From another place, and back.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(styleValue: .object(["offset": .numbers(offset.width, offset.height)]))
  }
  /// From another place, and back.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  /// In by one way, out by another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(
      styleValue: .object(["in": insertion.styleValue, "out": removal.styleValue]))
  }
  /// By fading: modifiers are not asked.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    .opacity
  }
  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    guard let own = styleValue, let others = other.styleValue else {
      return styleValue == nil ? other : self
    }
    return AnyTransition(styleValue: .list(own.parts + others.parts))
  }
  /// The transition itself; its curve is that of the change.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension StyleValue {
  /// Those of a list; else the value alone.
  fileprivate var parts: [StyleValue] {
    if case .list(let parts) = self { return parts }
    return [self]
  }
}

extension Edge {
  /// The name that styles have for it.
  fileprivate var word: String {
    switch self {
    case .top: "top"
    case .leading: "leading"
    case .bottom: "bottom"
    case .trailing: "trailing"
    }
  }
}
