import Foundation

/// A length of time, to the nanosecond: `.seconds(0.3)`, `.milliseconds(300)` or a number of seconds.
public struct SchedulerInterval: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable,
  Hashable, Codable, Sendable, ExpressibleByFloatLiteral
{
  /// The length in nanoseconds.
  public var magnitude: Int

  init(nanoseconds: Int) { magnitude = nanoseconds }

  /// Creates a length of seconds.
  public init(floatLiteral value: Double) { self = .seconds(value) }
  /// Creates a length of seconds.
  public init(integerLiteral value: Int) { self = .seconds(value) }
  /// Creates a length of seconds; nil if there are too many.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let seconds = Int(exactly: source), seconds.magnitude < 1 << 33 else { return nil }
    self = .seconds(seconds)
  }

  /// Creates the length of an interval; the longest one of `never`.
  public init(_ timeInterval: DispatchTimeInterval) {
    self =
      switch timeInterval {
      case .seconds(let count): .seconds(count)
      case .milliseconds(let count): .milliseconds(count)
      case .microseconds(let count): .microseconds(count)
      case .nanoseconds(let count): .nanoseconds(count)
      default: Self(nanoseconds: .max)
      }
  }

  /// The length as an interval.
  public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }
  /// The length in seconds.
  var seconds: Double { Double(magnitude) / 1e9 }

  /// A length of whole seconds.
  public static func seconds(_ s: Int) -> Self { times(s, 1_000_000_000) }
  /// A length of seconds.
  public static func seconds(_ s: Double) -> Self {
    let nanoseconds = (s * 1e9).rounded()
    return Self(nanoseconds: Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max))
  }
  /// A length of milliseconds.
  public static func milliseconds(_ ms: Int) -> Self { times(ms, 1_000_000) }
  /// A length of microseconds.
  public static func microseconds(_ us: Int) -> Self { times(us, 1_000) }
  /// A length of nanoseconds.
  public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
  /// The sum, which can wrap around.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(nanoseconds: lhs.magnitude &+ rhs.magnitude)
  }
  /// The difference, which can wrap around.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(nanoseconds: lhs.magnitude &- rhs.magnitude)
  }
  /// The product of two numbers of seconds.
  public static func * (lhs: Self, rhs: Self) -> Self {
    .seconds(lhs.seconds * rhs.seconds)
  }
  /// Adds a length.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Takes a length away.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  /// Multiplies by a number of seconds.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

  /// A length that does not fit is the longest.
  private static func times(_ count: Int, _ unit: Int) -> Self {
    let (product, overflow) = count.multipliedReportingOverflow(by: unit)
    return Self(nanoseconds: overflow ? (count < 0 ? .min : .max) : product)
  }
}
