extension Publisher {
  /// Publishes another error in place of each.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> AnyPublisher<Output, E> {
    through { .init(onValue: { $1.send($0) }, onCompletion: { $1.finish($0.mapError(transform)) }) }
  }

  /// Goes on with another publisher when this one fails.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    .sequence { sequence in
      sequence.follow(self) { completion in
        switch completion {
        case .finished: sequence.finish(.finished)
        case .failure(let error): sequence.follow(handler(error)) { sequence.finish($0) }
        }
      }
    }
  }

  /// Goes on with another publisher when this one fails; an error that is thrown ends the publisher.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P.Output == Output {
    self.catch { failure -> AnyPublisher<Output, any Error> in
      do {
        return try handler(failure).mapError { $0 as any Error }.eraseToAnyPublisher()
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }

  /// Publishes a value in place of an error, and ends.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  /// Subscribes again after an error, at most `retries` times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    self.catch { error -> AnyPublisher<Output, Failure> in
      retries > 0
        ? self.retry(retries - 1) : Fail(error: error).eraseToAnyPublisher()
    }
  }

  /// The publisher as one that cannot fail.
  ///
  /// - Precondition: the publisher never fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    mapError { preconditionFailure("\(prefix)\($0)", file: file, line: line) }
  }

  /// Publishes a value at the end if there was none.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    .sequence { sequence in
      sequence.follow(self) { completion in
        guard completion.isFinished, !sequence.isSending else {
          return sequence.finish(completion)
        }
        sequence.follow(Just(output)) { _ in sequence.finish(.finished) }
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// The publisher as one that could fail with an error of a type.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    through {
      .init(onValue: { $1.send($0) }, onCompletion: { _, step in step.finish(.finished) })
    }
  }
}
