extension Publisher {
  /// Publishes all values at the end, in one array.
  public func collect() -> AnyPublisher<[Output], Failure> {
    reducing {
      var values: [Output] = []
      return Reduction(
        onValue: {
          values.append($0)
          return false
        }, result: { values })
    }
  }

  /// Publishes at the end what a closure makes of all values one after the other.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    reducing {
      var result = initialResult
      return Reduction(
        onValue: {
          result = nextPartialResult(result, $0)
          return false
        }, result: { result })
    }
  }

  /// Publishes at the end what a closure makes of all values; an error that is thrown ends the
  /// publisher.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    tryScan(initialResult, nextPartialResult).last().replaceEmpty(with: initialResult)
  }

  /// Publishes the last value at the end.
  public func last() -> AnyPublisher<Output, Failure> {
    reducing {
      var last: Output?
      return Reduction(
        onValue: {
          last = $0
          return false
        }, result: { last })
    }
  }

  /// Publishes at the end the last value that a closure accepts.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    filter(predicate).last()
  }

  /// Publishes the number of values at the end.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Publishes true as soon as a value equals another, or false at the end.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> where Output: Equatable {
    contains { $0 == output }
  }

  /// Publishes true as soon as a closure accepts a value, or false at the end.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    reducing {
      var isFound = false
      return Reduction(
        onValue: {
          isFound = predicate($0)
          return isFound
        }, result: { isFound })
    }
  }

  /// Publishes false as soon as a closure does not accept a value, or true at the end.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }

  /// Publishes false as soon as a closure does not accept a value, or true at the end; an error that
  /// is thrown ends the publisher.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Bool, any Error> {
    tryMap(predicate).allSatisfy { $0 }
  }

  /// Publishes true as soon as a closure accepts a value, or false at the end; an error that is
  /// thrown ends the publisher.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Bool, any Error> {
    tryMap(predicate).contains(true)
  }

  /// Publishes the smallest value at the end.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { least, value in
      least.map { areInIncreasingOrder(value, $0) ? value : $0 } ?? value
    }
    .compactMap { $0 }
  }

  /// Publishes the largest value at the end.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    min { areInIncreasingOrder($1, $0) }
  }

  /// Publishes the smallest value at the end.
  public func min() -> AnyPublisher<Output, Failure> where Output: Comparable { min(by: <) }

  /// Publishes the largest value at the end.
  public func max() -> AnyPublisher<Output, Failure> where Output: Comparable { max(by: <) }

  private func reducing<T>(
    _ begin: @escaping () -> Reduction<Output, T>
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { downstream in
      receive(subscriber: Reducing<Output, T, Failure>(begin(), downstream: downstream))
    }
  }
}

/// One result of many values.
private struct Reduction<Input, Output> {
  /// Takes a value; true if no further one can change the result.
  let onValue: (Input) -> Bool
  /// The result of the values so far; nil if there is none.
  let result: () -> Output?
}

/// Takes all values, and hands on the result when it is known and asked for.
private final class Reducing<Input, Output, Failure: Error>: Subscriber, Subscription {
  private let reduction: Reduction<Input, Output>
  private var downstream: (any Subscriber<Output, Failure>)?
  private var upstream: (any Subscription)?
  private var hasDemand = false
  private var isOver = false

  init(_ reduction: Reduction<Input, Output>, downstream: any Subscriber<Output, Failure>) {
    self.reduction = reduction
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    upstream = subscription
    downstream?.receive(subscription: self)
    if downstream != nil { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard downstream != nil, !isOver else { return .none }
    guard reduction.onValue(input) else { return .none }
    let upstream = upstream
    self.upstream = nil
    upstream?.cancel()
    finish()
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard downstream != nil, !isOver else { return }
    upstream = nil
    guard case .failure = completion else { return finish() }
    let downstream = downstream
    self.downstream = nil
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    hasDemand = hasDemand || demand > .none
    if isOver { finish() }
  }

  func cancel() {
    downstream = nil
    let upstream = upstream
    self.upstream = nil
    upstream?.cancel()
  }

  /// Without a value there is nothing to wait for.
  private func finish() {
    isOver = true
    let result = reduction.result()
    guard hasDemand || result == nil, let downstream else { return }
    self.downstream = nil
    if let result { _ = downstream.receive(result) }
    downstream.receive(completion: .finished)
  }
}
