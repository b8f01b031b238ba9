/// A value of one column, as SQLite stores it.
package enum SQLiteValue {
  case integer(Int)
  case text(String)
  case blob([UInt8])
  case null
}
