import CPostgreSQL

/// The rows of an answer, in PostgreSQL's binary form.
@safe final class Rows {
  private let result: OpaquePointer

  /// - Parameter result: freed with the rows.
  init(_ result: OpaquePointer) { unsafe self.result = unsafe result }

  deinit { unsafe PQclear(result) }

  var count: Int { unsafe Int(PQntuples(result)) }

  func isNull(_ row: Int, _ column: Int) -> Bool {
    unsafe PQgetisnull(result, Int32(row), Int32(column)) == 1
  }

  /// Empty for NULL.
  func bytes(_ row: Int, _ column: Int) -> [UInt8] {
    let count = unsafe PQgetlength(result, Int32(row), Int32(column))
    guard let start = unsafe PQgetvalue(result, Int32(row), Int32(column)) else { return [] }
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
  }

  /// Nil for NULL.
  func bytesOrNil(_ row: Int, _ column: Int) -> [UInt8]? {
    isNull(row, column) ? nil : bytes(row, column)
  }

  /// Of an integer type or a boolean; 0 for NULL.
  func int(_ row: Int, _ column: Int) -> Int {
    let bytes = bytes(row, column)
    guard let first = bytes.first, bytes.count <= 8 else { return 0 }
    var number = first >= 0x80 && bytes.count > 1 ? -1 : 0
    for byte in bytes { number = number << 8 | Int(byte) }
    return number
  }

  /// Nil for NULL.
  func intOrNil(_ row: Int, _ column: Int) -> Int? { isNull(row, column) ? nil : int(row, column) }

  func text(_ row: Int, _ column: Int) -> String {
    String(decoding: bytes(row, column), as: UTF8.self)
  }

  /// Nil for NULL.
  func textOrNil(_ row: Int, _ column: Int) -> String? {
    isNull(row, column) ? nil : text(row, column)
  }
}
