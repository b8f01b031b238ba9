import Foundation

/// The values of two publishers in pairs, for one subscriber.
///
/// Publishers may send on different threads: the lock is held while a pair is handed on.
final class PairSubscription<A, B, Failure: Error>: Subscription {
  /// The way in which values find each other.
  enum Rule {
    /// Each value with the last one of the other side.
    case latest
    /// Each value with an unused one of the other side.
    case oneToOne
  }

  private let rule: Rule
  private let lock = NSRecursiveLock()
  private var downstream: (any Subscriber<(A, B), Failure>)?
  private var demand = Subscribers.Demand.none
  private var left = Side<A>()
  private var right = Side<B>()
  /// False until the subscriber has its subscription: before that it is not notified of an end.
  private var isAttached = false
  private var failure: Subscribers.Completion<Failure>?

  private struct Side<Value> {
    var subscription: (any Subscription)?
    var values: [Value] = []
    var isOver = false
  }

  init(_ rule: Rule, for downstream: any Subscriber<(A, B), Failure>) {
    self.rule = rule
    self.downstream = downstream
  }

  func subscribe<P: Publisher, Q: Publisher>(to first: P, and second: Q)
  where P.Output == A, Q.Output == B, P.Failure == Failure, Q.Failure == Failure {
    attach(first, \.left)
    attach(second, \.right)
    locked {
      isAttached = true
      downstream?.receive(subscription: self)
      if let failure { finish(failure) } else { finishIfDone() }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    locked {
      self.demand += demand
      left.subscription?.request(demand)
      right.subscription?.request(demand)
    }
  }

  func cancel() {
    locked {
      downstream = nil
      stop()
    }
  }

  private func attach<P: Publisher>(
    _ publisher: P, _ side: ReferenceWritableKeyPath<PairSubscription, Side<P.Output>>
  ) where P.Failure == Failure {
    publisher.receive(
      subscriber: ClosureSubscriber<P.Output, Failure>(
        onSubscription: { self[keyPath: side].subscription = $0 },
        onValue: { self.receive($0, on: side) }, onCompletion: { self.complete($0, of: side) }))
  }

  private func receive<Value>(
    _ value: Value, on side: ReferenceWritableKeyPath<PairSubscription, Side<Value>>
  ) -> Subscribers.Demand {
    locked {
      if rule == .latest { self[keyPath: side].values.removeAll() }
      self[keyPath: side].values.append(value)
      guard let first = left.values.first, let second = right.values.first else { return .none }
      if rule == .oneToOne {
        left.values.removeFirst()
        right.values.removeFirst()
      }
      guard demand > .none, let downstream else { return .none }
      demand.use()
      let more = downstream.receive((first, second))
      if more > .none { request(more) }
      finishIfDone()
      return .none
    }
  }

  private func complete<Value>(
    _ completion: Subscribers.Completion<Failure>,
    of side: ReferenceWritableKeyPath<PairSubscription, Side<Value>>
  ) {
    locked {
      self[keyPath: side].isOver = true
      self[keyPath: side].subscription = nil
      if case .failure = completion { return finish(completion) }
      finishIfDone()
    }
  }

  /// Pairs of latest values can come until both have ended; other pairs until one has none left.
  private func finishIfDone() {
    let isDone =
      switch rule {
      case .latest: left.isOver && right.isOver
      case .oneToOne:
        left.isOver && left.values.isEmpty || right.isOver && right.values.isEmpty
      }
    if isAttached && isDone { finish(.finished) }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    guard isAttached else { return failure = completion }
    let downstream = downstream
    self.downstream = nil
    stop()
    downstream?.receive(completion: completion)
  }

  private func stop() {
    let subscriptions = [left.subscription, right.subscription]
    (left.subscription, right.subscription) = (nil, nil)
    for subscription in subscriptions { subscription?.cancel() }
  }

  private func locked<T>(_ body: () -> T) -> T {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
