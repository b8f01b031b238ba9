/// Says when and where a closure is called.
///
/// Source: Apple, Combine `Scheduler`.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions
  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Calls a closure as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Calls a closure at a time.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Calls a closure again and again, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A length of time that can be written in the usual units.
///
/// Source: Apple, Combine `SchedulerTimeIntervalConvertible`.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// A length of time, to the nanosecond: `.seconds(0.3)`, `.milliseconds(300)` or a number of seconds.
public struct SchedulerInterval: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable,
  Hashable, Sendable, ExpressibleByFloatLiteral
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

  /// The length in seconds.
  public var timeInterval: Double { Double(magnitude) / 1e9 }

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
    .seconds(lhs.timeInterval * rhs.timeInterval)
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
