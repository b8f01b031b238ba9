import Glibc
import SessionRecords
import Synchronization

extension DatabaseWorker {
  /// Writes a batch. If the connection is lost during the write, it first finds out what was
  /// stored.
  ///
  /// - Parameters:
  ///   - outageTimeout: the time to wait for a database that cannot be reached.
  ///   - onDelay: called once, if it has to wait.
  func write(
    _ batch: WriteBatch, outageTimeout: Duration, _ onDelay: () -> Void
  ) -> WriteBatch.Outcome {
    let attempt = WriteAttempt(batch)
    let end = ContinuousClock.now + outageTimeout
    var isLate = false
    while true {
      do throws(DatabaseError) {
        return try performNow { (connection) throws(DatabaseError) in
          try attempt.run(on: connection)
        }
      } catch {
        if !error.isConnectionLoss && !error.isTransient || .now > end {
          return .unknown("The database did not store it: \(error)")
        }
        if !isLate && error.isConnectionLoss { onDelay() }
        isLate = true
        usleep(20_000)
      }
    }
  }
}

extension DatabaseError {
  /// Two transactions were in each other's way: one of them has to try again.
  fileprivate var isTransient: Bool { ["40001", "40P01", "55P03"].contains(state) }
}

/// A batch on its way; what is known of it outlives the attempts.
private final class WriteAttempt: Sendable {
  private let state: Mutex<State>

  init(_ batch: WriteBatch) { state = Mutex(State(batch: batch)) }

  func run(on connection: DatabaseConnection) throws(DatabaseError) -> WriteBatch.Outcome {
    var now = state.withLock { $0 }
    defer { state.withLock { [now] in $0 = now } }
    if now.isInDoubt { now.applyOutcome(try connection.resolveOutcome(of: now.batch)) }
    now.isInDoubt = true
    let written = try connection.write(now.batch)
    now.moved.formUnion(written.moved)
    return .stored(moved: now.moved, terms: now.terms, failed: written.failed)
  }

  private struct State {
    var batch: WriteBatch
    var moved: Set<Int> = []
    var terms: [Int: Int] = [:]
    /// True if the batch was sent and its outcome is unknown.
    var isInDoubt = false

    mutating func applyOutcome(_ found: (terms: [Int: Int], unwritten: Set<Int>)) {
      isInDoubt = false
      moved.formUnion(batch.parts.map(\.id).filter { found.terms[$0] == nil })
      terms.merge(found.terms) { _, new in new }
      batch.parts.removeAll { !found.unwritten.contains($0.id) }
      for index in batch.parts.indices {
        batch.parts[index].term = found.terms[batch.parts[index].id] ?? batch.parts[index].term
      }
    }
  }
}
