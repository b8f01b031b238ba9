/// Keeps the last value, which every new subscriber gets first.
///
/// Source: Apple, Combine `CurrentValueSubject`.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()
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
    current = value
    listeners.send(value)
  }

  /// Ends the subject; values sent later reach nobody.
  public func send(completion: Subscribers.Completion<Failure>) {
    listeners.send(completion: completion)
  }

  /// Attaches a subscriber, which gets the last value first.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    listeners.add(subscriber) { self.current }
  }
}
