import CSQLite
import Glibc
import Platform
import SQLiteRows

/// A connection to a database file, used by one thread at a time.
@safe final class Connection {
  enum Mode {
    case reading
    case writing
    /// Reads the file without its write-ahead log, and without touching any file next to it.
    case immutable
    /// A copy of a damaged file, as far as it goes.
    case salvaging
  }

  private let handle: OpaquePointer

  init(_ path: String, _ mode: Mode) throws(SQLiteError) {
    var opened: OpaquePointer?
    let code = unsafe sqlite3_open_v2(Self.name(path, mode), &opened, Self.flags(mode), nil)
    guard let opened = unsafe opened else {
      throw SQLiteError(code: code, systemCode: 0, message: "There is no memory for a connection.")
    }
    unsafe handle = unsafe opened
    unsafe sqlite3_extended_result_codes(handle, 1)
    guard code == SQLITE_OK else { throw failure(code) }
    try prepare(for: mode)
  }

  private func prepare(for mode: Mode) throws(SQLiteError) {
    if mode == .salvaging {
      // Then a file that is shorter than it says is read all the same.
      return try execute("PRAGMA writable_schema = ON")
    }
    set(SQLITE_DBCONFIG_DEFENSIVE, on: true)
    setBusyTimeout(mode == .writing ? .busyTimeout : .shortBusyTimeout)
    if mode != .writing {
      set(SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, on: true)
      try execute("PRAGMA query_only = ON")
    }
    try execute("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
  }

  /// Closes the connection; statements that are still there keep the file open.
  deinit {
    unsafe sqlite3_close_v2(handle)
  }

  private static func flags(_ mode: Mode) -> Int32 {
    let common = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_NOFOLLOW
    return switch mode {
    case .reading: common | SQLITE_OPEN_READONLY
    case .writing, .salvaging: common | SQLITE_OPEN_READWRITE
    case .immutable: common | SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
    }
  }

  private static func name(_ path: String, _ mode: Mode) -> String {
    guard mode == .immutable else { return path }
    let hex = Array("0123456789abcdef")
    let escaped = path.utf8.map { "%\(hex[Int($0 >> 4)])\(hex[Int($0 & 15)])" }.joined()
    return "file:\(escaped)?immutable=1"
  }

  /// One of the switches of `sqlite3_db_config`.
  func set(_ option: Int32, on: Bool) {
    _ = unsafe csqlite_switch(handle, option, on ? 1 : 0)
  }

  /// - Parameter sql: one or several statements whose rows are not needed.
  func execute(_ sql: String) throws(SQLiteError) {
    SystemError.code = 0
    let code = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw failure(code) }
  }

  func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    var prepared: OpaquePointer?
    let code = unsafe sqlite3_prepare_v3(
      handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared = unsafe prepared else { throw failure(code) }
    return unsafe Statement(prepared, of: self)
  }

  func failure(_ code: Int32) -> SQLiteError {
    // SQLite takes what the disk does not give back for damage.
    if code & 0xff == SQLITE_CORRUPT && SystemError.code == EIO { return .failedRead }
    let system = code & 0xff == SQLITE_IOERR || code & 0xff == SQLITE_CANTOPEN
    return SQLiteError(
      code: code == SQLITE_OK ? SQLITE_MISUSE : code,
      systemCode: system ? unsafe sqlite3_system_errno(handle) : 0,
      message: unsafe String(cString: sqlite3_errmsg(handle)))
  }

  var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

  /// The pages that have been written since this was last called.
  func consumePagesWritten() -> Int {
    var pages: Int32 = 0
    var highest: Int32 = 0
    unsafe sqlite3_db_status(handle, SQLITE_DBSTATUS_CACHE_WRITE, &pages, &highest, 1)
    return Int(pages)
  }

  /// Sets the time for which another program's lock is waited for.
  func setBusyTimeout(_ milliseconds: Int32) {
    unsafe sqlite3_busy_timeout(handle, milliseconds)
  }

  /// Copies the write-ahead log into the database.
  ///
  /// - Parameter emptying: true to wait for readers, so that nothing stays in the log.
  /// - Returns: true when the database has all of it.
  @discardableResult
  func checkpoint(emptying: Bool) throws(SQLiteError) -> Bool {
    let mode = emptying ? SQLITE_CHECKPOINT_TRUNCATE : SQLITE_CHECKPOINT_PASSIVE
    var (frames, copied): (Int32, Int32) = (0, 0)
    let code = unsafe sqlite3_wal_checkpoint_v2(handle, nil, mode, &frames, &copied)
    guard code == SQLITE_OK else { throw failure(code) }
    return frames == copied
  }

  /// Copies as much of the write-ahead log into the database as other programs leave room for; they
  /// are waited for only shortly.
  ///
  /// - Returns: true when nothing stays in the log.
  func checkpointAndTruncate() throws(SQLiteError) -> Bool {
    setBusyTimeout(.shortBusyTimeout)
    defer { setBusyTimeout(.busyTimeout) }
    do {
      try checkpoint(emptying: true)
      return true
    } catch {
      guard error.isBusy else { throw error }
    }
    do { try checkpoint(emptying: false) } catch { guard error.isBusy else { throw error } }
    return false
  }
}

extension Connection {
  func run(_ sql: String, _ values: SQLiteValue...) throws(SQLiteError) {
    try prepare(sql).run(values)
  }

  /// The first column of the first row.
  func integer(_ sql: String, _ values: SQLiteValue...) throws(SQLiteError) -> Int? {
    try prepare(sql).first(values) { $0.integer(0) }
  }

  func text(_ sql: String, _ values: SQLiteValue...) throws(SQLiteError) -> String? {
    try prepare(sql).first(values) { $0.text(0) }
  }

  /// Returns true if a table has a column with that name.
  func has(_ column: String, in table: String) throws(SQLiteError) -> Bool {
    try integer(
      "SELECT count(*) FROM pragma_table_info(?1) WHERE name = ?2", .text(table), .text(column))
      ?? 0 > 0
  }

  /// Does all of it or nothing.
  func inTransaction<Result>(
    _ work: () throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try work()
      try execute("COMMIT")
      return result
    } catch {
      if isInTransaction { try? execute("ROLLBACK") }
      throw error
    }
  }
}

extension Int32 {
  /// Milliseconds for which another program's lock is waited for in writing.
  fileprivate static let busyTimeout: Int32 = 500
  /// The same for reading, starting and stopping.
  fileprivate static let shortBusyTimeout: Int32 = 200
}
