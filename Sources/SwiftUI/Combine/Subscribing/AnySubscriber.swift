/// A subscriber with a hidden type, or one that calls closures.
///
/// Source: Apple, Combine `AnySubscriber`.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void
  /// The name; that of the subscriber whose type is hidden.
  public let combineIdentifier: CombineIdentifier

  /// Creates a subscriber that does what another does.
  public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = s.combineIdentifier
    onSubscription = { s.receive(subscription: $0) }
    onValue = { s.receive($0) }
    onCompletion = { s.receive(completion: $0) }
  }

  /// Creates a subscriber that hands on to a subject, and asks for all values.
  public init<S: Subject>(_ s: S) where S.Output == Input, S.Failure == Failure {
    combineIdentifier = CombineIdentifier()
    onSubscription = { $0.request(.unlimited) }
    onValue = {
      s.send($0)
      return .none
    }
    onCompletion = { s.send(completion: $0) }
  }

  /// Creates a subscriber of closures; without one for subscriptions nothing is asked for.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  /// Takes a subscription.
  public func receive(subscription: any Subscription) { onSubscription(subscription) }
  /// Takes a value.
  public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }
  /// Takes the end.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
