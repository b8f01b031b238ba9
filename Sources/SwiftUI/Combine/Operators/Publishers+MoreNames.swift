// More names of what operators return, which is always an erased publisher here.
extension Publishers {
  /// The result of an operator.
  public typealias Concatenate<Prefix: Publisher, Suffix: Publisher> = AnyPublisher<
    Prefix.Output, Prefix.Failure
  >
  /// The result of an operator.
  public typealias PrefixUntilOutput<Upstream: Publisher, Other: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The result of an operator.
  public typealias DropUntilOutput<Upstream: Publisher, Other: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The result of an operator.
  public typealias PrefixWhile<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The result of an operator.
  public typealias TryPrefixWhile<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
  /// The result of an operator.
  public typealias DropWhile<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of an operator.
  public typealias TryDropWhile<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
  /// The result of an operator.
  public typealias FirstWhere<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of an operator.
  public typealias TryFirstWhere<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
  /// The result of an operator.
  public typealias LastWhere<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of an operator.
  public typealias TryLastWhere<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
  /// The result of an operator.
  public typealias TryFilter<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
  /// The result of an operator.
  public typealias TryCompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
  /// The result of an operator.
  public typealias TryScan<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
  /// The result of an operator.
  public typealias TryReduce<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
  /// The result of an operator.
  public typealias TryCatch<Upstream: Publisher, New: Publisher> = AnyPublisher<
    Upstream.Output, any Error
  >
  /// The result of an operator.
  public typealias TryRemoveDuplicates<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, any Error
  >
  /// The result of an operator.
  public typealias AllSatisfy<Upstream: Publisher> = AnyPublisher<Bool, Upstream.Failure>
  /// The result of an operator.
  public typealias TryAllSatisfy<Upstream: Publisher> = AnyPublisher<Bool, any Error>
  /// The result of an operator.
  public typealias Contains<Upstream: Publisher> = AnyPublisher<Bool, Upstream.Failure>
  /// The result of an operator.
  public typealias ContainsWhere<Upstream: Publisher> = AnyPublisher<Bool, Upstream.Failure>
  /// The result of an operator.
  public typealias TryContainsWhere<Upstream: Publisher> = AnyPublisher<Bool, any Error>
  /// The result of an operator.
  public typealias Count<Upstream: Publisher> = AnyPublisher<Int, Upstream.Failure>
  /// The result of an operator.
  public typealias Comparison<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of an operator.
  public typealias TryComparison<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
  /// The result of an operator.
  public typealias IgnoreOutput<Upstream: Publisher> = AnyPublisher<Never, Upstream.Failure>
  /// The result of an operator.
  public typealias CollectByCount<Upstream: Publisher> = AnyPublisher<
    [Upstream.Output], Upstream.Failure
  >
  /// The result of an operator.
  public typealias CollectByTime<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    [Upstream.Output], Upstream.Failure
  >
  /// The result of an operator.
  public typealias Timeout<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The result of an operator.
  public typealias MeasureInterval<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Context.SchedulerTimeType.Stride, Upstream.Failure
  >
  /// The result of an operator.
  public typealias Print<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of an operator.
  public typealias Breakpoint<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of an operator.
  public typealias AssertNoFailure<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
  /// The result of an operator.
  public typealias MapKeyPath<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// The result of an operator.
  public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> = AnyPublisher<
    Coder.Output, any Error
  >
  /// The result of an operator.
  public typealias Merge3<A: Publisher, B: Publisher, C: Publisher> = AnyPublisher<
    A.Output, A.Failure
  >
  /// The result of an operator.
  public typealias Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> = AnyPublisher<
    A.Output, A.Failure
  >
  /// The result of an operator.
  public typealias Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher> =
    AnyPublisher<A.Output, A.Failure>
  /// The result of an operator.
  public typealias Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  > = AnyPublisher<A.Output, A.Failure>
  /// The result of an operator.
  public typealias Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  > = AnyPublisher<A.Output, A.Failure>
  /// The result of an operator.
  public typealias Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  > = AnyPublisher<A.Output, A.Failure>
}
