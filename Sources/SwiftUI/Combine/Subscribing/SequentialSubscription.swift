/// One publisher after another for the same subscriber: its demand goes on with the next.
final class SequentialSubscription<Output, Failure: Error>: Subscription {
  private var downstream: (any Subscriber<Output, Failure>)?
  private var current: (any Subscription)?
  private var demand = Subscribers.Demand.none
  /// True once the current publisher has sent something.
  private(set) var isSending = false

  init(for downstream: any Subscriber<Output, Failure>) {
    self.downstream = downstream
  }

  /// Attaches the subscriber to a publisher, whose end is the closure's to handle.
  func follow<P: Publisher>(
    _ publisher: P, onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    guard downstream != nil else { return }
    isSending = false
    publisher.receive(
      subscriber: ClosureSubscriber<Output, P.Failure>(
        onSubscription: { self.attach($0) }, onValue: { self.receive($0) },
        onCompletion: {
          self.current = nil
          onCompletion($0)
        }))
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let downstream = downstream
    self.downstream = nil
    current = nil
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    current?.request(demand)
  }

  func cancel() {
    downstream = nil
    let current = current
    self.current = nil
    current?.cancel()
  }

  private func attach(_ subscription: any Subscription) {
    guard downstream != nil else { return subscription.cancel() }
    current = subscription
    if demand > .none { subscription.request(demand) }
  }

  private func receive(_ value: Output) -> Subscribers.Demand {
    guard let downstream else { return .none }
    isSending = true
    demand.use()
    let more = downstream.receive(value)
    demand += more
    return more
  }
}

extension AnyPublisher {
  /// The publishers that a closure creates follow one another.
  static func sequence(
    _ begin: @escaping (SequentialSubscription<Output, Failure>) -> Void
  ) -> AnyPublisher {
    AnyPublisher { downstream in
      let sequence = SequentialSubscription<Output, Failure>(for: downstream)
      downstream.receive(subscription: sequence)
      begin(sequence)
    }
  }
}
