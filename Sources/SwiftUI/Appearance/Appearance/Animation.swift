import Foundation
import OrderedJSON
import SceneModel

/// A curve over time, by which pages show a change.
///
/// Source: Apple, `Animation`.
public struct Animation: Hashable, Sendable {
  /// The curve as styles name it.
  let curve: UTF8String
  /// In seconds.
  var duration: Double
  /// The overshoot of a spring, from 0 to 1.
  var bounce = 0.0
  /// In seconds.
  private(set) var delay = 0.0
  private var repeats = Repeats.none
  /// The control points of a curve of an author's own.
  var points: [Double] = []

  private struct Repeats: Hashable {
    static let none = Repeats(count: 1, reverses: false)
    let count: Double
    let reverses: Bool
  }

  init(_ curve: UTF8String, _ duration: Double, bounce: Double = 0) {
    self.curve = curve
    self.duration = duration
    self.bounce = bounce
  }

  /// The usual curve: a spring without bounce.
  public static let `default` = Animation("spring", 0.55)
  /// An even pace.
  public static let linear = Animation("linear", usual)
  /// A slow beginning.
  public static let easeIn = Animation("easeIn", usual)
  /// A slow end.
  public static let easeOut = Animation("easeOut", usual)
  /// A slow beginning and a slow end.
  public static let easeInOut = Animation("easeInOut", usual)
  /// A spring without bounce.
  public static let spring = Animation("spring", 0.5)
  /// A spring with a high bounce.
  public static let bouncy = Animation("spring", 0.5, bounce: 0.3)
  /// A spring without bounce.
  public static let smooth = Animation("spring", 0.5)
  /// A spring with a small bounce.
  public static let snappy = Animation("spring", 0.5, bounce: 0.15)
  /// A quick spring.
  public static let interactiveSpring = Animation("spring", 0.15, bounce: 0.14)

  private static let usual = 0.35

  /// An even pace.
  public static func linear(duration: Double) -> Animation { Animation("linear", duration) }
  /// A slow beginning.
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn", duration) }
  /// A slow end.
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut", duration) }
  /// A slow beginning and a slow end.
  public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut", duration) }
  /// A spring.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation("spring", response, bounce: 1 - dampingFraction) }

  /// The curve after some seconds.
  public func delay(_ delay: Double) -> Animation { changed { $0.delay += delay } }
  /// The curve, faster by a factor.
  public func speed(_ speed: Double) -> Animation {
    changed {
      $0.duration /= speed
      $0.delay /= speed
    }
  }
  /// The curve, several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    changed { $0.repeats = Repeats(count: Double(count), reverses: autoreverses) }
  }
  /// The curve, again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    changed { $0.repeats = Repeats(count: .infinity, reverses: autoreverses) }
  }

  private func changed(_ change: (inout Animation) -> Void) -> Animation {
    var animation = self
    change(&animation)
    return animation
  }

  /// The time from the change to the end, in seconds; infinite for one that goes on for ever.
  var seconds: Double { delay + duration * repeats.count }
  /// The longest wait for the end of an animation, in seconds.
  static let longest = 3_600.0

  /// No curve: changes are shown at once.
  package static let noMembers: [StyleValue.Member] = [.init("curve", "none")]

  /// The curve as styles say it.
  package var members: [StyleValue.Member] {
    var members: [StyleValue.Member] = [
      .init("curve", .word(curve)), .init("duration", .number(duration)),
    ]
    if bounce != 0 { members.append(.init("bounce", .number(bounce))) }
    if delay != 0 { members.append(.init("delay", .number(delay))) }
    if !points.isEmpty { members.append(.init("points", .list(points.map { .number($0) }))) }
    if repeats != .none {
      members.append(.init("repeat", .number(repeats.count)))
      if repeats.reverses { members.append(.init("reverses", true)) }
    }
    return members
  }
}
