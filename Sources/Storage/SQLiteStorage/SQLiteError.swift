import CSQLite
import Glibc
import Platform
import SessionRecords

/// An error of SQLite, with the system's own if there is one.
struct SQLiteError: Error {
  /// The extended result code.
  let code: Int32
  /// The system's `errno`; 0 if it has nothing to do with the error.
  let systemCode: Int32
  let message: String

  private var primary: Int32 { code & 0xff }

  /// There is no room, and nothing of the transaction is stored. If the disk reports this only at a
  /// sync, it is unknown what is stored, and the answer is false.
  var isFull: Bool {
    if isExhausted { return false }
    if primary == SQLITE_FULL { return true }
    let isOutOfRoom = systemCode == ENOSPC || systemCode == EDQUOT
    return primary == SQLITE_IOERR && isOutOfRoom && code != Self.syncFailed
  }

  /// There is no number left for a session, and nothing of the transaction is stored.
  var isExhausted: Bool { message == Self.sessionIDsExhausted.message }

  /// The temporary obstacle to writing, with nothing stored; nil for any other error.
  var obstacle: StoreFailure? { isFull ? .full : isBusy ? .busy : nil }

  /// The contents of the file are not what they should be.
  var isDamage: Bool {
    switch primary {
    // The rest is what SQLite says of a header or of tables with some bytes changed.
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR, SQLITE_FORMAT, SQLITE_SCHEMA,
      SQLITE_MISMATCH, SQLITE_TOOBIG, SQLITE_CONSTRAINT:
      true
    default: code == SQLITE_READONLY
    }
  }

  /// Readers need a file next to the database, which cannot be created.
  var cannotShare: Bool {
    primary == SQLITE_CANTOPEN || (primary == SQLITE_READONLY && code != SQLITE_READONLY)
      || (primary == SQLITE_IOERR && systemCode == EROFS)
  }

  static let cannotOpen = SQLITE_CANTOPEN

  var isBusy: Bool { primary == SQLITE_BUSY || primary == SQLITE_LOCKED }

  static func cannotOpen(_ message: String) -> SQLiteError {
    SQLiteError(code: cannotOpen, systemCode: 0, message: message)
  }

  static let blockedByReaders = SQLiteError(
    code: SQLITE_BUSY, systemCode: 0,
    message: "Another program reads what has to be folded into the database first")

  static func damage(_ message: String) -> SQLiteError {
    SQLiteError(code: SQLITE_CORRUPT, systemCode: 0, message: message)
  }

  /// Rows are in the wrong place, or cannot be reached.
  static let inconsistent = damage("The file does not hang together")

  /// The file has no number left for another session.
  static let sessionIDsExhausted = SQLiteError(
    code: SQLITE_FULL, systemCode: 0, message: "There is no number left for a session")

  static let failedRead = SQLiteError(
    code: SQLITE_IOERR | (33 << 8), systemCode: EIO, message: "disk I/O error")

  private static let syncFailed = SQLITE_IOERR | (4 << 8)
}

extension SQLiteError: CustomStringConvertible {
  var description: String {
    let system = systemCode == 0 ? "" : ", \(SystemError.text(of: systemCode))"
    return "\(message) (\(code)\(system))"
  }
}
