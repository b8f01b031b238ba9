import Dispatch
import SQLiteRows
import SessionRecords
import Synchronization

/// Reads sessions on a thread and a connection of its own, so that clients of other sessions do not
/// wait.
final class BackgroundReader: Sendable {
  typealias Found = Result<(row: SessionRow, result: LoadResult), SQLiteError>

  private let queue = DispatchQueue(label: "colonnade.background-reader", qos: .userInitiated)
  private let state: Mutex<State>
  private let isClosed = Atomic(false)

  init(_ file: DatabaseFile) {
    state = Mutex(State(path: file.path))
  }

  private struct State {
    let path: String
    /// Opened when it is first needed, and again after a failure.
    var reader: Reader?

    mutating func load(
      _ id: Int, since answers: Int64, _ isCancelled: @escaping @Sendable () -> Bool
    ) -> Found {
      do throws(SQLiteError) {
        let reader = try open(isCancelled)
        let found = try reader.atOneMoment { () throws(SQLiteError) in
          try reader.load(id, since: answers)
        }
        return .success(found)
      } catch {
        reader = nil
        return .failure(error)
      }
    }

    private mutating func open(
      _ isCancelled: @escaping @Sendable () -> Bool
    ) throws(SQLiteError) -> Reader {
      if isCancelled() { throw .cannotOpen("The database is closed.") }
      if let reader { return reader }
      let opened = try Reader(Connection(path, .reading), isCancelled: isCancelled)
      reader = opened
      return opened
    }
  }

  /// - Parameters:
  ///   - answers: older ones are not wanted; in milliseconds since 1970.
  ///   - done: called on the main thread.
  func load(_ id: Int, since answers: Int64, _ done: @escaping @MainActor (Found) -> Void) {
    queue.async { [self] in
      let found = state.withLock { state in
        state.load(id, since: answers) { [self] in isClosed.load(ordering: .relaxed) }
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { done(found) } }
    }
  }

  /// Closes the file as soon as the row that is being read has been.
  func close() {
    isClosed.store(true, ordering: .relaxed)
    queue.sync { state.withLock { $0.reader = nil } }
  }
}

extension Reader {
  /// - Throws: `damage` if the session's entry cannot be read.
  func load(
    _ id: Int, since answers: Int64
  ) throws(SQLiteError) -> (row: SessionRow, result: LoadResult) {
    guard let row = try row(id) else {
      throw .damage("The entry of the session cannot be read")
    }
    return (row, try LoadResult(of: row, before: nil, since: answers, self))
  }
}
