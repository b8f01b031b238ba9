extension Publisher {
  /// Calls closures with what passes between publisher and subscriber, and changes nothing of it.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      let step = Step<Output, Failure, Output, Failure>(
        .init(
          onValue: { value, step in
            receiveOutput?(value)
            let more = step.send(value)
            if more > .none { receiveRequest?(more) }
            return more
          },
          onCompletion: { completion, step in
            receiveCompletion?(completion)
            step.finish(completion)
          },
          onDemand: {
            receiveRequest?($0)
            return $0
          }, onCancel: { receiveCancel?() }), downstream: downstream)
      receive(
        subscriber: ClosureSubscriber<Output, Failure>(
          onSubscription: {
            receiveSubscription?($0)
            step.receive(subscription: $0)
          }, onValue: { step.receive($0) }, onCompletion: { step.receive(completion: $0) }))
    }
  }

  /// Prints what passes between publisher and subscriber.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> AnyPublisher<Output, Failure> {
    let lead = prefix.isEmpty ? "" : "\(prefix): "
    var stream = stream
    func write(_ line: String) {
      guard var output = stream else { return Swift.print(lead + line) }
      output.write("\(lead)\(line)\n")
      stream = output
    }
    return handleEvents(
      receiveSubscription: { write("receive subscription: (\(Swift.type(of: $0)))") },
      receiveOutput: { write("receive value: (\($0))") },
      receiveCompletion: {
        switch $0 {
        case .finished: write("receive finished")
        case .failure(let error): write("receive error: (\(error))")
        }
      }, receiveCancel: { write("receive cancel") },
      receiveRequest: {
        write("request \($0 == .unlimited ? "unlimited" : "max: (\($0.count))")")
      })
  }

  /// Publishes values unchanged; there is no debugger to stop in.
  public func breakpointOnError() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}
