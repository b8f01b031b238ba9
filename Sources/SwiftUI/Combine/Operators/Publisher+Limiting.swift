extension Publisher {
  /// Publishes the first value and ends.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Publishes the first value that a closure accepts, and ends.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    filter(predicate).first()
  }

  /// Publishes the first value that a closure accepts, and ends; an error that is thrown ends it too.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryFilter(predicate).first()
  }

  /// Publishes at most `maxLength` values and ends.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    if maxLength <= 0 { return Empty().eraseToAnyPublisher() }
    return through {
      var left = maxLength
      return .init { value, step in
        // The subscriber can cause a further value while it takes this one.
        left -= 1
        if left < 0 { return .none }
        let isLast = left == 0
        let more = step.send(value)
        if isLast { step.finish(.finished) }
        return more
      }
    }
  }

  /// Publishes up to the first value that a closure does not accept, and ends.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    through {
      .init { value, step in
        if predicate(value) { return step.send(value) }
        step.finish(.finished)
        return .none
      }
    }
  }

  /// Publishes until another publisher sends a value, and ends.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      var signal: Signal?
      let step = Step<Output, Failure, Output, Failure>(
        .init(
          onValue: { $1.send($0) },
          onCompletion: { completion, step in
            signal?.cancel()
            step.finish(completion)
          }, onCancel: { signal?.cancel() }), downstream: downstream)
      receive(subscriber: step)
      signal = Signal(of: publisher) { step.finish(.finished) }
    }
  }

  /// Publishes the value at a position and ends.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> {
    dropFirst(index).first()
  }

  /// Publishes the values at a range of positions and ends.
  public func output<R: RangeExpression>(in range: R) -> AnyPublisher<Output, Failure>
  where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    return dropFirst(range.lowerBound).prefix(range.count)
  }
}
