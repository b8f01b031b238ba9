import CSQLite
import SQLiteRows

/// A row while it is read; columns count from 0.
@safe struct Row: Columns {
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer) { unsafe self.handle = unsafe handle }

  func integer(_ column: Int32) -> Int { Int(unsafe sqlite3_column_int64(handle, column)) }

  func integerOrNil(_ column: Int32) -> Int? { isNull(column) ? nil : integer(column) }

  func isNull(_ column: Int32) -> Bool {
    unsafe sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  /// A copy of the column's bytes, since SQLite moves on; none if it is NULL.
  func bytes(_ column: Int32) -> [UInt8] {
    let start = unsafe sqlite3_column_blob(handle, column)
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    guard let start = unsafe start, count > 0 else { return [] }
    return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: count))
  }

  func text(_ column: Int32) -> String { String(decoding: bytes(column), as: UTF8.self) }
}
