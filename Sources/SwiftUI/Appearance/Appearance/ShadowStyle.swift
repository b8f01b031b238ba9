import Foundation
import OrderedJSON
import SceneModel

/// A shadow.
public struct ShadowStyle: Hashable, Sendable {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
  let isInner: Bool

  /// A shadow behind, with its distance in points.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false) }
  /// A shadow inside, with its distance in points.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true) }

  /// The shadow as styles say it.
  package var styleValue: StyleValue {
    .object([
      "paint": color.paint, "radius": .number(radius), "x": .number(x), "y": .number(y),
      "inner": .only(isInner),
    ])
  }
}
