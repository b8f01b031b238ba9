import CSQLite
import Glibc
import SessionRecords
import Testing

@testable import SQLiteStorage

@Suite struct `The meaning of SQLite's errors` {
  private func error(_ code: Int32, _ system: Int32 = 0) -> SQLiteError {
    SQLiteError(code: code, systemCode: system, message: "m")
  }

  @Test func `full, if nothing of the transaction is stored`() {
    #expect(error(SQLITE_FULL).isFull)
    #expect(error(SQLITE_IOERR | (3 << 8), ENOSPC).isFull)
    #expect(error(SQLITE_IOERR | (3 << 8), EDQUOT).isFull)
    #expect(!error(SQLITE_IOERR | (3 << 8), EIO).isFull)
    // A disk that reports it only at the sync: it is unknown what was stored.
    #expect(!error(SQLITE_IOERR | (4 << 8), ENOSPC).isFull)
    #expect(error(SQLITE_FULL).obstacle == .full)
  }

  @Test(arguments: [SQLITE_BUSY, SQLITE_LOCKED, SQLITE_BUSY | (2 << 8)])
  func `busy, if another program has locked it`(code: Int32) {
    #expect(error(code).isBusy && error(code).obstacle == .busy)
    #expect(!error(code).isDamage && !error(code).isFull)
  }

  @Test(arguments: [
    SQLITE_CORRUPT, SQLITE_CORRUPT | (1 << 8), SQLITE_NOTADB, SQLITE_ERROR, SQLITE_FORMAT,
    SQLITE_SCHEMA, SQLITE_MISMATCH, SQLITE_TOOBIG, SQLITE_CONSTRAINT, SQLITE_READONLY,
  ])
  func `damage, if the contents are wrong`(code: Int32) {
    #expect(error(code).isDamage)
    #expect(error(code).obstacle == nil)
  }

  @Test(arguments: [SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_NOMEM, SQLITE_READONLY | (5 << 8)])
  func `no damage, if the system is the obstacle`(code: Int32) {
    #expect(!error(code).isDamage && error(code).obstacle == nil)
  }

  @Test func `that readers cannot share, if no file can be made beside it`() {
    #expect(error(SQLITE_CANTOPEN).cannotShare)
    #expect(error(SQLITE_READONLY | (5 << 8)).cannotShare)
    #expect(error(SQLITE_IOERR, EROFS).cannotShare)
    #expect(!error(SQLITE_READONLY).cannotShare && !error(SQLITE_IOERR, EIO).cannotShare)
  }

  @Test func `in words, with both codes`() {
    #expect("\(error(SQLITE_BUSY))" == "m (5)")
    #expect("\(error(SQLITE_IOERR, ENOSPC))" == "m (10, No space left on device)")
    #expect(SQLiteError.damage("x").isDamage && !SQLiteError.failedRead.isDamage)
    #expect(SQLiteError.blockedByReaders.isBusy)
  }
}
