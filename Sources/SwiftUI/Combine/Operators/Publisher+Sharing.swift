import Foundation

/// A publisher that begins to send when `connect()` is called.
///
/// Source: Apple, Combine `ConnectablePublisher`.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Begins to send with the first subscriber, and ends with the last one.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// Sends the values of one subscription to many subscribers.
  ///
  /// Source: Apple, Combine `Publishers.Multicast`.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let upstream: Upstream
    private let createSubject: () -> SubjectType
    private lazy var subject = createSubject()

    /// Creates a publisher whose values pass through a subject.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    /// Attaches a subscriber, which gets values from the connection on.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { subject.receive(subscriber: subscriber) }

    /// Begins to send.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }
}

extension Publisher {
  /// Sends what comes to a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }

  /// Sends values through a subject, once it is connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self) { subject }
  }

  /// Sends values through a subject that a closure makes, once it is connected.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// One subscription for all subscribers, from the first one to the last.
  public func share() -> AnyPublisher<Output, Failure> {
    multicast { PassthroughSubject<Output, Failure>() }.autoconnect().eraseToAnyPublisher()
  }

  /// Sends nothing until it is connected.
  public func makeConnectable()
    -> Publishers.Multicast<Self, PassthroughSubject<Output, Failure>> where Failure == Never
  {
    multicast { PassthroughSubject<Output, Failure>() }
  }
}
