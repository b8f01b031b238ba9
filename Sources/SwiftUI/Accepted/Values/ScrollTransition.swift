import Foundation

/// A part of scrolling into sight; accepted, and has no effect here.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
}

extension ScrollTransitionPhase {
  /// True if the view is wholly in sight.
  public var isIdentity: Bool { self == .identity }
  /// -1 at the top, 0 in sight, 1 at the bottom.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// The way from out of sight into it; accepted, and has no effect here.
public struct ScrollTransitionConfiguration: Sendable {
  private let number: Int
  /// Accepted; has no effect here.
  public static let interactive = ScrollTransitionConfiguration(number: 0)
  /// Accepted; has no effect here.
  public static let animated = ScrollTransitionConfiguration(number: 1)
  /// Accepted; has no effect here.
  public static let identity = ScrollTransitionConfiguration(number: 2)
  /// Accepted; has no effect here.
  public static func animated(_ animation: Animation = .default) -> Self { .animated }
  /// Accepted; has no effect here.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self { .interactive }
  /// Accepted; has no effect here.
  public func threshold(_ threshold: Threshold) -> Self { self }
  /// The part of a view at which it is in sight; accepted, and has no effect here.
  public struct Threshold: Sendable {
    /// Accepted; has no effect here.
    public static let visible = Threshold()
    /// Accepted; has no effect here.
    public static let hidden = Threshold()
    /// Accepted; has no effect here.
    public static var centered: Threshold { Threshold() }
    /// Accepted; has no effect here.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
    /// Accepted; has no effect here.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
    /// Accepted; has no effect here.
    public func inset(by distance: Double) -> Threshold { self }
  }
  /// Accepted; has no effect here.
  public func animation(_ animation: Animation) -> Self { self }
}
