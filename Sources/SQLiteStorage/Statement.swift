import CSQLite

enum SQLiteValue {
  case integer(Int)
  case text(String)
  case blob([UInt8])
  case null
}

/// A prepared statement; it may be run again and again.
final class Statement {
  private let handle: OpaquePointer
  private let connection: Connection

  init(_ handle: OpaquePointer, of connection: Connection) {
    self.handle = handle
    self.connection = connection
  }

  deinit {
    sqlite3_finalize(handle)
  }

  func run(_ values: SQLiteValue...) throws(SQLiteError) { try run(values) }

  func run(_ values: [SQLiteValue]) throws(SQLiteError) {
    try each(values) { _ in true }
  }

  /// What is made of the first row; nil where there is none.
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
    defer { sqlite3_reset(handle) }
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
    while true {
      clearSystemCode()
      let code = sqlite3_step(handle)
      if code == SQLITE_DONE { return }
      guard code == SQLITE_ROW else { throw connection.failure(code) }
      if !read(Row(handle)) { return }
    }
  }

  private func bind(_ value: SQLiteValue, at index: Int32) throws(SQLiteError) {
    let code =
      switch value {
      case .integer(let number): sqlite3_bind_int64(handle, index, Int64(number))
      case .text(let text): csqlite_bind_text(handle, index, text, Int32(text.utf8.count))
      case .blob(let bytes): csqlite_bind_blob(handle, index, bytes, Int32(bytes.count))
      case .null: sqlite3_bind_null(handle, index)
      }
    guard code == SQLITE_OK else { throw connection.failure(code) }
  }
}

/// A row as it is read; columns count from 0.
struct Row {
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer) {
    self.handle = handle
  }

  func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

  func integerOrNil(_ column: Int32) -> Int? {
    sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : integer(column)
  }

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

  func bytes(_ column: Int32) -> [UInt8] {
    copy(sqlite3_column_blob(handle, column), count: sqlite3_column_bytes(handle, column))
  }

  func text(_ column: Int32) -> String { String(decoding: bytes(column), as: UTF8.self) }
}
