extension Publisher {
  /// Calls closures with each value and with the end, until the result is cancelled or released.
  ///
  /// Source: Apple, Combine `sink(receiveCompletion:receiveValue:)`.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value until the result is cancelled or released.
  ///
  /// Source: Apple, Combine `sink(receiveValue:)`.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value to a property until the result is cancelled or released.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    receive(subscriber: assign)
    return AnyCancellable(assign)
  }

  /// Writes each value to a published property for as long as its object lives.
  ///
  /// Source: Apple, Combine `assign(to:)`.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.box.follow(self)
  }
}

extension Subscribers {
  /// A subscriber that wants every value and calls closures.
  ///
  /// Source: Apple, Combine `Subscribers.Sink`.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var receiveValue: ((Input) -> Void)?
    private var receiveCompletion: ((Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?

    /// Creates a subscriber of closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    /// Asks for all values; a second subscription is cancelled.
    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, receiveValue != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Calls the closure for values.
    public func receive(_ input: Input) -> Demand {
      receiveValue?(input)
      return .none
    }

    /// Calls the closure for the end.
    public func receive(completion: Completion<Failure>) {
      let receiveCompletion = receiveCompletion
      release()
      receiveCompletion?(completion)
    }

    /// Cancels the subscription; no closure is called any more.
    public func cancel() {
      let subscription = subscription
      release()
      subscription?.cancel()
    }

    private func release() {
      receiveValue = nil
      receiveCompletion = nil
      subscription = nil
    }
  }
}
