import Dispatch
import Synchronization

/// A thread with its own connection. It connects when it is needed, and again after a failure.
/// The delay before that doubles and is partly random, so that not all nodes connect at once.
final class DatabaseWorker: Sendable {
  private let queue: DispatchQueue
  private let state: Mutex<State>

  /// - Parameters:
  ///   - retries: true to run work again at once, on a new connection, if its connection was lost.
  init(
    _ name: String, _ url: String, timeout: Int? = nil, listens: Bool = false,
    retries: Bool = true
  ) {
    queue = DispatchQueue(label: "colonnade.\(name)", qos: .userInitiated)
    state = Mutex(State(url: url, timeout: timeout, listens: listens, retries: retries))
  }

  private struct State {
    let url: String
    let timeout: Int?
    let listens: Bool
    let retries: Bool
    var connection: DatabaseConnection?
    var isClosed = false
    var failures = 0
    var retryAt = ContinuousClock.now

    mutating func perform<Result: Sendable>(
      _ work: @Sendable (DatabaseConnection) throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
      if isClosed { throw DatabaseError("the store is closed") }
      if connection == nil && retryAt > .now { throw .backingOff }
      do throws(DatabaseError) {
        if let connection {
          do throws(DatabaseError) {
            return try work(connection)
          } catch {
            guard error.isConnectionLoss, retries else { throw error }
          }
        }
        let connection = try DatabaseConnection(url, timeout: timeout, listens: listens)
        self.connection = connection
        failures = 0
        return try work(connection)
      } catch {
        if error.isConnectionLoss { backOff() }
        throw error
      }
    }

    private mutating func backOff() {
      connection = nil
      failures = min(failures + 1, 6)
      let most = 0.05 * Double(1 << failures)
      retryAt = .now + .seconds(Double.random(in: most / 2...most))
    }
  }

  /// On this thread.
  func performNow<Result: Sendable>(
    _ work: @Sendable (DatabaseConnection) throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    try state.withLock { (state) throws(DatabaseError) in try state.perform(work) }
  }

  /// - Parameter done: called on the main thread.
  func perform<Result: Sendable>(
    _ work: @escaping @Sendable (DatabaseConnection) throws(DatabaseError) -> Result,
    then done: @escaping @MainActor (Swift.Result<Result, DatabaseError>) -> Void
  ) {
    queue.async { [self] in
      var result: Swift.Result<Result, DatabaseError>
      do throws(DatabaseError) {
        result = .success(try performNow(work))
      } catch {
        result = .failure(error)
      }
      DispatchQueue.main.async { [result] in MainActor.assumeIsolated { done(result) } }
    }
  }

  /// Runs a closure on the worker's thread, after its current work.
  func enqueue(_ body: @escaping @Sendable (DatabaseWorker) -> Void) {
    queue.async { body(self) }
  }

  /// Closes the connection after the current work; no further work is done.
  func close() {
    queue.async { [self] in
      state.withLock {
        $0.isClosed = true
        $0.connection = nil
      }
    }
  }
}
