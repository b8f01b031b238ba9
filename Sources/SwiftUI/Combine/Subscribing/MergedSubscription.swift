import Foundation

/// The values of several publishers for one subscriber, one at a time and at most as many as it
/// asked for.
///
/// Publishers may send on different threads: the lock is held while a value is handed on, so that
/// values come one after the other.
final class MergedSubscription<Output, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  private var downstream: (any Subscriber<Output, Failure>)?
  private var demand = Subscribers.Demand.none
  private var sources: [Int: Source] = [:]
  private var next = 0
  /// Values without demand so far, with their publisher.
  private var waiting: [(source: Int, value: Output)] = []
  /// True while a publisher can still be added.
  private var isOpen = true
  /// The subscription by which publishers come, if they come over time.
  var feed: (any Subscription)?
  /// Is called after a publisher has finished.
  var sourceFinished: () -> Void = {}

  private struct Source {
    var subscription: (any Subscription)?
  }

  init(for downstream: any Subscriber<Output, Failure>) {
    self.downstream = downstream
  }

  /// Attaches the subscriber to one publisher more.
  func add<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    guard let id = locked({ newSource() }) else { return }
    publisher.receive(
      subscriber: ClosureSubscriber<Output, Failure>(
        onSubscription: { self.attach($0, id) }, onValue: { self.receive($0, from: id) },
        onCompletion: { self.complete($0, of: id) }))
  }

  /// No publisher is added any more: the end of the last one is the end.
  func close() {
    locked {
      isOpen = false
      finishIfDone()
    }
  }

  /// Lets the publishers go, with the values that wait.
  func removeAll() {
    let old = locked {
      defer { (sources, waiting) = ([:], []) }
      return sources.values.map(\.subscription)
    }
    for subscription in old { subscription?.cancel() }
  }

  func fail(_ error: Failure) {
    locked { finish(.failure(error)) }
  }

  func request(_ demand: Subscribers.Demand) {
    locked {
      self.demand += demand
      while self.demand > .none, let (source, value) = waiting.first {
        waiting.removeFirst()
        send(value)
        sources[source]?.subscription?.request(.max(1))
      }
      if self.demand == .unlimited {
        for source in sources.values { source.subscription?.request(.unlimited) }
      }
      finishIfDone()
    }
  }

  func cancel() {
    locked {
      downstream = nil
      stop()
    }
  }

  private func newSource() -> Int? {
    if downstream == nil { return nil }
    defer { next += 1 }
    sources[next] = Source()
    return next
  }

  private func attach(_ subscription: any Subscription, _ id: Int) {
    let wanted: Subscribers.Demand? = locked {
      guard sources[id] != nil else { return nil }
      sources[id]?.subscription = subscription
      return demand == .unlimited ? .unlimited : .max(1)
    }
    if let wanted { subscription.request(wanted) } else { subscription.cancel() }
  }

  private func receive(_ value: Output, from id: Int) -> Subscribers.Demand {
    locked {
      guard sources[id] != nil else { return .none }
      if demand == .none {
        waiting.append((id, value))
        return .none
      }
      let isUnlimited = demand == .unlimited
      send(value)
      return isUnlimited ? .none : .max(1)
    }
  }

  private func send(_ value: Output) {
    demand.use()
    let more = downstream?.receive(value) ?? .none
    demand += more
  }

  private func complete(_ completion: Subscribers.Completion<Failure>, of id: Int) {
    locked {
      guard sources.removeValue(forKey: id) != nil else { return }
      if case .failure = completion { return finish(completion) }
      sourceFinished()
      finishIfDone()
    }
  }

  private func finishIfDone() {
    if !isOpen, sources.isEmpty, waiting.isEmpty { finish(.finished) }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    let downstream = downstream
    self.downstream = nil
    stop()
    downstream?.receive(completion: completion)
  }

  private func stop() {
    let feed = feed
    self.feed = nil
    feed?.cancel()
    removeAll()
  }

  private func locked<T>(_ body: () -> T) -> T {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
