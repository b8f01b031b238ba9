import Sessions
import Transport

/// A store of several servers that does not answer: until it does, it is unknown which sessions
/// live here.
extension Gateway {
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

  /// True if it has to be asked first where a session lives, or what is kept of it.
  func mustWait(for session: String) -> Bool {
    hub.takesTime(session) || clusterIdentity != nil && hub.store.isStale
  }

  /// Opens a session once it is known whether it lives here. If that stays unknown, clients get the
  /// state in memory, marked stale.
  func openAfterLeaseCheck(
    _ id: String, then done: @escaping @MainActor (StoreError?) -> Void
  ) {
    guard clusterIdentity != nil, hub.store.isStale else { return registry.open(id, then: done) }
    let waiter = Waiter { [unowned self] in registry.open(id, then: done) }
    waitingForStore.append(waiter)
    loop.schedule(after: Self.storeTimeout) { waiter.call() }
  }

  /// The store answers again.
  func leaseRefreshed() {
    if hub.store.isStale { return }
    let waiters = waitingForStore
    waitingForStore = []
    for waiter in waiters { waiter.call() }
  }
}
