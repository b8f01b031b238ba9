/// A publisher defined by a closure that takes its subscriber.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribe: (any Subscriber<Output, Failure>) -> Void

  /// Creates a publisher that hides the type of another.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    subscribe = { publisher.receive(subscriber: ErasedSubscriber($0)) }
  }

  /// Creates a publisher from what it does when a subscriber comes.
  init(_ subscribe: @escaping (any Subscriber<Output, Failure>) -> Void) {
    self.subscribe = subscribe
  }

  /// Sends what a function makes of another publisher's values.
  init<P: Publisher>(
    _ upstream: P,
    _ transform: @escaping (P.Output, (Output) -> Subscribers.Demand) -> Subscribers.Demand
  ) where P.Failure == Failure {
    subscribe = { downstream in
      upstream.receive(
        subscriber: ClosureSubscriber<P.Output, Failure>(
          onSubscription: { downstream.receive(subscription: $0) },
          onValue: { value in transform(value) { downstream.receive($0) } },
          onCompletion: { downstream.receive(completion: $0) }))
    }
  }

  /// Attaches a subscriber to the erased publisher.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { subscribe(subscriber) }
}

/// A subscriber whose type is forgotten.
private struct ErasedSubscriber<Input, Failure: Error>: Subscriber {
  let base: any Subscriber<Input, Failure>
  var combineIdentifier: CombineIdentifier { base.combineIdentifier }

  init(_ base: any Subscriber<Input, Failure>) { self.base = base }

  func receive(subscription: any Subscription) { base.receive(subscription: subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { base.receive(input) }
  func receive(completion: Subscribers.Completion<Failure>) { base.receive(completion: completion) }
}

/// A subscriber that calls closures.
struct ClosureSubscriber<Input, Failure: Error>: Subscriber {
  let onSubscription: (any Subscription) -> Void
  let onValue: (Input) -> Subscribers.Demand
  let onCompletion: (Subscribers.Completion<Failure>) -> Void
  let combineIdentifier = CombineIdentifier()

  func receive(subscription: any Subscription) { onSubscription(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }
  func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
