/// The id of a row of a session's revisions or states: the session's number, and the row's own in the
/// low bits. The rows of a session lie side by side, and no index beside the table can be damaged.
enum RowID {
  static let bits = 34
  /// What a session's rows may be numbered with: at a thousand revisions a second, half a year.
  static let numbers = 0...(1 << bits - 1)
  static let sessions = 1...(1 << (63 - bits) - 1)

  static func session(of id: Int) -> Int { id >> bits }
  static func number(of id: Int) -> Int { id & numbers.upperBound }

  /// - Parameters: of plausible rows.
  static func of(_ session: Int, _ number: Int) -> Int { session << bits | number }
}

/// How SQL names the rows of session ?1 in the tables of revisions and states.
struct SessionRows: Sendable {
  let all: String
  /// With a number of ?2 or more.
  let from: String
  /// With a number of ?2 or less.
  let through: String
  /// What they are sorted by.
  let order: String
  /// The least and the greatest number; nothing where there is no row.
  let least: String
  let greatest: String

  static let current = {
    let first = "(?1 << \(RowID.bits))"
    let last = "\(first) + \(RowID.numbers.upperBound)"
    return SessionRows(
      all: "id BETWEEN \(first) AND \(last)",
      from: "id BETWEEN \(first) + max(?2, 0) AND \(last)",
      through: "id BETWEEN \(first) AND \(first) + min(?2, \(RowID.numbers.upperBound))",
      order: "id", least: "min(id) & \(RowID.numbers.upperBound)",
      greatest: "max(id) & \(RowID.numbers.upperBound)")
  }()

  /// Of the versions before the third, which have no such ids.
  private static let old = SessionRows(
    all: "session = ?1", from: "session = ?1 AND number >= ?2",
    through: "session = ?1 AND number <= ?2", order: "number", least: "min(number)",
    greatest: "max(number)")

  /// Those of a database that need not have been brought to this version.
  static func found(in connection: Connection) throws(SQLiteError) -> SessionRows {
    try connection.has("id", in: "revision") ? current : old
  }
}
