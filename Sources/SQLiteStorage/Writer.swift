import Dispatch
import Sessions
import Synchronization

/// The thread that writes, with the one connection that does.
final class Writer: Sendable {
  private let queue = DispatchQueue(label: "colonnade.store", qos: .userInitiated)
  private let desk: Mutex<WritingDesk>

  init(
    _ file: DatabaseFile, _ lock: DatabaseLock, _ possession: Possession,
    _ configuration: SQLiteStore.Configuration
  ) throws(SQLiteError) {
    desk = Mutex(try WritingDesk(file, lock, possession, configuration))
  }

  /// - Parameter done: called on the main thread, once the group is stored or lost, with the time
  ///   that took.
  func write(
    _ group: WriteGroup, at now: Int64,
    done: @escaping @MainActor (WriteGroup.Outcome, Duration) -> Void
  ) {
    queue.async { [self] in
      let begin = ContinuousClock.now
      let outcome = desk.withLock { $0.write(group, at: now) }
      let time = begin.duration(to: .now)
      DispatchQueue.main.async { MainActor.assumeIsolated { done(outcome, time) } }
      // Only now: nobody waits for it.
      desk.withLock { $0.tidy() }
      if !group.changes.isEmpty { free() }
    }
  }

  /// Frees what was removed, one step behind each group that waits.
  func free() {
    queue.async { [self] in
      let isMore = desk.withLock { desk in
        let isMore = desk.free()
        desk.tidy()
        return isMore
      }
      if isMore { free() }
    }
  }

  /// Closes the database, behind what is being written.
  func close() {
    queue.sync { desk.withLock { $0.close() } }
  }
}
