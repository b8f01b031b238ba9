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

  public func debounce(
    for dueTime: DispatchQueue.Pause, scheduler: RunLoop
  ) -> Publishers.ReceiveOn<Self> {
    Publishers.ReceiveOn(upstream: self, queue: .main, delay: dueTime.interval)
  }
}

extension DispatchQueue {
  /// How long something waits: `.seconds(0.3)`, `.milliseconds(300)` or a number of seconds.
  public struct Pause: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    let interval: DispatchTimeInterval

    public init(floatLiteral value: Double) { self = .seconds(value) }
    public init(integerLiteral value: Int) { interval = .seconds(value) }

    public static func seconds(_ seconds: Int) -> Pause { Pause(integerLiteral: seconds) }
    public static func seconds(_ seconds: Double) -> Pause {
      .milliseconds(Int((seconds * 1_000).rounded()))
    }
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
    /// Where there is one, a value waits so long, and is gone if another comes meanwhile.
    let delay: DispatchTimeInterval?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let newest = Newest()
      upstream.receive(
        subscriber: Relay<Output, Failure>(
          onSubscription: { upstream in
            subscriber.receive(subscription: upstream)
            // What waits for its turn has been asked for: all that comes is wanted.
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
