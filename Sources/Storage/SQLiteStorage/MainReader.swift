import SQLiteRows
import SessionRecords

/// Reads the database on the main thread until it is closed, and records the damage that it meets.
@MainActor
struct MainReader {
  /// True if the whole file was checked when it was opened.
  let isChecked: Bool
  private var reader: Reader?
  private var lock: DatabaseLock?
  private let log: @MainActor @Sendable (String) -> Void
  private var hasReportedDamage = false

  init(
    _ file: DatabaseFile, _ lock: DatabaseLock, isChecked: Bool,
    log: @escaping @MainActor @Sendable (String) -> Void
  ) throws(SQLiteError) {
    reader = try Reader(Connection(file.path, .reading))
    (self.lock, self.isChecked, self.log) = (lock, isChecked, log)
  }

  var isClosed: Bool { reader == nil }

  mutating func read<Result>(
    _ work: (Reader) throws(SQLiteError) -> Result
  ) throws(StoreError) -> Result {
    guard let reader else { throw .unreadable("The database is closed.") }
    do throws(SQLiteError) {
      return try reader.atOneMoment { () throws(SQLiteError) in try work(reader) }
    } catch {
      throw failure(error)
    }
  }

  /// Damage is recorded, so that the next start looks at the whole file.
  mutating func failure(_ error: SQLiteError) -> StoreError {
    guard error.isDamage else { return .unreadable("The database could not be read: \(error).") }
    lock?.record(isDamaged: true)
    if !hasReportedDamage {
      hasReportedDamage = true
      log(
        "The database is damaged (\(error)): sessions that it concerns cannot be read. Start the "
          + "server again: it then recovers what can be read.")
    }
    return .damaged("\(error)")
  }

  /// Closes the file, whose last connection has to be the one that writes.
  mutating func close() { reader = nil }

  /// Lets others open the database, once nothing of it is open here.
  mutating func unlock() { lock = nil }
}
