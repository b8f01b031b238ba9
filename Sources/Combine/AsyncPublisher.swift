import Synchronization

/// A publisher's values as a sequence to wait for.
///
/// Source: Apple, Combine `AsyncPublisher`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  public typealias Failure = Never

  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

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
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// A value on its way from a publisher to the task that waits for it; nobody else has it.
private struct Parcel<Value>: @unchecked Sendable {
  let value: Value?
}

/// Where a task waits for a value.
private final class Inbox<Value>: @unchecked Sendable {
  // All that is here is touched only under the lock.
  private struct State {
    var subscription: (any Subscription)?
    var waiting: CheckedContinuation<Parcel<Value>, Never>?
    var isOver = false
  }

  private let lock = Mutex(())
  private var state = State()

  func begin(_ subscription: any Subscription) {
    lock.withLock { _ in state.subscription = subscription }
  }

  func wait(_ continuation: CheckedContinuation<Parcel<Value>, Never>) {
    let subscription: (any Subscription)? = lock.withLock { _ in
      if state.isOver { return nil }
      state.waiting = continuation
      return state.subscription
    }
    guard let subscription else { return continuation.resume(returning: Parcel(value: nil)) }
    subscription.request(.max(1))
  }

  func put(_ value: Value) {
    let waiting = lock.withLock { _ in
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(returning: Parcel(value: value))
  }

  func end() {
    let (waiting, subscription) = lock.withLock { _ in
      let known = (state.waiting, state.subscription)
      state = State(isOver: true)
      return known
    }
    waiting?.resume(returning: Parcel(value: nil))
    subscription?.cancel()
  }

  deinit { state.subscription?.cancel() }
}
