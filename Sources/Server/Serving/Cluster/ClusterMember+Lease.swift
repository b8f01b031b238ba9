import SessionRecords
import Transport

/// A store of several servers that does not answer: until it does, it is unknown which sessions
/// live here.
extension ClusterMember {
  /// Seconds for which clients wait for the store before they get what there is in memory.
  private static let storeTimeout = 1.0

  /// A client that waits for the store to answer.
  final class Waiter {
    private var body: (() -> Void)?

    init(_ body: @escaping () -> Void) {
      self.body = body
    }

    func call() {
      let body = self.body
      self.body = nil
      body?()
    }
  }

  /// Calls back once it is known which sessions live here. If that stays unknown, clients get the
  /// state in memory, marked stale.
  func afterLeaseCheck(_ body: @escaping () -> Void) {
    if !store.isStale { return body() }
    let waiter = Waiter(body)
    waitingForStore.append(waiter)
    loop.schedule(after: Self.storeTimeout) { waiter.call() }
  }

  /// The store answers again.
  func leaseRefreshed() {
    if store.isStale { return }
    let waiters = waitingForStore
    waitingForStore = []
    for waiter in waiters { waiter.call() }
  }
}
