import Glibc
import Sessions
import Synchronization

/// The thread that keeps a node known: it renews the lease, one statement for all sessions, and
/// checks for changes by other nodes, even if no node calls.
@MainActor
final class Keeper {
  /// The start of the last renewal that the database has answered; nil before the first.
  var renewedAt: ContinuousClock.Instant?
  let lease: Duration
  private let desk: Desk
  private let rounds: Mutex<Rounds>

  /// The time between two checks, in milliseconds, if no node calls.
  private nonisolated static let pause = 250
  /// The least time between two checks, however often nodes call.
  private nonisolated static let leastPause = 20

  /// The database's last word.
  struct Report: Sendable {
    /// Nil if it was not asked for.
    var renewedAt: ContinuousClock.Instant?
    var nodes: [NodeEntry]?
    /// The ids of sessions that this node had, and others have now.
    var lost: [Int] = []
    /// Nil if they are unchanged.
    var appValues: [String: [UInt8]]?
    var news = Directory.News()
  }

  init(
    _ configuration: PostgreSQLStore.Configuration, node: String, directory: Directory,
    valueChanges: Int
  ) {
    lease = .seconds(configuration.lease)
    desk = Desk(
      "keeper", configuration.url, timeout: 1_000 * max(1, configuration.lease / 2),
      listens: true)
    rounds = Mutex(
      Rounds(
        node: node, version: configuration.server, lease: configuration.lease,
        directory: directory, valueChanges: valueChanges))
  }

  /// - Parameters:
  ///   - joined: called with the first report.
  ///   - told: called with each later report.
  func begin(
    at address: String, _ joined: @escaping @MainActor (Report) -> Void,
    then told: @escaping @MainActor (Report) -> Void
  ) {
    rounds.withLock { $0.address = address }
    round { [weak self] report in
      if let report { joined(report) }
      self?.goOn(until: report == nil ? joined : nil, told)
    }
  }

  private func goOn(
    until joined: (@MainActor (Report) -> Void)?, _ told: @escaping @MainActor (Report) -> Void
  ) {
    desk.behind { [weak self] desk in
      usleep(UInt32(1_000 * Self.leastPause))
      let isHeard: Void? = try? desk.performNow { (connection) throws(DatabaseError) in
        connection.waitForCall(Int32(Self.pause - Self.leastPause))
      }
      if isHeard == nil { usleep(UInt32(1_000 * (Self.pause - Self.leastPause))) }
      PostgreSQLStore.onMain {
        guard let self, self.rounds.withLock({ $0.address != nil }) else { return }
        self.round { [weak self] report in
          if let report { (joined ?? told)(report) }
          self?.goOn(until: report == nil ? joined : nil, told)
        }
      }
    }
  }

  private func round(_ done: @escaping @MainActor (Report?) -> Void) {
    desk.perform { [self] (connection) throws(DatabaseError) in
      try round(on: connection)
    } then: { result in
      done(try? result.get())
    }
  }

  private nonisolated func round(
    on connection: DatabaseConnection
  ) throws(DatabaseError) -> Report? {
    var copy = rounds.withLock { $0 }
    if copy.address == nil { return nil }
    let report = try copy.run(on: connection)
    rounds.withLock { $0.note(copy) }
    return report
  }

  /// - Parameter done: called when the sessions are free, or cannot be freed.
  func end(_ done: @escaping @MainActor (Bool) -> Void) {
    let node = rounds.withLock { rounds in
      rounds.address = nil
      return rounds.node
    }
    renewedAt = nil
    desk.perform { (connection) throws(DatabaseError) in
      try connection.leave(node)
    } then: { result in
      done((try? result.get()) != nil)
    }
  }

  /// This node has a session, and wants to know when it loses it.
  func hold(_ id: Int) { rounds.withLock { _ = $0.held.insert(id) } }

  func forget(_ id: Int) { rounds.withLock { _ = $0.held.remove(id) } }

  func close() {
    rounds.withLock { $0.address = nil }
    desk.close()
  }
}
