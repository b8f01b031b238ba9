import Foundation
import OrderedJSON

/// A pace from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  let name: UTF8String
  /// The control points of a curve of an author's own.
  private(set) var points: [Double] = []
  /// An even pace.
  public static let linear = UnitCurve(name: "linear")
  /// A slow beginning.
  public static let easeIn = UnitCurve(name: "easeIn")
  /// A slow end.
  public static let easeOut = UnitCurve(name: "easeOut")
  /// A slow beginning and a slow end.
  public static let easeInOut = UnitCurve(name: "easeInOut")
  /// A slow beginning and a slow end, under its older name.
  public static let easeInEaseOut = easeInOut
  /// A slow beginning, along a circle.
  public static let circularEaseIn = UnitCurve(name: "bezier", points: [0.55, 0, 1, 0.45])
  /// A slow end, along a circle.
  public static let circularEaseOut = UnitCurve(name: "bezier", points: [0, 0.55, 0.45, 1])
  /// A slow beginning and a slow end, along a circle.
  public static let circularEaseInOut = UnitCurve(name: "bezier", points: [0.85, 0, 0.15, 1])
  /// A curve by its two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    let (start, end) = (startControlPoint, endControlPoint)
    return UnitCurve(name: "bezier", points: [start.x, start.y, end.x, end.y])
  }
}

extension Animation {
  /// A spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation("spring", spring.duration, bounce: spring.bounce)
  }
  /// A spring.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation { .spring(spring) }
  /// A spring without bounce.
  public static var interpolatingSpring: Animation { .spring }
  /// A curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    var animation = Animation(curve.name, duration)
    animation.points = curve.points
    return animation
  }
  /// The curve itself: what follows a change does so at once.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

/// The moment at which an animation is over: here there is one, after its seconds.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let number: Int
  /// After the animation's seconds.
  public static let logicallyComplete = AnimationCompletionCriteria(number: 0)
  /// After the animation's seconds, too.
  public static let removed = AnimationCompletionCriteria(number: 1)
}
