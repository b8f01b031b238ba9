/// The publishers that operators create.
public enum Publishers {
  /// A buffer's way to ask its upstream for values; here both cases ask for all values at once.
  public enum PrefetchStrategy: Hashable, Sendable { case keepFull, byRequest }

  /// The treatment of a value that comes when the buffer is full.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest
    case dropOldest
    case customError(() -> Failure)
  }

  /// Keeps values until they are requested.
  ///
  /// Source: Apple, Combine `Publishers.Buffer`.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are kept.
    public let upstream: Upstream
    /// The number of values kept at most.
    public let size: Int
    /// Accepted; the buffer asks for all values at once.
    public let prefetch: PrefetchStrategy
    /// The treatment of a value that comes when `size` values wait.
    public let whenFull: BufferingStrategy<Failure>

    /// Attaches a subscriber, which gets the values at its own pace.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let store = BufferStore<Output, Failure>(
        size: size, whenFull: whenFull, send: { subscriber.receive($0) },
        finish: { subscriber.receive(completion: $0) })
      upstream.receive(
        subscriber: ClosureSubscriber<Output, Failure>(
          onSubscription: {
            store.upstream = $0
            subscriber.receive(subscription: store)
            $0.request(.unlimited)
          },
          onValue: {
            store.append($0)
            return .none
          },
          onCompletion: { store.complete($0) }))
    }
  }
}

extension Publisher {
  /// Keeps up to `size` values that the subscriber has not asked for yet.
  ///
  /// Source: Apple, Combine `buffer(size:prefetch:whenFull:)`.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

/// The values that wait.
private final class BufferStore<Output, Failure: Error>: Subscription {
  var upstream: (any Subscription)?
  private let size: Int
  private let whenFull: Publishers.BufferingStrategy<Failure>
  private let send: (Output) -> Subscribers.Demand
  private let finish: (Subscribers.Completion<Failure>) -> Void
  private var waiting: [Output] = []
  private var demand = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Failure>?
  private var isOver = false

  init(
    size: Int, whenFull: Publishers.BufferingStrategy<Failure>,
    send: @escaping (Output) -> Subscribers.Demand,
    finish: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.size = size
    self.whenFull = whenFull
    self.send = send
    self.finish = finish
  }

  func append(_ value: Output) {
    if waiting.count >= size, demand == .none {
      switch whenFull {
      case .dropNewest: return
      case .dropOldest: waiting.removeFirst(min(1, waiting.count))
      case .customError(let error): return complete(.failure(error()))
      }
    }
    waiting.append(value)
    flush()
  }

  func complete(_ completion: Subscribers.Completion<Failure>) {
    self.completion = completion
    flush()
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    flush()
  }

  func cancel() {
    isOver = true
    waiting = []
    upstream?.cancel()
  }

  private func flush() {
    while !isOver, demand > .none, !waiting.isEmpty {
      demand.use()
      demand += send(waiting.removeFirst())
    }
    guard !isOver, waiting.isEmpty, let completion else { return }
    isOver = true
    finish(completion)
  }
}
