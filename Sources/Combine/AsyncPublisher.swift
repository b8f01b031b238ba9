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

  /// Subscribes when it is made, and asks for one value at a time.
  public struct Iterator: AsyncIteratorProtocol {
    public typealias Failure = Never

    private let inbox = Inbox<P.Output>()

    init(_ publisher: P) {
      let inbox = inbox
      publisher.receive(
        subscriber: Relay<P.Output, Never>(
          onSubscription: { inbox.begin($0) },
          onValue: {
            inbox.put($0)
            return .none
          }, onCompletion: { _ in inbox.end() }))
    }

    /// Waits for the next value; nil after the publisher has finished or the task was cancelled.
    public mutating func next() async -> P.Output? {
      await next(isolation: nil)
    }

    /// Asks for one value and waits for it where the caller runs; nil when the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      let inbox = inbox
      return await withTaskCancellationHandler {
        await withCheckedContinuation(isolation: actor) { inbox.wait($0) }
      } onCancel: {
        inbox.end()
      }
      .value
    }
  }
}

extension Publisher where Failure == Never {
  /// The publisher's values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// The meeting point of a publisher and the task that waits for its values.
private final class Inbox<Value>: Sendable {
  /// A value on its way from a publisher to the task that waits for it.
  typealias Parcel = UncheckedSendable<Value?>

  private struct State {
    // A subscription is used where its publisher sends and where the task waits, as Combine's are.
    var subscription: UncheckedSendable<any Subscription>?
    var waiting: CheckedContinuation<Parcel, Never>?
    var isOver = false
  }

  private let state = Mutex(State())

  func begin(_ subscription: any Subscription) {
    let subscription = UncheckedSendable(subscription)
    state.withLock { $0.subscription = subscription }
  }

  func wait(_ continuation: CheckedContinuation<Parcel, Never>) {
    let subscription: UncheckedSendable<any Subscription>? = state.withLock { state in
      if state.isOver { return nil }
      state.waiting = continuation
      return state.subscription
    }
    guard let subscription else { return continuation.resume(returning: Parcel(nil)) }
    subscription.value.request(.max(1))
  }

  func put(_ value: Value) {
    let waiting = state.withLock { state in
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(returning: Parcel(value))
  }

  func end() {
    let (waiting, subscription) = state.withLock { state in
      let known = (state.waiting, state.subscription)
      state = State(isOver: true)
      return known
    }
    waiting?.resume(returning: Parcel(nil))
    subscription?.value.cancel()
  }

  deinit { state.withLock { $0.subscription }?.value.cancel() }
}
