import Dispatch
import SessionRecords
import Synchronization

/// The thread that writes, with the one connection that does.
final class Writer: Sendable {
  private let queue = DispatchQueue(label: "colonnade.store", qos: .userInitiated)
  private let connection: Mutex<WriterConnection>

  init(
    _ file: DatabaseFile, _ lock: DatabaseLock, _ claim: DatabaseClaim,
    _ configuration: SQLiteStore.Configuration
  ) throws(SQLiteError) {
    connection = Mutex(try WriterConnection(file, lock, claim, configuration))
  }

  /// - Parameter done: called on the main thread, once the group is stored or lost, with the time
  ///   that took.
  func write(
    _ group: WriteGroup, at now: Int64,
    done: @escaping @MainActor (WriteGroup.Outcome, Duration) -> Void
  ) {
    queue.async { [self] in
      let begin = ContinuousClock.now
      let outcome = connection.withLock { $0.write(group, at: now) }
      let time = begin.duration(to: .now)
      DispatchQueue.main.async { MainActor.assumeIsolated { done(outcome, time) } }
      // This comes last, since no caller waits for it.
      let hasOvergrownSessions = connection.withLock { connection in
        connection.checkpointIfNeeded()
        return connection.hasOvergrownSessions
      }
      if hasOvergrownSessions || !group.changes.isEmpty { trim() }
    }
  }

  /// Removes data that is no longer kept, one step after each waiting group.
  func trim() {
    queue.async { [self] in
      let isMore = connection.withLock { connection in
        let isMore = connection.trimStep()
        connection.checkpointIfNeeded()
        return isMore
      }
      if isMore { trim() }
    }
  }

  /// Closes the database, after the current write.
  func close() {
    queue.sync { connection.withLock { $0.close() } }
  }
}
