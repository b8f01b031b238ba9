import SQLiteRows
import SessionRecords

/// Removing rows that are no longer kept.
extension GroupWriter {
  /// Removes what is no longer kept of one session that has grown. If that fails, it is tried again
  /// when the session has grown by as much again.
  mutating func trim(at now: Int64) throws(SQLiteError) {
    guard let (id, growth) = grown.popFirst(), var session = try session(id) else { return }
    try connection.inTransaction { () throws(SQLiteError) in
      try trimRevisions(of: session, grownBy: growth, at: now)
      try trimAnswers(&session.row, at: now)
    }
    cached[id] = session
  }

  /// Removes answers that are too old. If there are still too many, it removes the oldest of the
  /// client with the most, so that no client loses answers because of another.
  private func trimAnswers(_ row: inout SessionRow, at now: Int64) throws(SQLiteError) {
    let id = SQLiteValue.integer(row.id)
    let oldest = try tables.oldestAnswer.first(id) { $0.integerOrNil(0) } ?? row.answered
    let most = min(row.answered - Retention.answersInAnyCase, oldest &+ Retention.maxRemoved - 1)
    if most < oldest { return }
    let last = try self.last(from: oldest, through: most, of: row, tables.answerAge) {
      Int64($1) < now - retention.answerMilliseconds
    }
    if last >= oldest { try tables.dropAnswers.run(id, .integer(last)) }
    try trimClients(of: row)
    row.forgotten = max(
      0, row.answered - (try tables.countAnswers.first(id) { $0.integer(0) } ?? 0))
    try tables.putSession.run(row.values)
  }

  private func trimClients(of row: SessionRow) throws(SQLiteError) {
    if row.answered - row.forgotten <= retention.answers { return }
    let id = SQLiteValue.integer(row.id)
    let excess = (try tables.countAnswers.first(id) { $0.integer(0) } ?? 0) - retention.answers
    if excess <= 0 { return }
    let heaviest = try connection.text(
      "SELECT client FROM answer WHERE session = ?1 GROUP BY client ORDER BY count(*) DESC LIMIT 1",
      id)
    try connection.run(
      """
      DELETE FROM answer WHERE session = ?1 AND number IN
      (SELECT number FROM answer WHERE session = ?1 AND client = ?2 ORDER BY number LIMIT ?3)
      """, id, .text(heaviest ?? ""),
      .integer(min(excess + Retention.stride, Retention.maxRemoved)))
  }

  private func trimRevisions(
    of session: CachedSession, grownBy growth: Growth, at now: Int64
  ) throws(SQLiteError) {
    guard let last = try lastToGo(session, Removal(after: growth), at: now) else { return }
    let id = SQLiteValue.integer(session.row.id)
    try tables.dropRevisions.run(id, .integer(last))
    try tables.dropSnapshots.run(id, .integer(last - 1))
  }

  /// The most that is removed at once.
  private struct Removal {
    let revisions: Int
    let bytes: Int

    init(after growth: Growth) {
      revisions = Retention.maxRemoved + 2 * growth.revisions
      bytes = Retention.maxRemovedBytes + 2 * growth.bytes
    }
  }

  /// The newest revision that is no longer kept; nil if all stay.
  private func lastToGo(
    _ session: CachedSession, _ removal: Removal, at now: Int64
  ) throws(SQLiteError) -> Int? {
    let (row, id) = (session.row, SQLiteValue.integer(session.row.id))
    guard let oldest = try tables.oldest.first(id, read: { $0.integerOrNil(0) }),
      let needed = try tables.olderSnapshot.first(id, read: { $0.integerOrNil(0) }),
      let total = try tables.total.first(id, .integer(oldest), read: { $0.integer(0) })
    else { return nil }
    var most = min(needed, oldest &+ removal.revisions - 1)
    most = try self.last(from: oldest, through: most, of: row, tables.total) {
      $0 == oldest || $1 &- total <= removal.bytes
    }
    // All of them only grow from one revision to the next; if a clock jumped, some stay longer.
    let states = try snapshotSizes(of: row)
    let tooMuch = try self.last(from: oldest, through: most, of: row, tables.total) {
      (session.total &- $1) &+ states.bytes(after: $0) >= retention.bytes
    }
    var last = max(row.head - retention.revisions, tooMuch)
    if let limit = try ageLimit(row, from: oldest, at: now) {
      let tooOld = try self.last(from: oldest, through: most, of: row, tables.age) {
        Int64($1) < limit
      }
      last = max(last, tooOld)
    }
    last = min(last, most)
    return last >= oldest ? last : nil
  }

  private func snapshotSizes(of row: SessionRow) throws(SQLiteError) -> SnapshotSizes {
    var sizes = SnapshotSizes()
    try tables.snapshotSizes.each(.integer(row.id)) { line in
      sizes.append(line.integer(1), of: line.integer(0))
      return true
    }
    return sizes
  }

  /// The time before which rows are too old; nil if none is.
  ///
  /// It counts from the newest revision that is a day old, and not from now: a clock that was set
  /// far ahead has not been so for a day, and what it says now makes nothing old.
  private func ageLimit(
    _ row: SessionRow, from oldest: Int, at now: Int64
  ) throws(SQLiteError) -> Int64? {
    let yesterday = now - Retention.settled
    let number = try last(from: oldest, through: row.head, of: row, tables.age) {
      Int64($1) <= yesterday
    }
    guard number >= oldest,
      let at = try tables.age.first(
        .integer(row.id), .integer(number), read: { Int64($0.integer(0)) }),
      Plausible.isTime(at)
    else { return nil }
    let (limit, isBeyond) = at.subtractingReportingOverflow(retention.milliseconds)
    return isBeyond ? nil : limit
  }

  /// The last revision of a range of which something is true that is true of all before it.
  private func last(
    from oldest: Int, through most: Int, of row: SessionRow, _ column: Statement,
    _ isTrue: (_ number: Int, _ value: Int) -> Bool
  ) throws(SQLiteError) -> Int {
    var (low, high) = (oldest - 1, most)
    while low < high {
      // The oldest first: mostly it stays.
      let middle = low == oldest - 1 && high == most ? oldest : (low + high + 1) / 2
      let value = try column.first(.integer(row.id), .integer(middle)) { $0.integer(0) }
      if let value, isTrue(middle, value) {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }
}

/// The bytes of a session's states.
private struct SnapshotSizes {
  private var known: [(number: Int, through: Int)] = []

  mutating func append(_ bytes: Int, of number: Int) {
    known.append((number, (known.last?.through ?? 0) + bytes))
  }

  func bytes(after number: Int) -> Int {
    guard let last = known.last else { return 0 }
    let before = known.last { $0.number <= number }?.through ?? 0
    return last.through - before
  }
}
