/// Sends the values of a sequence as they are requested.
final class ValuesSubscription<Elements: Sequence, Failure: Error>: Subscription {
  private var values: PeekingIterator<Elements.Iterator>
  private var downstream: (any Subscriber<Elements.Element, Failure>)?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(_ elements: Elements, for downstream: any Subscriber<Elements.Element, Failure>) {
    values = PeekingIterator(elements.makeIterator())
    self.downstream = downstream
  }

  /// True if there is nothing to send.
  var isEmpty: Bool { values.next == nil }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    // A subscriber asks for more while it takes a value.
    if isSending { return }
    isSending = true
    defer { isSending = false }
    while self.demand > .none, let downstream, let value = values.consume() {
      self.demand.use()
      let more = downstream.receive(value)
      self.demand += more
      if values.next == nil { finish() }
    }
  }

  func cancel() { downstream = nil }

  private func finish() {
    let downstream = downstream
    self.downstream = nil
    downstream?.receive(completion: .finished)
  }
}

/// An iterator that knows its next value.
private struct PeekingIterator<Base: IteratorProtocol> {
  private var base: Base
  private(set) var next: Base.Element?

  init(_ base: Base) {
    self.base = base
    next = self.base.next()
  }

  mutating func consume() -> Base.Element? {
    defer { next = base.next() }
    return next
  }
}

extension Publishers {
  /// Sends the values of a sequence and ends.
  ///
  /// Source: Apple, Combine `Publishers.Sequence`.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    /// The values.
    public let sequence: Elements

    /// Creates a publisher of a sequence's values.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Attaches a subscriber, which gets the values that it asks for and then the end.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let values = ValuesSubscription<Elements, Failure>(sequence, for: subscriber)
      if !values.isEmpty { return subscriber.receive(subscription: values) }
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: .finished)
    }
  }
}

extension Sequence {
  /// A publisher of the values.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Subscriptions without work of their own.
public enum Subscriptions {
  /// A subscription by which nothing comes.
  public static var empty: any Subscription { EmptySubscription() }

  private struct EmptySubscription: Subscription {
    let combineIdentifier = CombineIdentifier()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}

/// Sends one value and ends.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  /// The one value.
  public let output: Output

  /// Creates a publisher of one value.
  public init(_ output: Output) { self.output = output }

  /// Attaches a subscriber, which gets the value and then the end.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Never {
    Publishers.Sequence<CollectionOfOne<Output>, Never>(sequence: CollectionOfOne(output))
      .receive(subscriber: subscriber)
  }
}

/// Sends nothing and ends, or does not even end.
///
/// Source: Apple, Combine `Empty`.
public struct Empty<Output, Failure: Error>: Publisher {
  /// True if the end comes at once.
  public let completeImmediately: Bool

  /// Creates a publisher without values.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Creates a publisher without values of the types named.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Attaches a subscriber, which gets at most the end.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// Fails at once.
///
/// Source: Apple, Combine `Fail`.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Creates a publisher that fails.
  public init(error: Failure) { self.error = error }
  /// Creates a publisher of the type named that fails.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Attaches a subscriber, which gets the error.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}
