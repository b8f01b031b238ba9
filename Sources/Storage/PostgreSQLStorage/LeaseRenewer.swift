import Glibc
import SessionRecords
import Synchronization

/// The thread that renews a node's lease, with one statement for all sessions. It also polls for
/// changes by other nodes, even if no node sends a notification.
@MainActor
final class LeaseRenewer {
  /// The start of the last renewal that the database has answered; nil before the first.
  var renewedAt: ContinuousClock.Instant?
  let lease: Duration
  /// The start of the pass that the database has not answered yet; nil between two passes. The
  /// thread that asks resets it: a loop that is busy is no sign of a database that is away.
  private let askedAt = Mutex<ContinuousClock.Instant?>(nil)
  private var hasFailed = false
  private let worker: DatabaseWorker
  private let pass: Mutex<MaintenancePass>

  /// The time between two checks, in milliseconds, if no node sends a notification.
  private nonisolated static let pollInterval = 250
  /// The least time between two checks, however many notifications come.
  private nonisolated static let minPollInterval = 20
  /// The time in which the database answers a pass, unless it is away.
  private static let patience = Duration.milliseconds(700)

  /// False if the database could not be asked, or does not answer.
  var isAnswered: Bool {
    !hasFailed && askedAt.withLock { $0 }.map { .now - $0 < Self.patience } ?? true
  }

  /// The database's answer to one pass.
  struct Report: Sendable {
    /// Nil if it was not asked for.
    var renewedAt: ContinuousClock.Instant?
    var nodes: [NodeEntry]?
    /// The ids of sessions that this node had, and others have now.
    var lost: [Int] = []
    /// Nil if they are unchanged.
    var appValues: [String: [UInt8]]?
    var changes = SessionEntryCache.Changes()
  }

  init(
    _ configuration: PostgreSQLStore.Configuration, node: String, entryCache: SessionEntryCache,
    valueChanges: Int
  ) {
    lease = .seconds(configuration.lease)
    worker = DatabaseWorker(
      "lease-renewer", configuration.url, timeout: 1_000 * max(1, configuration.lease / 2),
      listens: true)
    pass = Mutex(
      MaintenancePass(
        node: node, version: configuration.server, lease: configuration.lease,
        entryCache: entryCache, valueChanges: valueChanges))
  }

  /// - Parameters:
  ///   - joined: called with the first report.
  ///   - onReport: called with each later report.
  func start(
    at address: String, _ joined: @escaping @MainActor (Report) -> Void,
    then onReport: @escaping @MainActor (Report) -> Void
  ) {
    pass.withLock { $0.address = address }
    runPass { [weak self] report in
      if let report { joined(report) }
      self?.scheduleNextPass(until: report == nil ? joined : nil, onReport)
    }
  }

  private func scheduleNextPass(
    until joined: (@MainActor (Report) -> Void)?, _ onReport: @escaping @MainActor (Report) -> Void
  ) {
    worker.enqueue { [weak self] worker in
      usleep(UInt32(1_000 * Self.minPollInterval))
      let isHeard: Void? = try? worker.performNow { (connection) throws(DatabaseError) in
        connection.waitForNotification(Int32(Self.pollInterval - Self.minPollInterval))
      }
      if isHeard == nil { usleep(UInt32(1_000 * (Self.pollInterval - Self.minPollInterval))) }
      PostgreSQLStore.onMain {
        guard let self, self.pass.withLock({ $0.address != nil }) else { return }
        self.runPass { [weak self] report in
          if let report { (joined ?? onReport)(report) }
          self?.scheduleNextPass(until: report == nil ? joined : nil, onReport)
        }
      }
    }
  }

  private func runPass(_ done: @escaping @MainActor (Report?) -> Void) {
    askedAt.withLock { $0 = .now }
    worker.perform { [self] (connection) throws(DatabaseError) in
      defer { askedAt.withLock { $0 = nil } }
      return try runPass(on: connection)
    } then: { [self] result in
      let report = try? result.get()
      hasFailed = report == nil
      done(report)
    }
  }

  private nonisolated func runPass(
    on connection: DatabaseConnection
  ) throws(DatabaseError) -> Report? {
    var copy = pass.withLock { $0 }
    if copy.address == nil { return nil }
    let report = try copy.run(on: connection)
    pass.withLock { $0.merge(copy) }
    return report
  }

  /// - Parameter done: called when the sessions are free, or cannot be freed.
  func unregister(_ done: @escaping @MainActor (Bool) -> Void) {
    let node = pass.withLock { pass in
      pass.address = nil
      return pass.node
    }
    renewedAt = nil
    worker.perform { (connection) throws(DatabaseError) in
      try connection.unregister(node)
    } then: { result in
      done((try? result.get()) != nil)
    }
  }

  /// Adds a session that this node owns; a report says when it has lost it.
  func addOwned(_ id: Int) { pass.withLock { _ = $0.ownedSessions.insert(id) } }

  func removeOwned(_ id: Int) { pass.withLock { _ = $0.ownedSessions.remove(id) } }

  func close() {
    pass.withLock { $0.address = nil }
    worker.close()
  }
}
