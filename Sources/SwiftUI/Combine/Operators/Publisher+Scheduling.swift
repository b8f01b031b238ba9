import Foundation

extension Publisher {
  /// Values and the end come by a scheduler.
  ///
  /// Source: Apple, Combine `receive(on:options:)`.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    scheduled { downstream in
      let subscription = ScheduledSubscription(downstream)
      return .init(
        onValue: { value in scheduler.schedule { subscription.send(value) } },
        onCompletion: { completion in scheduler.schedule { subscription.finish(completion) } },
        subscription: subscription)
    }
  }

  /// Values and the end come later by a length of time.
  ///
  /// Source: Apple, Combine `delay(for:tolerance:scheduler:options:)`.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    scheduled { downstream in
      let subscription = ScheduledSubscription(downstream)
      return .init(
        onValue: { value in
          scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
            subscription.send(value)
          }
        },
        onCompletion: { completion in
          scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
            subscription.finish(completion)
          }
        }, subscription: subscription)
    }
  }

  /// Publishes only the last value of a burst, once no value has come for this time.
  ///
  /// Source: Apple, Combine `debounce(for:scheduler:options:)`. A value that waits at the end is not
  /// sent.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    scheduled { downstream in
      let subscription = ScheduledSubscription(downstream)
      return .init(
        onValue: { value in
          let number = subscription.next()
          scheduler.schedule(after: scheduler.now.advanced(by: dueTime)) {
            if subscription.isNewest(number) { subscription.send(value) }
          }
        },
        onCompletion: { completion in
          _ = subscription.next()
          scheduler.schedule { subscription.finish(completion) }
        }, subscription: subscription)
    }
  }

  /// At most one value comes in each interval: the first one, or the last one.
  ///
  /// Source: Apple, Combine `throttle(for:scheduler:latest:)`. The first value of all comes at once.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    scheduled { downstream in
      let subscription = ScheduledSubscription(downstream)
      var last: S.SchedulerTimeType?
      return .init(
        onValue: { value in
          if !subscription.keep(value, replacing: latest) { return }
          let now = scheduler.now
          let due = last.map { Swift.max(now, $0.advanced(by: interval)) } ?? now
          last = due
          let send = { subscription.sendKept() }
          if due == now { scheduler.schedule(send) } else { scheduler.schedule(after: due, send) }
        },
        onCompletion: { completion in
          scheduler.schedule {
            subscription.sendKept()
            subscription.finish(completion)
          }
        }, subscription: subscription)
    }
  }

  /// Ends, or fails with an error, when no value has come for this time.
  ///
  /// Source: Apple, Combine `timeout(_:scheduler:options:customError:)`.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    scheduled { downstream in
      let subscription = ScheduledSubscription(downstream)
      func wait() {
        let number = subscription.next()
        scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
          guard subscription.isNewest(number) else { return }
          subscription.cancelUpstream()
          subscription.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      wait()
      return .init(
        onValue: { value in
          wait()
          scheduler.schedule { subscription.send(value) }
        },
        onCompletion: { completion in
          _ = subscription.next()
          scheduler.schedule { subscription.finish(completion) }
        }, subscription: subscription)
    }
  }

  /// Attaches subscribers by a scheduler.
  ///
  /// Source: Apple, Combine `subscribe(on:options:)`.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      scheduler.schedule { receive(subscriber: downstream) }
    }
  }

  /// Publishes the length of time between values.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<S.SchedulerTimeType.Stride, Failure> {
    through {
      var last = scheduler.now
      return .init { _, step in
        let now = scheduler.now
        defer { last = now }
        return step.send(last.distance(to: now))
      }
    }
  }

  private func scheduled(
    _ begin: @escaping (any Subscriber<Output, Failure>) -> ScheduledOperator<Output, Failure>
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      let scheduled = begin(downstream)
      receive(
        subscriber: ClosureSubscriber<Output, Failure>(
          onSubscription: { scheduled.subscription.attach($0) },
          onValue: {
            scheduled.onValue($0)
            return .none
          }, onCompletion: { scheduled.onCompletion($0) }))
    }
  }
}

/// The work of an operator that hands values on at another time.
private struct ScheduledOperator<Output, Failure: Error> {
  let onValue: (Output) -> Void
  let onCompletion: (Subscribers.Completion<Failure>) -> Void
  let subscription: ScheduledSubscription<Output, Failure>
}

/// A subscriber that gets its values at a later time, and at most as many as it asked for.
///
/// All values are requested at once, since they wait for their time here. A value whose time comes
/// without demand waits for the demand.
private final class ScheduledSubscription<Output, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  private var downstream: (any Subscriber<Output, Failure>)?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var due: [Output] = []
  private var kept: Output?
  private var number = 0
  private var completion: Subscribers.Completion<Failure>?

  init(_ downstream: any Subscriber<Output, Failure>) {
    self.downstream = downstream
  }

  func attach(_ subscription: any Subscription) {
    upstream = subscription
    downstream?.receive(subscription: self)
    if downstream == nil { subscription.cancel() } else { subscription.request(.unlimited) }
  }

  func send(_ value: Output) {
    lock.withLock {
      due.append(value)
      flush()
    }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      self.completion = completion
      flush()
    }
  }

  /// The number of a value that makes those before it old.
  func next() -> Int {
    lock.withLock {
      number += 1
      return number
    }
  }

  func isNewest(_ number: Int) -> Bool { lock.withLock { number == self.number } }

  /// Keeps a value for later; false if one was kept already.
  func keep(_ value: Output, replacing: Bool) -> Bool {
    lock.withLock {
      defer { if kept == nil || replacing { kept = value } }
      return kept == nil
    }
  }

  func sendKept() {
    lock.withLock {
      guard let value = kept else { return }
      kept = nil
      send(value)
    }
  }

  func cancelUpstream() {
    let upstream = lock.withLock { self.upstream }
    upstream?.cancel()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      self.demand += demand
      flush()
    }
  }

  func cancel() {
    let upstream = lock.withLock {
      defer { (downstream, self.upstream, due, kept) = (nil, nil, [], nil) }
      return self.upstream
    }
    upstream?.cancel()
  }

  private func flush() {
    while demand > .none, let downstream, !due.isEmpty {
      demand.use()
      demand += downstream.receive(due.removeFirst())
    }
    guard due.isEmpty, let completion, let downstream else { return }
    self.downstream = nil
    upstream = nil
    downstream.receive(completion: completion)
  }
}
