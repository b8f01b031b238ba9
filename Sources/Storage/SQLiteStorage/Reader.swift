import SQLiteRows
import SessionRecords

/// Reads sessions on a connection of its own, which never writes.
final class Reader {
  private let connection: Connection
  private let session: Statement
  private let snapshots: Statement
  private let snapshotsThrough: Statement
  private let snapshotsFrom: Statement
  private let following: Statement
  private let preceding: Statement
  private let holder: Statement
  private let oldest: Statement
  private let answers: Statement
  private let values: Statement
  private let size: Statement
  private let sizes: Statement
  /// Returns true when the result of the reading is no longer needed.
  private let isCancelled: @Sendable () -> Bool

  init(
    _ connection: Connection, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(SQLiteError) {
    self.connection = connection
    self.isCancelled = isCancelled
    try connection.execute("PRAGMA cache_size = -8192")
    let columns = try SessionRow.columns(in: connection)
    let rows = try SessionRows.found(in: connection)
    session = try connection.prepare("SELECT \(columns) FROM session WHERE id = ?1")
    let states = "SELECT number, checksum, body FROM snapshot WHERE"
    snapshots = try connection.prepare("\(states) \(rows.all) ORDER BY \(rows.order) DESC")
    snapshotsThrough = try connection.prepare(
      "\(states) \(rows.through) ORDER BY \(rows.order) DESC")
    snapshotsFrom = try connection.prepare("\(states) \(rows.from) ORDER BY \(rows.order)")
    let revisions = "SELECT number, at, total, checksum, body FROM revision WHERE"
    following = try connection.prepare("\(revisions) \(rows.from) ORDER BY \(rows.order)")
    preceding = try connection.prepare(
      "\(revisions) \(rows.through) ORDER BY \(rows.order) DESC")
    holder = try connection.prepare("SELECT \(rows.least) FROM revision WHERE \(rows.from)")
    oldest = try connection.prepare(
      """
      SELECT number, substr(body, 1, 3) FROM revision WHERE \(rows.all) AND number > 0
      ORDER BY \(rows.order) LIMIT 1
      """)
    answers = try connection.prepare(
      """
      SELECT \(try AnswerRow.columns(in: connection)) FROM answer
      WHERE session = ?1 AND revision < ?2 ORDER BY number DESC
      """)
    values = try connection.prepare("SELECT name, checksum, body FROM value WHERE session = ?1")
    // The totals of the newest and the oldest revision give the bytes of all bodies between them.
    size = try connection.prepare(
      """
      SELECT coalesce((SELECT total FROM revision WHERE \(rows.all)
        ORDER BY \(rows.order) DESC LIMIT 1), 0)
      - coalesce((SELECT total - length(body) FROM revision WHERE \(rows.all)
        ORDER BY \(rows.order) LIMIT 1), 0)
      + coalesce((SELECT sum(length(body)) FROM snapshot WHERE \(rows.all)), 0)
      + coalesce((SELECT sum(length(body)) FROM value WHERE session = ?1), 0)
      """)
    let total = "SELECT total FROM revision WHERE \(rows.all)"
    sizes = try connection.prepare(
      """
      SELECT (SELECT length(body) FROM snapshot WHERE \(rows.all)
        ORDER BY \(rows.order) DESC LIMIT 1),
      (\(total) ORDER BY \(rows.order) LIMIT 1),
      (\(total) AND \(rows.order) <= (SELECT max(\(rows.order)) FROM snapshot WHERE \(rows.all))
      ORDER BY \(rows.order) DESC LIMIT 1),
      (\(total) ORDER BY \(rows.order) DESC LIMIT 1),
      coalesce((SELECT max(number) FROM answer WHERE session = ?1), 0)
      - coalesce((SELECT min(number) FROM answer WHERE session = ?1), 0)
      """)
  }

  /// Runs reads that are all of one moment.
  func atOneMoment<Result>(
    _ read: () throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try connection.execute("BEGIN")
    defer { try? connection.execute("COMMIT") }
    return try read()
  }

  /// Nil if there is none, or if a byte of it has changed.
  func row(_ id: Int) throws(SQLiteError) -> SessionRow? {
    try session.first(.integer(id)) { SessionRow($0) }
  }

  /// Newest first; nil for the contents of one that cannot be read.
  func snapshots(of key: SessionKey) throws(SQLiteError) -> [(number: Int, good: SavedSnapshot?)] {
    var found: [(number: Int, good: SavedSnapshot?)] = []
    try snapshots.each(.integer(key.id)) { line in
      found.append((line.integer(0), line.snapshot(of: key)))
      return true
    }
    return found
  }

  /// The newest readable snapshot up to a number, and the numbers of the unreadable ones after it.
  func snapshot(
    of key: SessionKey, through last: Int
  ) throws(SQLiteError) -> (good: SavedSnapshot?, bad: [Int]) {
    var (good, bad) = (SavedSnapshot?.none, [Int]())
    try snapshotsThrough.each(.integer(key.id), .integer(last)) { line in
      good = line.snapshot(of: key)
      if good == nil { bad.append(line.integer(0)) }
      return good == nil
    }
    return (good, bad)
  }

  /// The oldest readable snapshot from a number on.
  func snapshot(of key: SessionKey, from first: Int) throws(SQLiteError) -> SavedSnapshot? {
    var good: SavedSnapshot?
    try snapshotsFrom.each(.integer(key.id), .integer(first)) { line in
      good = line.snapshot(of: key)
      return good == nil
    }
    return good
  }

  /// Oldest first; nil for the contents of one that cannot be read.
  func revisions(
    of key: SessionKey, from first: Int, through last: Int
  ) throws(SQLiteError) -> [(number: Int, good: SavedRevision?)] {
    var found: [(number: Int, good: SavedRevision?)] = []
    let beginning = Checksum(of: .revision, session: key.checksumSalt)
    try following.each(.integer(key.id), .integer(first)) { line in
      for entry in RevisionPage.entries(of: line.revisionRow(), beginning) {
        if entry.number > last { return false }
        if entry.number >= first { found.append((entry.number, entry.good)) }
      }
      return !isCancelled()
    }
    return found
  }

  /// Oldest first, as far back as they can be read without a gap.
  ///
  /// - Parameter most: the most bytes of their bodies together.
  /// - Returns: true when there is one before them that is missing, or cannot be read.
  func revisions(
    of key: SessionKey, through last: Int, limit: Int, bytes most: Int = .max
  ) throws(SQLiteError) -> (good: [SavedRevision], isBroken: Bool) {
    var (found, bytes, isBroken) = ([SavedRevision](), 0, false)
    let beginning = Checksum(of: .revision, session: key.checksumSalt)
    if limit <= 0 { return ([], false) }
    let start = try holder.first(.integer(key.id), .integer(last)) { $0.integerOrNil(0) } ?? last
    try preceding.each(.integer(key.id), .integer(start)) { line in
      let entries = RevisionPage.entries(of: line.revisionRow(), beginning)
      for entry in entries.reversed() where entry.number <= last {
        guard let revision = entry.good, revision.number == last - found.count else {
          isBroken = true
          return false
        }
        bytes += revision.body.count
        if bytes > most { return false }
        found.append(revision)
        if found.count == limit { return false }
      }
      return true
    }
    return (found.reversed(), isBroken)
  }

  /// Reading an answer takes about as long as reading this many bytes.
  private static let bytesOfAnswer = 128

  /// About how many bytes have to be read to open a session.
  func bytesToOpen(_ id: Int) throws(SQLiteError) -> Int {
    try sizes.first(.integer(id)) { line in
      let (first, known) = (line.integer(1), max(line.integer(1), line.integer(2)))
      let newer = max(0, line.integer(3) &- known)
      let answers = Self.bytesOfAnswer &* max(0, line.integer(4))
      return line.integer(0) &+ answers &+ newer
        &+ min(SavedSession.recalledBytes, max(0, known &- first))
    } ?? 0
  }

  func oldestRevision(of key: SessionKey) throws(SQLiteError) -> Int? {
    try oldest.first(.integer(key.id)) {
      $0.integer(0) - RevisionPage.count(in: $0.bytes(1)) + 1
    }
  }

  /// The entries of all sessions that can be read.
  func forEachRow(_ body: (SessionRow) -> Void) throws(SQLiteError) {
    let columns = try SessionRow.columns(in: connection)
    try connection.prepare("SELECT \(columns) FROM session").each { line in
      if let row = SessionRow(line) { body(row) }
      return true
    }
  }

  /// About how many bytes a session takes: its revisions, states and values.
  func bytes(of id: Int) throws(SQLiteError) -> Int {
    try size.first(.integer(id)) { $0.integer(0) } ?? 0
  }
}

extension Reader {
  /// The newest, oldest first, and how many more there should be.
  ///
  /// - Parameters:
  ///   - end: the first revision whose answers are not wanted.
  ///   - since: older answers are left out, but for the newest; milliseconds since 1970.
  func answers(
    of row: SessionRow, before end: Int, since: Int64 = .min
  ) throws(SQLiteError) -> (good: [SavedAnswer], missing: Int) {
    var good: [SavedAnswer] = []
    var (seen, isComplete, last) = (0, true, Int.max)
    try answers.each(.integer(row.id), .integer(end)) { line in
      // A row of a damaged page can come twice.
      if line.integer(0) >= last { return true }
      (seen, last) = (seen + 1, line.integer(0))
      if let answer = AnswerRow(line, checksumSalt: row.checksumSalt)?.answer {
        good.append(answer)
      }
      let isOld = seen >= Retention.answersInAnyCase && good.last?.at ?? .max < since
      isComplete = seen < 2 * SavedSession.maxAnswers && !isOld
      return isComplete
    }
    // The number of answers from `end` on is unknown.
    let isWhole = isComplete && end > row.head
    let missing = isWhole ? row.answered - row.forgotten - good.count : seen - good.count
    return (good.reversed(), max(0, missing))
  }

  func values(
    of row: SessionRow
  ) throws(SQLiteError) -> (good: [String: [UInt8]], missing: Int) {
    var good: [String: [UInt8]] = [:]
    try values.each(.integer(row.id)) { line in
      let (name, body) = (line.text(0), line.bytes(2))
      let checksum = Checksum.of(value: body, name, session: row.checksumSalt)
      if line.integer(1) == checksum { good[name] = body }
      return true
    }
    return (good, max(0, row.valued - good.count))
  }
}

extension Columns {
  /// - Returns: nil if a byte of it has changed, or it cannot be right.
  fileprivate func snapshot(of key: SessionKey) -> SavedSnapshot? {
    let snapshot = SavedSnapshot(number: integer(0), body: bytes(2))
    let isGood = integer(1) == Checksum.of(snapshot, session: key.checksumSalt)
    return isGood && snapshot.isPlausible ? snapshot : nil
  }
}
