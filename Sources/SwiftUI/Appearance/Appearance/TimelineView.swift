import Foundation

/// A view that SwiftUI creates again as time passes; here it is created when a value it reads
/// changes.
///
/// Source: Apple, `TimelineView`.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
  /// The time for which the view is created.
  public struct Context {
    /// A pace of the times.
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    /// The time.
    public let date: Date
    /// Always live.
    public var cadence: Cadence { .live }
  }

  private let content: (TimelineViewDefaultContext) -> Content

  /// Creates a view of a time.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.content = content
  }
}

extension TimelineView: View {
  public var body: some View { content(TimelineViewDefaultContext(date: Date())) }
}

/// The times at which a view is created again; accepted, and has no effect here.
public protocol TimelineSchedule {}

/// Times with the same distance; accepted, and has no effect here.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {}
/// The beginnings of minutes; accepted, and has no effect here.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {}
/// The times of an animation; accepted, and has no effect here.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Accepted; has no effect here.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self { Self() }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Accepted; has no effect here.
  public static var everyMinute: Self { Self() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Accepted; has no effect here.
  public static var animation: Self { Self() }
  /// Accepted; has no effect here.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> Self { Self() }
}

/// The time for which a view is created.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context
