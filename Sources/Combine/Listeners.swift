/// The subscribers of a subject. A subscriber without demand misses a value, as in Combine.
final class Listeners<Output, Failure: Error> {
  private var listeners: [Int: Listener] = [:]
  private var next = 0
  private var completion: Subscribers.Completion<Failure>?

  /// - Parameter current: the value that a new subscriber gets at once.
  func add<S: Subscriber>(_ subscriber: S, current: (() -> Output)? = nil)
  where S.Input == Output, S.Failure == Failure {
    let listener = Listener(subscriber, current: current, in: self, token: next)
    listeners[next] = listener
    next += 1
    subscriber.receive(subscription: listener)
    if let completion {
      listener.cancel()
      subscriber.receive(completion: completion)
    }
  }

  /// In the order in which they came.
  func send(_ value: Output) {
    for token in listeners.keys.sorted() { listeners[token]?.take(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let all = listeners
    listeners = [:]
    for token in all.keys.sorted() { all[token]?.complete(completion) }
  }

  private func remove(_ token: Int) { listeners[token] = nil }

  private final class Listener: Subscription {
    private weak var listeners: Listeners?
    private let token: Int
    private var demand = Subscribers.Demand.none
    private var current: (() -> Output)?
    private var receive: ((Output) -> Subscribers.Demand)?
    private var finish: ((Subscribers.Completion<Failure>) -> Void)?

    init<S: Subscriber>(
      _ subscriber: S, current: (() -> Output)?, in listeners: Listeners, token: Int
    ) where S.Input == Output, S.Failure == Failure {
      self.listeners = listeners
      self.token = token
      self.current = current
      receive = { subscriber.receive($0) }
      finish = { subscriber.receive(completion: $0) }
    }

    func request(_ demand: Subscribers.Demand) {
      self.demand += demand
      guard let current, self.demand > .none else { return }
      self.current = nil
      take(current())
    }

    func take(_ value: Output) {
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
      listeners?.remove(token)
      receive = nil
      finish = nil
      current = nil
    }
  }
}
