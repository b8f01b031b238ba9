/// One link of a chain: the subscriber of the publisher above, and the subscription of the subscriber
/// below.
final class Step<Input, InputFailure: Error, Output, Failure: Error>: Subscriber, Subscription {
  /// The work of an operator, with the state of one subscription in its closures.
  struct Rules {
    /// Takes a value and says how many more the operator wants.
    var onValue: (Input, Step) -> Subscribers.Demand
    /// Takes the end of the publisher above.
    var onCompletion: (Subscribers.Completion<InputFailure>, Step) -> Void
    /// Turns the demand from below into the demand above.
    var onDemand: (Subscribers.Demand) -> Subscribers.Demand = { $0 }
    /// Is called when the subscriber below cancels.
    var onCancel: () -> Void = {}
  }

  private let rules: Rules
  private var downstream: (any Subscriber<Output, Failure>)?
  private var upstream: (any Subscription)?

  init(_ rules: Rules, downstream: any Subscriber<Output, Failure>) {
    self.rules = rules
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    guard upstream == nil, let downstream else { return subscription.cancel() }
    upstream = subscription
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    downstream == nil ? .none : rules.onValue(input, self)
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    upstream = nil
    if downstream != nil { rules.onCompletion(completion, self) }
  }

  func request(_ demand: Subscribers.Demand) {
    upstream?.request(rules.onDemand(demand))
  }

  func cancel() {
    guard downstream != nil else { return }
    rules.onCancel()
    stop()
  }

  /// Hands a value on; the demand of the subscriber below comes back.
  func send(_ value: Output) -> Subscribers.Demand {
    downstream?.receive(value) ?? .none
  }

  /// Ends what is below. The publisher above is cancelled unless it has ended itself.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let downstream = downstream
    stop()
    downstream?.receive(completion: completion)
  }

  private func stop() {
    let upstream = upstream
    self.upstream = nil
    downstream = nil
    upstream?.cancel()
  }
}

extension Step.Rules where InputFailure == Failure {
  /// The end is passed on unchanged.
  init(
    onValue: @escaping (Input, Step<Input, Failure, Output, Failure>) -> Subscribers.Demand
  ) {
    self.init(onValue: onValue, onCompletion: { $1.finish($0) })
  }
}

extension Publisher {
  /// A publisher whose subscriptions each have a step with rules of its own.
  func through<T, F: Error>(
    _ rules: @escaping () -> Step<Output, Failure, T, F>.Rules
  ) -> AnyPublisher<T, F> {
    AnyPublisher { downstream in
      receive(subscriber: Step(rules(), downstream: downstream))
    }
  }

  /// The same for an operator that can throw: the error ends the publisher.
  func trying<T>(
    _ begin:
      @escaping () -> (Output, Step<Output, Failure, T, any Error>) throws ->
      Subscribers.Demand
  ) -> AnyPublisher<T, any Error> {
    through {
      let onValue = begin()
      return Step<Output, Failure, T, any Error>.Rules(
        onValue: { value, step in
          do {
            return try onValue(value, step)
          } catch {
            step.finish(.failure(error))
            return .none
          }
        }, onCompletion: { $1.finish($0.mapError { $0 }) })
    }
  }
}

extension Subscribers.Completion {
  func mapError<F: Error>(_ transform: (Failure) -> F) -> Subscribers.Completion<F> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
