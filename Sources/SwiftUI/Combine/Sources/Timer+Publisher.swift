import Foundation
import Platform

extension Timer {
  /// A publisher of the time, again and again, once it is connected.
  ///
  /// - Parameters:
  ///   - interval: the time between two values, in seconds.
  ///   - runLoop: the main queue does the work of every run loop here.
  ///
  /// Source: Apple, Foundation `Timer.publish(every:tolerance:on:in:options:)`.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Sends the time again and again.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// The time between two values, in seconds.
    public let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()
    private let lock = NSLock()
    private var ticking: (any Cancellable)?

    /// Creates a publisher; only the interval counts.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
    }

    /// Attaches a subscriber, which gets the time from the connection on.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never { subject.receive(subscriber: subscriber) }

    /// Begins to send; all connections are the same one, and each can end it.
    public func connect() -> any Cancellable {
      lock.withLock { ticking = ticking ?? startTicking() }
      return TickingConnection(timer: self)
    }

    private func startTicking() -> any Cancellable {
      let queue = DispatchQueue.main
      let interval = SchedulerInterval.seconds(Swift.max(interval, 0.001))
      return queue.schedule(after: queue.now.advanced(by: interval), interval: interval) {
        [subject] in subject.send(Date())
      }
    }

    fileprivate func stopTicking() {
      let old = lock.withLock {
        defer { ticking = nil }
        return ticking
      }
      old?.cancel()
    }
  }
}

/// The connection of a timer, which ends when it is cancelled or nothing uses the timer any more.
private struct TickingConnection: Cancellable {
  let timer: Timer.TimerPublisher

  func cancel() { timer.stopTicking() }
}

extension NotificationCenter {
  /// A publisher of notifications.
  ///
  /// Source: Apple, Foundation `NotificationCenter.publisher(for:object:)`.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Sends the notifications of a name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The centre that the notifications pass through.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender whose notifications count; nil for all.
    public let object: AnyObject?

    /// Creates a publisher of notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber, which gets notifications on the thread that posts them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      let posting = UncheckedSendable(subject)
      let observer = UncheckedSendable(
        center.addObserver(forName: name, object: object, queue: nil) {
          posting.value.send($0)
        })
      subject.handleEvents(receiveCancel: { [center] in center.removeObserver(observer.value) })
        .receive(subscriber: subscriber)
    }
  }
}
