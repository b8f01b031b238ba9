import CSQLite
import Platform
import SQLiteRows

/// A prepared statement, which can run many times.
@safe final class Statement {
  private let handle: OpaquePointer
  private let connection: Connection

  init(_ handle: OpaquePointer, of connection: Connection) {
    unsafe self.handle = unsafe handle
    self.connection = connection
  }

  deinit {
    unsafe sqlite3_finalize(handle)
  }

  func run(_ values: SQLiteValue...) throws(SQLiteError) { try run(values) }

  func run(_ values: [SQLiteValue]) throws(SQLiteError) {
    try each(values) { _ in true }
  }

  /// Runs the statement and creates a result from its first row; nil if there is none.
  func first<Result>(
    _ values: SQLiteValue..., read: (Row) -> Result?
  ) throws(SQLiteError) -> Result? {
    try first(values, read: read)
  }

  func first<Result>(
    _ values: [SQLiteValue], read: (Row) -> Result?
  ) throws(SQLiteError) -> Result? {
    var result: Result?
    try each(values) { row in
      result = read(row)
      return false
    }
    return result
  }

  func each(_ values: SQLiteValue..., read: (Row) -> Bool) throws(SQLiteError) {
    try each(values, read: read)
  }

  /// - Parameter read: is handed each row, which is gone when it returns; whether it wants more.
  func each(_ values: [SQLiteValue], read: (Row) -> Bool) throws(SQLiteError) {
    defer { unsafe sqlite3_reset(handle) }
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
    while true {
      SystemError.code = 0
      let code = unsafe sqlite3_step(handle)
      if code == SQLITE_DONE { return }
      guard code == SQLITE_ROW else { throw connection.failure(code) }
      if unsafe !read(Row(handle)) { return }
    }
  }

  private func bind(_ value: SQLiteValue, at index: Int32) throws(SQLiteError) {
    let code =
      switch value {
      case .integer(let number): unsafe sqlite3_bind_int64(handle, index, Int64(number))
      case .text(let text):
        unsafe csqlite_bind_text(handle, index, text, Int32(text.utf8.count))
      case .blob(let bytes):
        unsafe csqlite_bind_blob(handle, index, bytes, Int32(bytes.count))
      case .null: unsafe sqlite3_bind_null(handle, index)
      }
    guard code == SQLITE_OK else { throw connection.failure(code) }
  }
}
