import Sessions

/// Reads sessions on a connection of its own, which never writes.
final class Reader {
  private let connection: Connection
  private let session: Statement
  private let snapshots: Statement
  private let following: Statement
  private let preceding: Statement
  private let oldest: Statement
  private let answers: Statement
  private let values: Statement

  init(_ connection: Connection) throws(SQLiteError) {
    self.connection = connection
    try connection.execute("PRAGMA cache_size = -8192")
    session = try connection.prepare("SELECT \(SessionRow.columns) FROM session WHERE id = ?1")
    snapshots = try connection.prepare(
      "SELECT number, checksum, body FROM snapshot WHERE session = ?1 ORDER BY number DESC")
    let revisions = "SELECT number, at, total, checksum, body FROM revision WHERE session = ?1"
    following = try connection.prepare(
      "\(revisions) AND number BETWEEN ?2 AND ?3 ORDER BY number")
    preceding = try connection.prepare(
      "\(revisions) AND number <= ?2 ORDER BY number DESC LIMIT ?3")
    oldest = try connection.prepare("SELECT min(number) FROM revision WHERE session = ?1")
    answers = try connection.prepare(
      """
      SELECT number, revision, client, key, checksum, result FROM answer
      WHERE session = ?1 AND revision < ?2 ORDER BY number DESC LIMIT ?3
      """)
    values = try connection.prepare("SELECT name, checksum, body FROM value WHERE session = ?1")
  }

  /// All that is read in here is of one moment.
  func atOneMoment<Result>(
    _ read: () throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try connection.execute("BEGIN")
    defer { try? connection.execute("COMMIT") }
    return try read()
  }

  /// Nil where there is none, or where a byte of it has changed.
  func row(_ id: Int) throws(SQLiteError) -> SessionRow? {
    try session.first(.integer(id)) { SessionRow($0) }
  }

  /// Newest first; nil for the contents of one that cannot be read.
  func snapshots(of key: SessionKey) throws(SQLiteError) -> [(number: Int, good: SavedSnapshot?)] {
    var found: [(number: Int, good: SavedSnapshot?)] = []
    try snapshots.each(.integer(key.id)) { line in
      let snapshot = SavedSnapshot(number: line.integer(0), body: line.bytes(2))
      let isGood = line.integer(1) == Checksum.of(snapshot, session: key.name)
      found.append((snapshot.number, isGood ? snapshot : nil))
      return true
    }
    return found
  }

  /// Oldest first; nil for the contents of one that cannot be read.
  func revisions(
    of key: SessionKey, from first: Int, through last: Int
  ) throws(SQLiteError) -> [(number: Int, good: SavedRevision?)] {
    var found: [(number: Int, good: SavedRevision?)] = []
    let beginning = Checksum(of: .revision, session: key.name)
    try following.each(.integer(key.id), .integer(first), .integer(last)) { line in
      found.append((line.integer(0), line.revision(beginning)))
      return true
    }
    return found
  }

  /// Oldest first, as far back as they can be read without a gap.
  func revisions(
    of key: SessionKey, through last: Int, limit: Int
  ) throws(SQLiteError) -> [SavedRevision] {
    var found: [SavedRevision] = []
    let beginning = Checksum(of: .revision, session: key.name)
    try preceding.each(.integer(key.id), .integer(last), .integer(limit)) { line in
      guard let revision = line.revision(beginning), revision.number == last - found.count
      else { return false }
      found.append(revision)
      return true
    }
    return found.reversed()
  }

  func oldestRevision(of key: SessionKey) throws(SQLiteError) -> Int? {
    try oldest.first(.integer(key.id)) { $0.integerOrNil(0) }
  }
}

extension Reader {
  /// The newest, oldest first, and how many more there should be.
  ///
  /// - Parameter end: the first revision whose answers are not wanted.
  func answers(
    of row: SessionRow, before end: Int
  ) throws(SQLiteError) -> (good: [SavedAnswer], missing: Int) {
    var good: [SavedAnswer] = []
    try answers.each(
      .integer(row.id), .integer(end), .integer(SavedSession.mostAnswers)
    ) { line in
      let (number, revision) = (line.integer(0), line.integer(1))
      let answer = SavedAnswer(client: line.text(2), key: line.text(3), result: line.bytes(5))
      let checksum = Checksum.of(answer, number, revision: revision, session: row.name)
      if checksum == line.integer(4) { good.append(answer) }
      return true
    }
    // How many are behind the end, nobody knows.
    let missing = end > row.head ? row.recalledAnswers - good.count : 0
    return (good.reversed(), max(0, missing))
  }

  func values(
    of row: SessionRow
  ) throws(SQLiteError) -> (good: [String: [UInt8]], missing: Int) {
    var good: [String: [UInt8]] = [:]
    try values.each(.integer(row.id)) { line in
      let (name, body) = (line.text(0), line.bytes(2))
      let checksum = Checksum.of(value: body, name, session: row.name)
      if line.integer(1) == checksum { good[name] = body }
      return true
    }
    return (good, max(0, row.valued - good.count))
  }
}

extension Columns {
  /// - Returns: nil where a byte of it has changed.
  func revision(_ beginning: Checksum) -> SavedRevision? {
    let revision = SavedRevision(number: integer(0), at: Int64(integer(1)), body: bytes(4))
    let checksum = Checksum.of(revision, total: integer(2), beginning)
    return checksum == integer(3) ? revision : nil
  }
}
