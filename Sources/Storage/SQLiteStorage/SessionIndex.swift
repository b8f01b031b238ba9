import SQLiteRows
import SessionRecords

/// The names of all sessions, with their ids.
///
/// It is read completely when the database is opened, about a hundred bytes for each session, so
/// that a missing session is noticed. Otherwise the next request for that session would silently
/// start it from the beginning.
struct SessionIndex: Sendable {
  private(set) var ids: [String: Int] = [:]
  /// Sentences for the person who runs the server.
  private(set) var remarks: [String] = []

  /// Sessions have the numbers from 1; lost ones are recorded.
  ///
  /// - Parameter isChecked: true when the file is known to be consistent. If it is not, entries
  ///   that are not found may be there all the same, and nothing is repaired.
  init(
    repairing connection: Connection, isChecked: Bool, at now: Int64
  ) throws(SQLiteError) {
    var bad: [Int] = []
    let columns = try SessionRow.columns(in: connection)
    try connection.prepare("SELECT \(columns) FROM session ORDER BY id").each { line in
      if let row = SessionRow(line), ids[row.name] == nil {
        ids[row.name] = row.id
      } else {
        bad.append(line.integer(0))
      }
      return true
    }
    let missing = try self.missing(connection)
    if bad.isEmpty && missing.isEmpty { return }
    if !isChecked {
      guard try Database.isSound(connection, whole: true) else { throw .inconsistent }
    }
    try connection.inTransaction { () throws(SQLiteError) in
      for id in bad { try connection.run("DELETE FROM session WHERE id = ?1", .integer(id)) }
      for id in missing { try repair(id, connection, at: now) }
    }
  }

  private static let maxMissing = 1_000

  private func missing(_ connection: Connection) throws(SQLiteError) -> [Int] {
    // A number far beyond all others is no session's.
    let mostPlausible = min((ids.values.max() ?? 0) + Self.maxMissing, RowID.sessions.upperBound)
    let owned =
      try connection.integer(
        "SELECT max(id) FROM snapshot WHERE id <= ?1",
        .integer(RowID.of(mostPlausible, RowID.numbers.upperBound))
      ).map(RowID.session) ?? 0
    let top = max(ids.values.max() ?? 0, owned)
    let lost = try MetadataTable(connection).get("given up").map(Self.numbers) ?? []
    var known = Set(ids.values).union(lost).map { $0...$0 }
    try connection.prepare("SELECT first, last FROM removed").each { line in
      if line.integer(0) <= line.integer(1) { known.append(line.integer(0)...line.integer(1)) }
      return true
    }
    return try Self.gaps(between: known, through: top)
  }

  private static func gaps(
    between known: [ClosedRange<Int>], through top: Int
  ) throws(SQLiteError) -> [Int] {
    var (gaps, next) = ([Int](), 1)
    for range in known.sorted(by: { $0.lowerBound < $1.lowerBound }) + [(top + 1)...(top + 1)] {
      if range.lowerBound > next {
        guard range.lowerBound - next <= maxMissing - gaps.count else {
          throw .damage("The list of sessions is damaged")
        }
        gaps += next..<range.lowerBound
      }
      next = max(next, range.upperBound + 1)
    }
    return gaps
  }

  private static func numbers(_ text: String) -> [Int] {
    text.split(separator: " ").compactMap { Int($0) }
  }

  /// Makes the entry of a session again, from what else is there.
  private mutating func repair(
    _ id: Int, _ connection: Connection, at now: Int64
  ) throws(SQLiteError) {
    guard let newest = try newestSnapshot(id, connection) else {
      return try markLost(id, connection)
    }
    // A different session can have its first name by now.
    let name = ids[newest.name] == nil ? newest.name : "recovered-\(id)"
    if ids[name] != nil { return try markLost(id, connection) }
    let head = try connection.integer(
      "SELECT \(SessionRows.byID.greatest) FROM revision WHERE \(SessionRows.byID.all)",
      .integer(id))
    let reason = "The session's own entry was damaged; its history is what could be read."
    var row = SessionRow(
      id: id, name: name, checksumSalt: newest.name, epoch: Epoch.random(), lineage: "", server: "")
    row.head = max(newest.number, head ?? 0)
    row.snapshot = newest.number
    row.answered =
      try connection.integer(
        "SELECT max(number) FROM answer WHERE session = ?1 AND number BETWEEN 1 AND ?2",
        .integer(id), .integer(Plausible.numbers.upperBound)) ?? 0
    let answers = try connection.integer(
      "SELECT count(*) FROM answer WHERE session = ?1", .integer(id))
    row.forgotten = max(0, row.answered - (answers ?? 0))
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
      SELECT number, name, checksum, body FROM snapshot WHERE \(SessionRows.byID.all)
      ORDER BY id DESC
      """)
    try snapshots.each(.integer(id)) { line in
      let snapshot = SavedSnapshot(number: line.integer(0), body: line.bytes(3))
      let name = line.text(1)
      guard Checksum.of(snapshot, session: name) == line.integer(2), snapshot.isPlausible
      else { return true }
      found = (name, snapshot.number)
      return false
    }
    return found
  }

  /// Records that a session is lost; its rows stay where they are, under a number that no session
  /// uses.
  private mutating func markLost(_ id: Int, _ connection: Connection) throws(SQLiteError) {
    let known = try MetadataTable(connection).get("given up") ?? ""
    try MetadataTable(connection).set("given up", to: "\(known) \(id)")
    remarks.append("A session was lost: neither its name nor any state of it can be read.")
  }
}

extension SessionIndex {
  var count: Int { ids.count }
}
