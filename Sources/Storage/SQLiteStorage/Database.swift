import CSQLite
import Glibc
import Platform
import SessionRecords

/// Opening a database that is known to be ours.
enum Database {
  /// A connection that writes.
  static func open(
    _ path: String, _ configuration: SQLiteStore.Configuration
  ) throws(SQLiteError) -> Connection {
    let connection = try Connection(path, .writing)
    // Overwriting what is deleted would double what is written; only the owner can read the file.
    try connection.execute(
      """
      PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; PRAGMA secure_delete = OFF;
      PRAGMA cache_size = -16384; PRAGMA journal_size_limit = \(maxLogBytes);
      PRAGMA synchronous = \(configuration.synchronous)
      """)
    try limit(connection, configuration)
    return connection
  }

  /// A longer write-ahead log is cut to this length when it restarts.
  private static let maxLogBytes = 16 << 20

  private static func limit(
    _ connection: Connection, _ configuration: SQLiteStore.Configuration
  ) throws(SQLiteError) {
    guard let most = configuration.maxPages else { return }
    try connection.execute("PRAGMA max_page_count = \(most)")
  }

  /// Makes an empty database, all of it or nothing, if there is no file.
  static func make(
    _ file: DatabaseFile, _ configuration: SQLiteStore.Configuration
  ) throws(SQLiteError) {
    let unfinished = file.path + ".new"
    DatabaseFile.remove(unfinished)
    guard DatabaseFile.makeEmpty(unfinished) else { throw .system(SQLITE_CANTOPEN) }
    do throws(SQLiteError) {
      let connection = try Connection(unfinished, .writing)
      try limit(connection, configuration)
      try configuration.schema.make(in: connection)
      try MetadataTable(connection).set("lineage", to: Epoch.random())
      try MetadataTable(connection).set("closed", to: "yes")
    } catch {
      DatabaseFile.remove(unfinished)
      throw error
    }
    guard DatabaseFile.move(unfinished, to: file.path) else { throw .system(SQLITE_IOERR) }
  }

  /// Checks that the file is consistent.
  ///
  /// - Parameter whole: a large one is not read whole, since the server has to be there at once,
  ///   however much is kept. What is wrong in it is found when the session that it belongs to is
  ///   read, and then the file is read whole at the next start.
  static func isSound(_ connection: Connection, whole: Bool) throws(SQLiteError) -> Bool {
    if whole {
      if try connection.text("PRAGMA quick_check(1)") == "ok" { return true }
      // Pages that the disk does not give back are there all the same, perhaps another time.
      if SystemError.code == EIO { throw .failedRead }
      return false
    }
    return try connection.integer("SELECT count(*) FROM sqlite_schema") ?? 0 > 0
  }
}

extension SQLiteError {
  /// The system said no before SQLite was asked.
  static func system(_ code: Int32) -> SQLiteError {
    SQLiteError(code: code, systemCode: SystemError.code, message: "The system refused")
  }
}
