import Foundation
import Platform

/// The main run loop's work is done by the main queue here, and so is that of every other one.
extension RunLoop: Scheduler {
  /// A time of the calendar.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// A type of this scheduler.
    public typealias Stride = SchedulerSeconds
    /// The time.
    public var date: Date

    /// Creates a time.
    public init(_ date: Date) { self.date = date }

    /// The length of time from here to another time.
    public func distance(to other: SchedulerTimeType) -> SchedulerSeconds {
      .seconds(other.date.timeIntervalSince(date))
    }

    /// The time that is later by an interval.
    public func advanced(by n: SchedulerSeconds) -> SchedulerTimeType {
      Self(date.addingTimeInterval(n.timeInterval))
    }
  }

  /// Options of the work: there are none.
  public struct SchedulerOptions: Sendable {}

  /// The time now.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// Zero.
  public var minimumTolerance: SchedulerSeconds { 0 }

  /// Calls a closure in a later turn of the main queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(action)
  }

  /// Calls a closure on the main queue at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerSeconds, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    DispatchQueue.main.schedule(after: DispatchQueue.main.now.advanced(by: wait(date)), action)
  }

  /// Calls a closure on the main queue again and again, until the result is cancelled or released.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerSeconds, tolerance: SchedulerSeconds,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    DispatchQueue.main.schedule(
      after: DispatchQueue.main.now.advanced(by: wait(date)),
      interval: .seconds(interval.timeInterval), action)
  }

  private func wait(_ date: SchedulerTimeType) -> SchedulerInterval {
    .seconds(Swift.max(0, date.date.timeIntervalSinceNow))
  }
}
