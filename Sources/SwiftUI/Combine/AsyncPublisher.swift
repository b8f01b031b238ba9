import Platform
import Synchronization

/// A publisher's values as a sequence to wait for.
///
/// Source: Apple, Combine `AsyncPublisher`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  public typealias Failure = Never

  private let publisher: P

  /// Creates a sequence of a publisher's values.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// Subscribes when it is created, and asks for one value at a time.
  public struct Iterator: AsyncIteratorProtocol {
    public typealias Failure = Never

    private let subscription = AsyncSubscription<P.Output>()

    init(_ publisher: P) {
      let subscription = subscription
      publisher.receive(
        subscriber: ClosureSubscriber<P.Output, Never>(
          onSubscription: { subscription.attach($0) },
          onValue: {
            subscription.receive($0)
            return .none
          }, onCompletion: { _ in subscription.finish() }))
    }

    /// Waits for the next value; nil after the publisher has finished or the task was cancelled.
    public mutating func next() async -> P.Output? {
      await next(isolation: nil)
    }

    /// Asks for one value and waits for it where the caller runs; nil when the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      let subscription = subscription
      return await withTaskCancellationHandler {
        await withCheckedContinuation(isolation: actor) { subscription.wait($0) }
      } onCancel: {
        subscription.finish()
      }
      .value
    }
  }
}

extension Publisher where Failure == Never {
  /// The publisher's values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// A subscription whose values a task waits for, one at a time.
private final class AsyncSubscription<Value>: Sendable {
  /// The next value; nil at the end.
  typealias Next = UncheckedSendable<Value?>

  private struct State {
    // A subscription is used where its publisher sends and where the task waits, as Combine's are.
    var subscription: UncheckedSendable<any Subscription>?
    var waiting: CheckedContinuation<Next, Never>?
    var isOver = false
  }

  private let state = Mutex(State())

  func attach(_ subscription: any Subscription) {
    let subscription = UncheckedSendable(subscription)
    state.withLock { $0.subscription = subscription }
  }

  func wait(_ continuation: CheckedContinuation<Next, Never>) {
    let subscription: UncheckedSendable<any Subscription>? = state.withLock { state in
      if state.isOver { return nil }
      state.waiting = continuation
      return state.subscription
    }
    guard let subscription else { return continuation.resume(returning: Next(nil)) }
    subscription.value.request(.max(1))
  }

  func receive(_ value: Value) {
    let waiting = state.withLock { state in
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(returning: Next(value))
  }

  func finish() {
    let (waiting, subscription) = state.withLock { state in
      let known = (state.waiting, state.subscription)
      state = State(isOver: true)
      return known
    }
    waiting?.resume(returning: Next(nil))
    subscription?.value.cancel()
  }

  deinit { state.withLock { $0.subscription }?.value.cancel() }
}
