import Foundation
import Platform

extension DispatchQueue: Scheduler {
  /// A time by the clock of the machine.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// A type of this scheduler.
    public typealias Stride = SchedulerInterval
    /// The time.
    public var dispatchTime: DispatchTime

    /// Creates a time.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// The length of time from here to another time.
    public func distance(to other: SchedulerTimeType) -> SchedulerInterval {
      let (here, there) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return .nanoseconds(Int(truncatingIfNeeded: there &- here))
    }

    /// The time that is later by an interval.
    public func advanced(by n: SchedulerInterval) -> SchedulerTimeType {
      Self(dispatchTime + .nanoseconds(n.magnitude))
    }

    /// Decodes the nanoseconds of the clock.
    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    /// Encodes the nanoseconds of the clock.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }
  }

  /// Options of the work; they change nothing here.
  public struct SchedulerOptions: Sendable {
    /// Creates options, which change nothing here.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {}
  }

  /// The time now.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  /// Zero.
  public var minimumTolerance: SchedulerInterval { 0 }

  /// Calls a closure in a later turn of the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // The publisher hands its values over here, as Combine's does: from then on only the queue
    // touches them.
    let action = UncheckedSendable(action)
    async { action.value() }
  }

  /// Calls a closure on the queue at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = UncheckedSendable(action)
    asyncAfter(deadline: date.dispatchTime) { action.value() }
  }

  /// Calls a closure on the queue again and again, until the result is cancelled or released.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerInterval, tolerance: SchedulerInterval,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = UncheckedSendable(action)
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.setEventHandler { action.value() }
    timer.schedule(deadline: date.dispatchTime, repeating: interval.seconds)
    timer.activate()
    return AnyCancellable { timer.cancel() }
  }
}
