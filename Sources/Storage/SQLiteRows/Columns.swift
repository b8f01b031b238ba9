/// A row that can be asked for its columns, which count from 0.
package protocol Columns {
  func integer(_ column: Int32) -> Int
  func integerOrNil(_ column: Int32) -> Int?
  func isNull(_ column: Int32) -> Bool
  func text(_ column: Int32) -> String
  func bytes(_ column: Int32) -> [UInt8]
}

extension Columns {
  /// - Parameter number: the first of the columns number, at, total, checksum and body.
  package func revisionRow(from number: Int32 = 0) -> RevisionPage.Row {
    RevisionPage.Row(
      number: integer(number), at: Int64(integer(number + 1)), total: integer(number + 2),
      checksum: integer(number + 3), body: bytes(number + 4))
  }
}
