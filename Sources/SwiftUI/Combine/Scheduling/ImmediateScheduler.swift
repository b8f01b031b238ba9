/// Calls closures at once.
///
/// Source: Apple, Combine `ImmediateScheduler`.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// A time that does not pass.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// A type of this scheduler.
    public typealias Stride = SchedulerInterval
    /// Always zero.
    public func distance(to other: SchedulerTimeType) -> SchedulerInterval { 0 }
    /// The same time.
    public func advanced(by n: SchedulerInterval) -> SchedulerTimeType { self }
  }

  /// A type of this scheduler.

  public typealias SchedulerOptions = Never

  /// The scheduler.
  public static let shared = ImmediateScheduler()
  /// The one time.
  public var now: SchedulerTimeType { SchedulerTimeType() }
  /// Zero.
  public var minimumTolerance: SchedulerInterval { 0 }

  /// Calls a closure.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Calls a closure.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerInterval, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Calls a closure once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerInterval, tolerance: SchedulerInterval,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
