import Dispatch
import Synchronization

/// A thread with its own connection, which is opened when it is needed, and again after a failure.
/// The delay before that doubles and is partly random, so that not all nodes connect at once.
final class Desk: Sendable {
  private let queue: DispatchQueue
  private let place: Mutex<Place>

  /// - Parameters:
  ///   - repeats: what was cut off is done again at once, on another connection.
  init(
    _ name: String, _ url: String, timeout: Int? = nil, listens: Bool = false,
    repeats: Bool = true
  ) {
    queue = DispatchQueue(label: "colonnade.\(name)", qos: .userInitiated)
    place = Mutex(Place(url: url, timeout: timeout, listens: listens, repeats: repeats))
  }

  private struct Place {
    let url: String
    let timeout: Int?
    let listens: Bool
    let repeats: Bool
    var connection: DatabaseConnection?
    var isClosed = false
    var failures = 0
    var restingUntil = ContinuousClock.now

    mutating func perform<Result: Sendable>(
      _ work: @Sendable (DatabaseConnection) throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
      if isClosed { throw DatabaseError("the store is closed") }
      if connection == nil && restingUntil > .now { throw .resting }
      do throws(DatabaseError) {
        if let connection {
          do throws(DatabaseError) {
            return try work(connection)
          } catch {
            guard error.isOfConnection, repeats else { throw error }
          }
        }
        let connection = try DatabaseConnection(url, timeout: timeout, listens: listens)
        self.connection = connection
        failures = 0
        return try work(connection)
      } catch {
        if error.isOfConnection { noteFailure() }
        throw error
      }
    }

    private mutating func noteFailure() {
      connection = nil
      failures = min(failures + 1, 6)
      let most = 0.05 * Double(1 << failures)
      restingUntil = .now + .seconds(Double.random(in: most / 2...most))
    }
  }

  /// On this thread.
  func performNow<Result: Sendable>(
    _ work: @Sendable (DatabaseConnection) throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    try place.withLock { (place) throws(DatabaseError) in try place.perform(work) }
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

  /// Runs a closure on the desk's thread, after its current work.
  func behind(_ body: @escaping @Sendable (Desk) -> Void) {
    queue.async { body(self) }
  }

  /// Closes the connection after the current work; no further work is done.
  func close() {
    queue.async { [self] in
      place.withLock {
        $0.isClosed = true
        $0.connection = nil
      }
    }
  }
}
