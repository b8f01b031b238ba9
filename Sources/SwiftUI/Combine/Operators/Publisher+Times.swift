import Foundation

extension Publishers {
  /// The way to gather values in arrays.
  ///
  /// Source: Apple, Combine `Publishers.TimeGroupingStrategy`.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// An array for each interval in which values came.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// The same, and an array whenever this number of values has come.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}

extension Publisher {
  /// Publishes the values of each interval in one array, and at the end those that are left.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<[Output], Failure> {
    AnyPublisher { downstream in
      receive(subscriber: TimeGroup(strategy, options: options, downstream: downstream))
    }
  }
}

/// Values that wait for the end of an interval.
private final class TimeGroup<Input, Failure: Error, S: Scheduler>: Subscriber, Subscription {
  private let scheduler: S
  private let interval: S.SchedulerTimeType.Stride
  private let size: Int
  private let options: S.SchedulerOptions?
  private let lock = NSRecursiveLock()
  private var downstream: (any Subscriber<[Input], Failure>)?
  private var upstream: (any Subscription)?
  private var timer: (any Cancellable)?
  private var values: [Input] = []
  private var demand = Subscribers.Demand.none

  init(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions?,
    downstream: any Subscriber<[Input], Failure>
  ) {
    switch strategy {
    case .byTime(let scheduler, let interval):
      (self.scheduler, self.interval, size) = (scheduler, interval, .max)
    case .byTimeOrCount(let scheduler, let interval, let count):
      (self.scheduler, self.interval, size) = (scheduler, interval, count)
    }
    self.options = options
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    upstream = subscription
    downstream?.receive(subscription: self)
    timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval,
      tolerance: scheduler.minimumTolerance, options: options
    ) { [weak self] in self?.send() }
    if downstream != nil { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    defer { lock.unlock() }
    values.append(input)
    if values.count >= size { send() }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    defer { lock.unlock() }
    timer?.cancel()
    upstream = nil
    if case .finished = completion { send() }
    let downstream = downstream
    self.downstream = nil
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    defer { lock.unlock() }
    self.demand += demand
  }

  func cancel() {
    lock.lock()
    defer { lock.unlock() }
    timer?.cancel()
    let upstream = upstream
    (self.upstream, downstream, values) = (nil, nil, [])
    upstream?.cancel()
  }

  /// Values without demand wait for the next interval.
  private func send() {
    lock.lock()
    defer { lock.unlock() }
    guard !values.isEmpty, demand > .none, let downstream else { return }
    let group = values
    values = []
    demand.use()
    demand += downstream.receive(group)
  }
}
