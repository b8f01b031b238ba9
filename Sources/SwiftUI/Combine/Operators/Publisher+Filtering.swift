extension Publisher {
  /// For a value that is left out, a new one is requested.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self) { isIncluded($0) ? $1($0) : .max(1) }
  }

  /// Publishes the values that a closure accepts; an error that is thrown ends the publisher.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    trying { { value, step in try isIncluded(value) ? step.send(value) : .max(1) } }
  }

  /// Publishes a value only if it differs from the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    removeDuplicates(by: ==)
  }

  /// Publishes a value unless a closure finds it equal to the previous one.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    through {
      var last: Output?
      return .init { value, step in
        if let known = last, predicate(known, value) { return .max(1) }
        last = value
        return step.send(value)
      }
    }
  }

  /// Publishes a value unless a closure finds it equal to the previous one. An error that the
  /// closure throws ends the publisher.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    trying {
      var last: Output?
      return { value, step in
        if let known = last, try predicate(known, value) { return .max(1) }
        last = value
        return step.send(value)
      }
    }
  }

  /// Publishes all but the first `count` values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    through {
      var left = count
      return .init { value, step in
        if left == 0 { return step.send(value) }
        left -= 1
        return .max(1)
      }
    }
  }

  /// Publishes from the first value on that a closure does not accept.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    through {
      var isDropping = true
      return .init { value, step in
        isDropping = isDropping && predicate(value)
        return isDropping ? .max(1) : step.send(value)
      }
    }
  }

  /// Publishes once another publisher has sent a value.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> AnyPublisher<Output, Failure> where P.Failure == Failure {
    through {
      var isDropping = true
      let waiting = Signal(of: publisher) { isDropping = false }
      return Step<Output, Failure, Output, Failure>.Rules(
        onValue: { value, step in isDropping ? .max(1) : step.send(value) },
        onCompletion: { completion, step in
          waiting.cancel()
          step.finish(completion)
        }, onCancel: { waiting.cancel() })
    }
  }

  /// Publishes no values, only the end.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> {
    through {
      .init(
        onValue: { _, _ in .max(1) }, onCompletion: { $1.finish($0) }, onDemand: { _ in .unlimited }
      )
    }
  }
}

/// Waits for the first value of a publisher.
struct Signal {
  private let subscription: AnyCancellable

  init<P: Publisher>(of publisher: P, _ action: @escaping () -> Void) {
    var first: (any Subscription)?
    publisher.receive(
      subscriber: ClosureSubscriber<P.Output, P.Failure>(
        onSubscription: {
          first = $0
          $0.request(.max(1))
        },
        onValue: { _ in
          action()
          first?.cancel()
          return .none
        }, onCompletion: { _ in }))
    subscription = AnyCancellable { first?.cancel() }
  }

  func cancel() { subscription.cancel() }
}
