/// The subscribers of a subject. A subscriber without demand misses a value, as in Combine.
final class Downstreams<Output, Failure: Error> {
  private var downstreams: [Int: Downstream] = [:]
  private var nextToken = 0
  private var completion: Subscribers.Completion<Failure>?

  /// - Parameter current: the value that a new subscriber gets at once.
  func add<S: Subscriber>(_ subscriber: S, current: (() -> Output)? = nil)
  where S.Input == Output, S.Failure == Failure {
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      return subscriber.receive(completion: completion)
    }
    let downstream = Downstream(subscriber, current: current, in: self, token: nextToken)
    downstreams[nextToken] = downstream
    nextToken += 1
    subscriber.receive(subscription: downstream)
  }

  /// True once the end has been sent.
  var isCompleted: Bool { completion != nil }

  /// In the order in which they came.
  func send(_ value: Output) {
    for token in downstreams.keys.sorted() { downstreams[token]?.deliver(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let all = downstreams
    downstreams = [:]
    for token in all.keys.sorted() { all[token]?.complete(completion) }
  }

  private func remove(_ token: Int) { downstreams[token] = nil }

  private final class Downstream: Subscription {
    private weak var downstreams: Downstreams?
    private let token: Int
    private var demand = Subscribers.Demand.none
    private var current: (() -> Output)?
    private var receive: ((Output) -> Subscribers.Demand)?
    private var finish: ((Subscribers.Completion<Failure>) -> Void)?

    init<S: Subscriber>(
      _ subscriber: S, current: (() -> Output)?, in downstreams: Downstreams, token: Int
    ) where S.Input == Output, S.Failure == Failure {
      self.downstreams = downstreams
      self.token = token
      self.current = current
      receive = { subscriber.receive($0) }
      finish = { subscriber.receive(completion: $0) }
    }

    func request(_ demand: Subscribers.Demand) {
      self.demand += demand
      guard let current, self.demand > .none else { return }
      self.current = nil
      deliver(current())
    }

    func deliver(_ value: Output) {
      guard demand > .none, let receive else { return }
      current = nil
      demand.use()
      demand += receive(value)
    }

    func complete(_ completion: Subscribers.Completion<Failure>) {
      let finish = finish
      cancel()
      finish?(completion)
    }

    func cancel() {
      downstreams?.remove(token)
      receive = nil
      finish = nil
      current = nil
    }
  }
}
