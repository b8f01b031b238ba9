import Foundation
import Platform

extension OperationQueue: Scheduler {
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

  /// Calls a closure as an operation of the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // From here on only the queue touches what the publisher hands over.
    let action = UncheckedSendable(action)
    addOperation { action.value() }
  }

  /// Calls a closure as an operation of the queue at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerSeconds, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let queue = DispatchQueue.global()
    queue.schedule(after: queue.now.advanced(by: wait(date))) { self.schedule(action) }
  }

  /// Calls a closure again and again, until the result is cancelled or released.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerSeconds, tolerance: SchedulerSeconds,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let queue = DispatchQueue.global()
    return queue.schedule(
      after: queue.now.advanced(by: wait(date)), interval: .seconds(interval.timeInterval)
    ) { self.schedule(action) }
  }

  private func wait(_ date: SchedulerTimeType) -> SchedulerInterval {
    .seconds(Swift.max(0, date.date.timeIntervalSinceNow))
  }
}
