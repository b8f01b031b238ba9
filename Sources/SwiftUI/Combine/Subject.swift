/// A publisher whose values are sent by calls.
///
/// Source: Apple, Combine `Subject`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject {
  /// Takes a subscription, and asks it for all values.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

extension Subject where Output == Void {
  /// Notifies subscribers of an event without a value.
  public func send() { send(()) }
}

/// Sends the values of its calls, and keeps none.
///
/// Source: Apple, Combine `PassthroughSubject`.
public final class PassthroughSubject<Output, Failure: Error>: Subject, ChangeSource {
  package let dependents = Dependents()
  private let downstreams = Downstreams<Output, Failure>()

  /// Creates a subject without subscribers.
  public init() {}

  /// Sends a value to the subscribers that have asked for one.
  public func send(_ value: Output) {
    dependents.invalidate()
    downstreams.send(value)
  }

  /// Ends the subject; later values are dropped.
  public func send(completion: Subscribers.Completion<Failure>) {
    downstreams.send(completion: completion)
  }

  /// Attaches a subscriber, which gets the values sent from now on.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    downstreams.add(subscriber)
  }
}

/// A publisher of changes, which invalidates the dependents that have read its object.
package protocol ChangeSource {
  var dependents: Dependents { get }
}
