/// Keeps the last value, which every new subscriber gets first.
///
/// Source: Apple, Combine `CurrentValueSubject`.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let downstreams = Downstreams<Output, Failure>()
  private var current: Output

  /// Creates a subject with its first value.
  public init(_ value: Output) {
    current = value
  }

  /// The last value; writing it sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Keeps a value and sends it to the subscribers that have asked for one.
  public func send(_ value: Output) {
    if downstreams.isCompleted { return }
    current = value
    downstreams.send(value)
  }

  /// Ends the subject; later values are dropped.
  public func send(completion: Subscribers.Completion<Failure>) {
    downstreams.send(completion: completion)
  }

  /// Attaches a subscriber, which gets the last value first.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    downstreams.add(subscriber) { self.current }
  }
}
