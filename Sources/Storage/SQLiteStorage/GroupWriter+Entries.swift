import SQLiteRows
import SessionRecords

/// Changes to the entries of sessions, and what becomes of the rows of those that were removed.
extension GroupWriter {
  mutating func apply(_ change: EntryChange, to id: Int) throws(SQLiteError) {
    if change == .remove { return try remove(id) }
    guard var session = try session(id) else { return }
    switch change {
    case .remove: break
    case .rename(let name): session.row.name = name
    case .pin(let isPinned): session.row.isPinned = isPinned
    case .use(let at): session.row.used = Int(at)
    }
    try tables.putSession.run(session.row.values)
    cached[id] = session
  }

  /// Its entry goes at once, its rows are freed little by little.
  private mutating func remove(_ id: Int) throws(SQLiteError) {
    let name = try session(id)?.row.name
    cached[id] = nil
    try connection.run("DELETE FROM session WHERE id = ?1", .integer(id))
    if let name { try connection.run("DELETE FROM set_aside WHERE session = ?1", .text(name)) }
    try connection.run("INSERT OR IGNORE INTO freeing(session) VALUES (?1)", .integer(id))
    try record(removed: id)
  }

  /// Joins the number with the ranges on both sides, so that there are never more ranges than
  /// sessions.
  private func record(removed id: Int) throws(SQLiteError) {
    let first =
      try connection.integer("SELECT first FROM removed WHERE last = ?1", .integer(id - 1)) ?? id
    let last =
      try connection.integer("SELECT last FROM removed WHERE first = ?1", .integer(id + 1)) ?? id
    try connection.run("DELETE FROM removed WHERE first = ?1", .integer(id + 1))
    try connection.run(
      "INSERT OR REPLACE INTO removed(first, last) VALUES (?1, ?2)", .integer(first),
      .integer(last))
    let metadata = MetadataTable(connection)
    if last > id { try metadata.remove(Tombstone.name(first: id + 1)) }
    let tombstone = Tombstone(first...last)
    try metadata.set(tombstone.name, to: tombstone.value)
  }
}

extension GroupWriter {
  /// The most rows, and bytes of them, to free at once, so that no group waits long.
  private static let maxFreed = 512
  private static let maxFreedBytes = 2 << 20

  /// Frees some rows of a session that was removed.
  ///
  /// - Returns: true when there can be more.
  func freeRows() throws(SQLiteError) -> Bool {
    guard let id = try connection.integer("SELECT session FROM freeing LIMIT 1") else {
      return false
    }
    try connection.inTransaction { () throws(SQLiteError) in
      for (table, body) in [("revision", "body"), ("snapshot", "body"), ("answer", "result")] {
        if try freeRows(of: id, in: table, body) { return }
      }
      try connection.run(
        """
        DELETE FROM value WHERE session = ?1 AND name IN
        (SELECT name FROM value WHERE session = ?1 LIMIT ?2)
        """, .integer(id), .integer(Self.maxFreed))
      if try connection.integer("SELECT count(*) FROM value WHERE session = ?1", .integer(id)) == 0
      {
        try connection.run("DELETE FROM freeing WHERE session = ?1", .integer(id))
      }
    }
    return true
  }

  /// - Returns: true when there were any.
  private func freeRows(of id: Int, in table: String, _ body: String) throws(SQLiteError) -> Bool {
    var (last, count, bytes) = (Int?.none, 0, 0)
    let rows = SessionRows.current(in: table)
    try connection.prepare(
      "SELECT number, length(\(body)) FROM \(table) WHERE \(rows.all) ORDER BY \(rows.order)"
    ).each(.integer(id)) { line in
      (last, count, bytes) = (line.integer(0), count + 1, bytes + line.integer(1))
      return count < Self.maxFreed && bytes < Self.maxFreedBytes
    }
    guard let last else { return false }
    try connection.run(
      "DELETE FROM \(table) WHERE \(rows.through)", .integer(id), .integer(last))
    return true
  }
}
