/// The id of a row of a session's revisions or states: the session's number, and the row's own in the
/// low bits. The rows of a session lie side by side, and no index beside the table can be damaged.
package enum RowID {
  package static let bits = 34
  /// The numbers of a session's rows: enough for half a year of a thousand revisions a second.
  package static let numbers = 0...(1 << bits - 1)
  package static let sessions = 1...(1 << (63 - bits) - 1)

  package static func session(of id: Int) -> Int { id >> bits }
  package static func number(of id: Int) -> Int { id & numbers.upperBound }

  /// The id of a row whose session and number are in these ranges.
  package static func of(_ session: Int, _ number: Int) -> Int { session << bits | number }
}
