// The names of what operators return, which authors' own operators sometimes write: here it is always an
// erased publisher of the same values and failures.
extension Publishers {
  /// The result of an operator.
  public typealias Map<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// The result of an operator.
  public typealias TryMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
  /// The result of an operator.
  public typealias CompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// The result of an operator.
  public typealias Filter<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of an operator.
  public typealias RemoveDuplicates<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The result of an operator.
  public typealias FlatMap<New: Publisher, Upstream: Publisher> = AnyPublisher<
    New.Output, New.Failure
  >
  /// The result of an operator.
  public typealias SwitchToLatest<P: Publisher, Upstream: Publisher> = AnyPublisher<
    P.Output, P.Failure
  >
  /// The result of an operator.
  public typealias Catch<Upstream: Publisher, New: Publisher> = AnyPublisher<
    Upstream.Output, New.Failure
  >
  /// The result of an operator.
  public typealias MapError<Upstream: Publisher, Failure: Error> = AnyPublisher<
    Upstream.Output, Failure
  >
  /// The result of an operator.
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = AnyPublisher<
    Upstream.Output, Failure
  >
  /// The result of an operator.
  public typealias ReplaceError<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
  /// The result of an operator.
  public typealias ReplaceEmpty<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The result of an operator.
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The result of an operator.
  public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The result of an operator.
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The result of an operator.
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The result of an operator.
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The result of an operator.
  public typealias HandleEvents<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The result of an operator.
  public typealias Merge<A: Publisher, B: Publisher> = AnyPublisher<A.Output, A.Failure>
  /// The result of an operator.
  public typealias Scan<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// The result of an operator.
  public typealias Reduce<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// The result of an operator.
  public typealias Collect<Upstream: Publisher> = AnyPublisher<[Upstream.Output], Upstream.Failure>
  /// The result of an operator.
  public typealias First<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of an operator.
  public typealias Last<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of an operator.
  public typealias Output<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of an operator.
  public typealias Drop<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of an operator.
  public typealias Retry<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of an operator.
  public typealias Share<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of an operator.
  public typealias Decode<Upstream: Publisher, Output, Coder> = AnyPublisher<Output, any Error>
}
