import Foundation

/// Sends one value, which is computed once, to every subscriber, or fails.
///
/// Source: Apple, Combine `Future`. The closure is called when the future is created.
public final class Future<Output, Failure: Error>: Publisher {
  /// Takes the result; only the first one counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSRecursiveLock()
  private var result: Result<Output, Failure>?
  private var waiting: [ObjectIdentifier: PendingSubscription] = [:]

  /// Creates a future and calls the closure at once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  /// Attaches a subscriber, which gets the result when it is there.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let waiting = PendingSubscription(for: subscriber, in: self)
    lock.withLock { self.waiting[ObjectIdentifier(waiting)] = waiting }
    subscriber.receive(subscription: waiting)
    if let result = lock.withLock({ result }) { waiting.fulfill(with: result) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock { () -> [PendingSubscription] in
      guard self.result == nil else { return [] }
      self.result = result
      return Array(self.waiting.values)
    }
    for subscriber in waiting { subscriber.fulfill(with: result) }
  }

  private func remove(_ waiting: PendingSubscription) {
    _ = lock.withLock { self.waiting.removeValue(forKey: ObjectIdentifier(waiting)) }
  }

  /// A subscriber that has not had the result.
  private final class PendingSubscription: Subscription {
    private let future: Future
    private let lock = NSRecursiveLock()
    private var downstream: (any Subscriber<Output, Failure>)?
    private var hasDemand = false
    private var result: Result<Output, Failure>?

    init(for downstream: any Subscriber<Output, Failure>, in future: Future) {
      self.downstream = downstream
      self.future = future
    }

    func request(_ demand: Subscribers.Demand) {
      lock.withLock {
        hasDemand = hasDemand || demand > .none
        deliver()
      }
    }

    func fulfill(with result: Result<Output, Failure>) {
      lock.withLock {
        self.result = result
        deliver()
      }
    }

    func cancel() {
      lock.withLock { downstream = nil }
      future.remove(self)
    }

    /// A failure needs no demand.
    private func deliver() {
      guard let downstream, let result else { return }
      switch result {
      case .failure(let error):
        cancel()
        downstream.receive(completion: .failure(error))
      case .success(let value) where hasDemand:
        cancel()
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
      case .success: break
      }
    }
  }
}

/// Creates a new publisher for each subscriber.
///
/// Source: Apple, Combine `Deferred`.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  /// Creates the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher that a closure creates when a subscriber comes.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Attaches a subscriber to a publisher created for it.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}
