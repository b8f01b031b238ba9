/// A row as values; a missing column is 0, or empty.
package struct FoundRow: Columns {
  let values: [SQLiteValue]

  package init(values: [SQLiteValue]) { self.values = values }

  private func value(_ column: Int32) -> SQLiteValue {
    values.indices.contains(Int(column)) ? values[Int(column)] : .null
  }

  package func integer(_ column: Int32) -> Int { integerOrNil(column) ?? 0 }

  package func integerOrNil(_ column: Int32) -> Int? {
    if case .integer(let number) = value(column) { number } else { nil }
  }

  package func isNull(_ column: Int32) -> Bool {
    if case .null = value(column) { true } else { false }
  }

  package func text(_ column: Int32) -> String {
    if case .text(let text) = value(column) { text } else { "" }
  }

  package func bytes(_ column: Int32) -> [UInt8] {
    if case .blob(let bytes) = value(column) { bytes } else { [] }
  }
}
