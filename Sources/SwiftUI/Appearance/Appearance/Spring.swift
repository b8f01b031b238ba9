import Foundation

/// A spring by which something moves; nothing moves here.
///
/// Source: Apple, `Spring`.
public struct Spring: Hashable, Sendable {
  /// The perceived duration in seconds.
  public var duration: TimeInterval
  /// 0 for none, 1 for a spring that never rests.
  public var bounce: Double

  /// Creates a spring by its duration and bounce.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// Creates a spring by its response and damping.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  /// Creates a spring by its mass.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let frequency = (stiffness / mass).squareRoot()
    self.init(
      response: 2 * .pi / frequency, dampingRatio: damping / (2 * (stiffness * mass).squareRoot()))
  }

  /// Creates a spring by the time until it rests.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    self.init(response: settlingDuration, dampingRatio: dampingRatio)
  }

  /// The time of one swing, in seconds.
  public var response: Double { duration }
  /// 1 for a spring without bounce.
  public var dampingRatio: Double { 1 - bounce }
  /// A spring with a high bounce.
  public static var bouncy: Spring { bouncy() }
  /// A spring with a high bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  /// A spring without bounce.
  public static var smooth: Spring { smooth() }
  /// A spring without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a small bounce.
  public static var snappy: Spring { snappy() }
  /// A spring with a small bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
}
