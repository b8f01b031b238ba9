/// A subscriber with a hidden type, or one that calls closures.
///
/// Source: Apple, Combine `AnySubscriber`.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let begin: (any Subscription) -> Void
  private let take: (Input) -> Subscribers.Demand
  private let end: (Subscribers.Completion<Failure>) -> Void

  /// Creates a subscriber that does what another does.
  public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
    begin = { s.receive(subscription: $0) }
    take = { s.receive($0) }
    end = { s.receive(completion: $0) }
  }

  /// Creates a subscriber that hands on to a subject, and asks for all values.
  public init<S: Subject>(_ s: S) where S.Output == Input, S.Failure == Failure {
    begin = { $0.request(.unlimited) }
    take = {
      s.send($0)
      return .none
    }
    end = { s.send(completion: $0) }
  }

  /// Creates a subscriber of closures; without one for subscriptions nothing is asked for.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    begin = receiveSubscription ?? { _ in }
    take = receiveValue ?? { _ in .none }
    end = receiveCompletion ?? { _ in }
  }

  /// Takes a subscription.
  public func receive(subscription: any Subscription) { begin(subscription) }
  /// Takes a value.
  public func receive(_ value: Input) -> Subscribers.Demand { take(value) }
  /// Takes the end.
  public func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}
