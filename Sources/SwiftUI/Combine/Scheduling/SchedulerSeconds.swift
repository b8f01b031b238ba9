import Foundation

/// A length of time in seconds, of the schedulers that go by the calendar.
public struct SchedulerSeconds: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable,
  Hashable, Codable, Sendable, ExpressibleByFloatLiteral
{
  /// The length in seconds.
  public var magnitude: TimeInterval
  /// The length in seconds.
  public var timeInterval: TimeInterval { magnitude }

  /// Creates a length of seconds.
  public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
  /// Creates a length of seconds.
  public init(floatLiteral value: TimeInterval) { magnitude = value }
  /// Creates a length of seconds.
  public init(integerLiteral value: TimeInterval) { magnitude = value }
  /// Creates a length of seconds; nil if a number cannot hold them.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let seconds = TimeInterval(exactly: source) else { return nil }
    magnitude = seconds
  }

  /// A length of whole seconds.
  public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
  /// A length of seconds.
  public static func seconds(_ s: Double) -> Self { Self(s) }
  /// A length of milliseconds.
  public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
  /// A length of microseconds.
  public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
  /// A length of nanoseconds.
  public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
  /// The sum.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
  /// The difference.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
  /// The product of two numbers of seconds.
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
  /// Adds a length.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Takes a length away.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  /// Multiplies by a number of seconds.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
