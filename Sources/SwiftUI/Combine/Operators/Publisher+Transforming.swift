extension Publisher {
  /// This publisher with its type erased.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Publishes each value transformed.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher(self) { $1(transform($0)) }
  }

  /// Publishes a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Publishes two properties of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> AnyPublisher<(T0, T1), Failure> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
  }

  /// Publishes three properties of each value.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> AnyPublisher<(T0, T1, T2), Failure> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
  }

  /// Publishes each value transformed; an error that is thrown ends the publisher.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    trying { { value, step in step.send(try transform(value)) } }
  }

  /// Publishes each value transformed, without those that become nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher(self) { value, send in transform(value).map { send($0) } ?? .max(1) }
  }

  /// Publishes each value transformed, without those that become nil; an error that is thrown ends
  /// the publisher.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> AnyPublisher<T, any Error> {
    trying { { value, step in try transform(value).map { step.send($0) } ?? .max(1) } }
  }

  /// Publishes what a closure makes of the value before and each new one.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    through {
      var result = initialResult
      return .init { value, step in
        result = nextPartialResult(result, value)
        return step.send(result)
      }
    }
  }

  /// Publishes what a closure makes of the value before and each new one; an error that is thrown
  /// ends the publisher.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    trying {
      var result = initialResult
      return { value, step in
        result = try nextPartialResult(result, value)
        return step.send(result)
      }
    }
  }

  /// Publishes another value in place of nil.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  /// Publishes values in groups of a size; the last group can be smaller.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    through {
      var group: [Output] = []
      return Step<Output, Failure, [Output], Failure>.Rules(
        onValue: { value, step in
          group.append(value)
          if group.count < count { return .none }
          defer { group = [] }
          return step.send(group).multiplied(by: count)
        },
        onCompletion: { completion, step in
          if completion.isFinished, !group.isEmpty { _ = step.send(group) }
          step.finish(completion)
        }, onDemand: { $0.multiplied(by: count) })
    }
  }
}

extension Subscribers.Completion {
  var isFinished: Bool { if case .finished = self { true } else { false } }
}
