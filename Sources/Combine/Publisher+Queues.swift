import Foundation
import Platform

extension Publisher {
  /// Values and the end come in a later turn of the queue.
  ///
  /// Source: Apple, Combine `receive(on:options:)`.
  public func receive(on queue: DispatchQueue) -> Publishers.ReceiveOn<Self> {
    Publishers.ReceiveOn(upstream: self, queue: queue, delay: nil)
  }

  /// The main run loop's work is done by the main queue here.
  public func receive(on loop: RunLoop) -> Publishers.ReceiveOn<Self> {
    Publishers.ReceiveOn(upstream: self, queue: .main, delay: nil)
  }

  /// Only the last value of a burst comes, when nothing has come for so long.
  ///
  /// Source: Apple, Combine `debounce(for:scheduler:options:)`.
  public func debounce(
    for dueTime: DispatchQueue.Pause, scheduler: DispatchQueue
  ) -> Publishers.ReceiveOn<Self> {
    Publishers.ReceiveOn(upstream: self, queue: scheduler, delay: dueTime.interval)
  }

  /// Publishes the last value of a burst on the main queue, which does the run loop's work here.
  public func debounce(
    for dueTime: DispatchQueue.Pause, scheduler: RunLoop
  ) -> Publishers.ReceiveOn<Self> {
    Publishers.ReceiveOn(upstream: self, queue: .main, delay: dueTime.interval)
  }
}

extension DispatchQueue {
  /// A pause: `.seconds(0.3)`, `.milliseconds(300)` or a number of seconds.
  public struct Pause: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    let interval: DispatchTimeInterval

    /// Creates a pause of a number of seconds.
    public init(floatLiteral value: Double) { self = .seconds(value) }
    /// Creates a pause of a number of seconds.
    public init(integerLiteral value: Int) { interval = .seconds(value) }

    /// A pause of whole seconds.
    public static func seconds(_ seconds: Int) -> Pause { Pause(integerLiteral: seconds) }
    /// A pause of seconds, rounded to milliseconds.
    public static func seconds(_ seconds: Double) -> Pause {
      .milliseconds(Int((seconds * 1_000).rounded()))
    }
    /// A pause of milliseconds.
    public static func milliseconds(_ milliseconds: Int) -> Pause {
      Pause(interval: .milliseconds(milliseconds))
    }

    private init(interval: DispatchTimeInterval) { self.interval = interval }
  }
}

extension Publishers {
  /// Sends what it gets on a queue.
  public struct ReceiveOn<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let queue: DispatchQueue
    /// The time for which a value waits; another one that comes meanwhile replaces it. Nil to wait for
    /// a later turn only.
    let delay: DispatchTimeInterval?

    /// Attaches a subscriber, which is called on the queue.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let newest = Newest()
      upstream.receive(
        subscriber: ClosureSubscriber<Output, Failure>(
          onSubscription: { upstream in
            subscriber.receive(subscription: upstream)
            // Values are asked for without limit, since they wait for their turn here.
            upstream.request(.unlimited)
          },
          onValue: { value in
            newest.number += 1
            let number = newest.number
            later {
              if delay == nil || newest.number == number { _ = subscriber.receive(value) }
            }
            return .none
          },
          onCompletion: { completion in later { subscriber.receive(completion: completion) } }))
    }

    private func later(_ work: @escaping () -> Void) {
      // The author's publisher hands its values over here, as Combine's `receive(on:)` does: from then
      // on only the queue touches them.
      let later = UncheckedSendable(work)
      guard let delay else { return queue.async { later.value() } }
      queue.asyncAfter(deadline: .now() + delay) { later.value() }
    }
  }

  private final class Newest {
    var number = 0
  }
}
