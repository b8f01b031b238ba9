/// Sends values that were noted, and the end that was.
///
/// Source: Apple, Combine `Record`.
public struct Record<Output, Failure: Error>: Publisher {
  /// The values and the end.
  public let recording: Recording

  /// Creates a publisher whose values a closure notes.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// Creates a publisher of what was noted.
  public init(recording: Recording) { self.recording = recording }

  /// Creates a publisher of values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  /// Attaches a subscriber, which gets the values that it asks for and then the end.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let values = Publishers.Sequence<[Output], Failure>(sequence: recording.output)
    guard case .failure(let error) = recording.completion else {
      return values.receive(subscriber: subscriber)
    }
    values.append(Fail(error: error)).receive(subscriber: subscriber)
  }

  /// Values one after the other, and how they end.
  public struct Recording {
    /// The values so far.
    public private(set) var output: [Output] = []
    /// The end: finished, unless a different one was recorded.
    public private(set) var completion = Subscribers.Completion<Failure>.finished

    /// Creates a note without values.
    public init() {}

    /// Creates a note of values and an end.
    public init(
      output: [Output] = [], completion: Subscribers.Completion<Failure> = .finished
    ) {
      self.output = output
      self.completion = completion
    }

    /// Notes a value.
    public mutating func receive(_ input: Output) { output.append(input) }
    /// Notes the end.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      self.completion = completion
    }
  }
}
