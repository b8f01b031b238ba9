import Foundation
import OrderedJSON
import SceneModel

/// A way in which a view comes and goes.
///
/// Source: Apple, `AnyTransition`.
public struct AnyTransition: Sendable {
  /// The transition as styles say it.
  let styleValue: StyleValue

  /// At once.
  public static let identity = AnyTransition(styleValue: "identity")
  /// By fading.
  public static let opacity = AnyTransition(styleValue: "opacity")
  /// In from the leading side, and out to the trailing one.
  public static let slide = AnyTransition(styleValue: "slide")
  /// By growing and shrinking.
  public static let scale = AnyTransition(styleValue: "scale")
  /// By growing and shrinking.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    if scale == 0 && anchor == .center { return .scale }
    let anchor = StyleValue.numbers(anchor.x, anchor.y)
    return AnyTransition(
      styleValue: .object(["scale": .number(Double(scale)), "anchor": anchor]))
  }
  /// By fading and blurring.
  static let blurReplace = AnyTransition(styleValue: "blurReplace")
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
    let parts = styleValue.parts + other.styleValue.parts
    return AnyTransition(styleValue: .list(Array(parts.prefix(Self.mostParts))))
  }
  /// The transition with a curve of its own, whatever that of the change is.
  public func animation(_ animation: Animation?) -> AnyTransition {
    let members = animation?.members ?? Animation.noMembers
    return AnyTransition(
      styleValue: .object(["of": styleValue, "animation": .members(members)]))
  }

  /// Transitions combined beyond these are left out.
  private static let mostParts = 16
}

extension StyleValue {
  /// Those of a list; else only the value.
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
