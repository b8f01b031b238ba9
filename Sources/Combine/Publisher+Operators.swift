import Foundation

extension Publisher {
  /// This publisher with its type erased.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Publishes each value transformed.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher(self) { $1(transform($0)) }
  }

  /// A value that is passed over is asked for again.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self) { isIncluded($0) ? $1($0) : .max(1) }
  }

  /// Publishes each value transformed, without those that become nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher(self) { value, send in transform(value).map { send($0) } ?? .max(1) }
  }

  /// Publishes a value only if it differs from the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    var last: Output?
    return filter { value in
      defer { last = value }
      return value != last
    }
  }

  /// Publishes all but the first `count` values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    var left = count
    return filter { _ in
      defer { left = Swift.max(0, left - 1) }
      return left == 0
    }
  }

  /// Calls a closure with each value and publishes it unchanged.
  public func handleEvents(
    receiveOutput: @escaping (Output) -> Void
  ) -> AnyPublisher<Output, Failure> {
    map { value in
      receiveOutput(value)
      return value
    }
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
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}

extension Publisher {
  /// Calls closures with each value and with the end, until the result is cancelled or released.
  ///
  /// Source: Apple, Combine `sink(receiveCompletion:receiveValue:)`.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    var subscription: (any Subscription)?
    receive(
      subscriber: ClosureSubscriber<Output, Failure>(
        onSubscription: {
          subscription = $0
          $0.request(.unlimited)
        },
        onValue: {
          receiveValue($0)
          return .none
        }, onCompletion: receiveCompletion))
    return AnyCancellable { subscription?.cancel() }
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
    let subject = CurrentValueSubject<Output, Never>(output)
    subject.receive(subscriber: subscriber)
    withExtendedLifetime(subject) { subject.send(completion: .finished) }
  }
}
