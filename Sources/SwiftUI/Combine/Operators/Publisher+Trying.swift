// Operators whose closures can throw: the error ends the publisher.
extension Publisher {
  /// Publishes the smallest value at the end; an error that is thrown ends the publisher.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryScan(Output?.none) { least, value in
      guard let least else { return value }
      return try areInIncreasingOrder(value, least) ? value : least
    }
    .compactMap { $0 }.last()
  }

  /// Publishes the largest value at the end; an error that is thrown ends the publisher.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryMin { try areInIncreasingOrder($1, $0) }
  }

  /// Publishes at the end the last value that a closure accepts; an error that is thrown ends the
  /// publisher.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryFilter(predicate).last()
  }

  /// Publishes up to the first value that a closure does not accept, and ends; an error that is thrown
  /// ends it too.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    trying {
      { value, step in
        if try predicate(value) { return step.send(value) }
        step.finish(.finished)
        return .none
      }
    }
  }

  /// Publishes from the first value on that a closure does not accept; an error that is thrown ends
  /// the publisher.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    trying {
      var isDropping = true
      return { value, step in
        if isDropping { isDropping = try predicate(value) }
        return isDropping ? .max(1) : step.send(value)
      }
    }
  }
}
