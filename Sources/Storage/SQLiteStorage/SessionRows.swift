import SQLiteRows

/// The conditions by which SQL finds the rows of session ?1 in a table.
struct SessionRows: Sendable {
  let all: String
  /// With a number of ?2 or more.
  let from: String
  /// With a number of ?2 or less.
  let through: String
  /// The column that they are sorted by.
  let order: String
  /// The least and the greatest number; nothing if there is no row.
  let least: String
  let greatest: String

  /// Of revisions and states, whose numbers are in their ids.
  static let byID = {
    let first = "(?1 << \(RowID.bits))"
    let last = "\(first) + \(RowID.numbers.upperBound)"
    return SessionRows(
      all: "id BETWEEN \(first) AND \(last)",
      from: "id BETWEEN \(first) + max(?2, 0) AND \(last)",
      through: "id BETWEEN \(first) AND \(first) + min(?2, \(RowID.numbers.upperBound))",
      order: "id", least: "min(id) & \(RowID.numbers.upperBound)",
      greatest: "max(id) & \(RowID.numbers.upperBound)")
  }()

  /// Of the other tables, and of all in the versions before the third.
  private static let byNumber = SessionRows(
    all: "session = ?1", from: "session = ?1 AND number >= ?2",
    through: "session = ?1 AND number <= ?2", order: "number", least: "min(number)",
    greatest: "max(number)")

  static func current(in table: String) -> SessionRows {
    table == "revision" || table == "snapshot" ? byID : byNumber
  }

  /// Those of revisions and states in a database that need not have been brought to this version.
  static func found(in connection: Connection) throws(SQLiteError) -> SessionRows {
    try connection.has("id", in: "revision") ? byID : byNumber
  }
}
