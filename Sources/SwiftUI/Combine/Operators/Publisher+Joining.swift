extension Publisher {
  /// Publishes the values of another publisher after the end of this one.
  public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    .sequence { sequence in
      sequence.follow(self) { completion in
        guard completion.isFinished else { return sequence.finish(completion) }
        sequence.follow(publisher) { sequence.finish($0) }
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
    merged {
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
    merged(isFed: true) { merged in
      merged.sourceFinished = { merged.feed?.request(.max(1)) }
      self.feed(merged, maxPublishers) { merged.add(transform($0)) }
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
    merged(isFed: true) { merged in
      self.feed(merged, .unlimited) {
        merged.removeAll()
        merged.add($0)
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

  /// Gives each value to a merged subscription, which ends with this publisher and what came of it.
  private func feed<T>(
    _ merged: MergedSubscription<T, Failure>, _ demand: Subscribers.Demand,
    _ onValue: @escaping (Output) -> Void
  ) {
    receive(
      subscriber: ClosureSubscriber<Output, Failure>(
        onSubscription: {
          merged.feed = $0
          $0.request(demand)
        },
        onValue: {
          onValue($0)
          return .none
        },
        onCompletion: {
          merged.feed = nil
          if case .failure(let error) = $0 { merged.fail(error) } else { merged.close() }
        }))
  }

  private func merged<T>(
    isFed: Bool = false, _ begin: @escaping (MergedSubscription<T, Failure>) -> Void
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { downstream in
      let merged = MergedSubscription<T, Failure>(for: downstream)
      downstream.receive(subscription: merged)
      begin(merged)
      if !isFed { merged.close() }
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
      let merged = MergedSubscription<Output, Failure>(for: subscriber)
      subscriber.receive(subscription: merged)
      for publisher in publishers { merged.add(publisher) }
      merged.close()
    }
  }
}
