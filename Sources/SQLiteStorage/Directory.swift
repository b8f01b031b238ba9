import Sessions

/// Which sessions there are.
///
/// Read whole when the database is opened, some hundred bytes for each, so that a session that is
/// missing is seen: that of the next one to ask for it would begin anew without a word.
struct Directory: Sendable {
  private(set) var ids: [String: Int] = [:]
  /// Sentences for the person who runs the server.
  private(set) var remarks: [String] = []

  /// Sessions have the numbers from 1; those that were given up are noted.
  init(mending connection: Connection, at now: Int64) throws(SQLiteError) {
    var bad: [Int] = []
    try connection.prepare("SELECT \(SessionRow.columns) FROM session ORDER BY id").each { line in
      if let row = SessionRow(line), ids[row.name] == nil {
        ids[row.name] = row.id
      } else {
        bad.append(line.integer(0))
      }
      return true
    }
    let missing = try self.missing(connection)
    if bad.isEmpty && missing.isEmpty { return }
    try connection.inTransaction { () throws(SQLiteError) in
      for id in bad { try connection.run("DELETE FROM session WHERE id = ?1", .integer(id)) }
      for id in missing { try mend(id, connection, at: now) }
    }
  }

  private static let mostMissing = 1_000

  private func missing(_ connection: Connection) throws(SQLiteError) -> [Int] {
    let owned = try connection.integer("SELECT max(session) FROM snapshot") ?? 0
    let top = max(ids.values.max() ?? 0, owned)
    let givenUp = try Facts(connection).get("given up").map(Self.numbers) ?? []
    guard top <= ids.count + givenUp.count + Self.mostMissing else {
      throw .damage("The list of sessions is damaged")
    }
    let known = Set(ids.values).union(givenUp)
    return (0..<top).map { $0 + 1 }.filter { !known.contains($0) }
  }

  private static func numbers(_ text: String) -> [Int] {
    text.split(separator: " ").compactMap { Int($0) }
  }

  /// Makes the entry of a session again, from what else is there.
  private mutating func mend(
    _ id: Int, _ connection: Connection, at now: Int64
  ) throws(SQLiteError) {
    guard let newest = try newestSnapshot(id, connection), ids[newest.name] == nil else {
      return try giveUp(id, connection)
    }
    let head = try connection.integer(
      "SELECT max(number) FROM revision WHERE session = ?1", .integer(id))
    let reason = "The session's own entry was damaged; its history is what could be read."
    var row = SessionRow(
      id: id, name: newest.name, epoch: Epoch.random(), lineage: "", server: "",
      head: max(newest.number, head ?? 0), snapshot: newest.number)
    row.answered =
      try connection.integer(
        "SELECT max(number) FROM answer WHERE session = ?1", .integer(id)) ?? 0
    row.forgotten =
      try connection.integer(
        "SELECT min(number) - 1 FROM answer WHERE session = ?1", .integer(id)) ?? 0
    row.valued =
      try connection.integer("SELECT count(*) FROM value WHERE session = ?1", .integer(id)) ?? 0
    row.damage = SavedDamage(from: row.head + 1, at: now, reason: reason)
    try connection.prepare(SessionRow.insertion).run(row.values)
    ids[row.name] = id
    remarks.append("The entry of the session “\(row.name)” was damaged, and was made again.")
  }

  private func newestSnapshot(
    _ id: Int, _ connection: Connection
  ) throws(SQLiteError) -> (name: String, number: Int)? {
    var found: (name: String, number: Int)?
    let snapshots = try connection.prepare(
      """
      SELECT number, name, checksum, body FROM snapshot WHERE session = ?1 ORDER BY number DESC
      """)
    try snapshots.each(.integer(id)) { line in
      let snapshot = SavedSnapshot(number: line.integer(0), body: line.bytes(3))
      let name = line.text(1)
      guard Checksum.of(snapshot, session: name) == line.integer(2) else { return true }
      found = (name, snapshot.number)
      return false
    }
    return found
  }

  /// What it has stays where it is, under a number that nobody uses.
  private mutating func giveUp(_ id: Int, _ connection: Connection) throws(SQLiteError) {
    let known = try Facts(connection).get("given up") ?? ""
    try Facts(connection).set("given up", to: "\(known) \(id)")
    remarks.append("A session was lost: neither its name nor any state of it can be read.")
  }
}

extension Directory {
  var count: Int { ids.count }
}
