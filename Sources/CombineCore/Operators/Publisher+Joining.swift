extension Publisher {
  /// Publishes the values of another publisher after the end of this one.
  public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    .succession { succession in
      succession.follow(self) { completion in
        guard completion.isFinished else { return succession.finish(completion) }
        succession.follow(publisher) { succession.finish($0) }
      }
    }
  }

  /// Publishes values after the end of this publisher.
  public func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output {
    append(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// Publishes values after the end of this publisher.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { append(elements) }

  /// Publishes the values of another publisher, and then those of this one.
  public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    publisher.append(self)
  }

  /// Publishes values, and then those of this publisher.
  public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output {
    prepend(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// Publishes values, and then those of this publisher.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { prepend(elements) }

  /// Publishes the values of this publisher and of another one as they come.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    gathering {
      $0.add(self)
      $0.add(other)
    }
  }

  /// Publishes the values of three publishers as they come.
  public func merge<P: Publisher, Q: Publisher>(
    with other: P, _ another: Q
  ) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    merge(with: other).merge(with: another)
  }

  /// Publishes the values of four publishers as they come.
  public func merge<P: Publisher, Q: Publisher, R: Publisher>(
    with other: P, _ another: Q, _ last: R
  ) -> AnyPublisher<Output, Failure>
  where
    P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure,
    R.Output == Output, R.Failure == Failure
  {
    merge(with: other, another).merge(with: last)
  }
}

extension Publisher {
  /// Publishes the values of the publishers that a closure makes of this one's values.
  ///
  /// - Parameter maxPublishers: the number of them that send at the same time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    gathering(isFed: true) { gathering in
      gathering.sourceFinished = { gathering.feed?.request(.max(1)) }
      self.feed(gathering, maxPublishers) { gathering.add(transform($0)) }
    }
  }

  /// Publishes the values of the publishers that a closure makes of this one's values; those cannot
  /// fail.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: Failure.self)
    }
  }

  /// Publishes the values of the newest of this publisher's publishers.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    gathering(isFed: true) { gathering in
      self.feed(gathering, .unlimited) {
        gathering.removeAll()
        gathering.add($0)
      }
    }
  }

  /// Publishes the values of the publishers that a closure makes of this one's values; this one
  /// cannot fail.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Publishes the values of the newest of this publisher's publishers, which cannot fail.
  @_disfavoredOverload
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Never {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }

  /// Publishes the values of the newest of this publisher's publishers; this one cannot fail.
  @_disfavoredOverload
  public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure>
  where Output: Publisher, Failure == Never {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }

  /// Gives each value to a gathering, which ends with this publisher and what came of it.
  private func feed<T>(
    _ gathering: Gathering<T, Failure>, _ demand: Subscribers.Demand,
    _ take: @escaping (Output) -> Void
  ) {
    receive(
      subscriber: ClosureSubscriber<Output, Failure>(
        onSubscription: {
          gathering.feed = $0
          $0.request(demand)
        },
        onValue: {
          take($0)
          return .none
        },
        onCompletion: {
          gathering.feed = nil
          if case .failure(let error) = $0 { gathering.fail(error) } else { gathering.close() }
        }))
  }

  private func gathering<T>(
    isFed: Bool = false, _ begin: @escaping (Gathering<T, Failure>) -> Void
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { downstream in
      let gathering = Gathering<T, Failure>(for: downstream)
      downstream.receive(subscription: gathering)
      begin(gathering)
      if !isFed { gathering.close() }
    }
  }
}

extension Publishers {
  /// Sends the values of many publishers as they come.
  ///
  /// Source: Apple, Combine `Publishers.MergeMany`.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher of several.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Creates a publisher of several.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber to all publishers.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let gathering = Gathering<Output, Failure>(for: subscriber)
      subscriber.receive(subscription: gathering)
      for publisher in publishers { gathering.add(publisher) }
      gathering.close()
    }
  }
}
