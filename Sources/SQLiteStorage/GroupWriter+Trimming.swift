import Sessions

/// What is no longer kept.
extension GroupWriter {
  func trimSnapshots(_ row: SessionRow) throws(SQLiteError) {
    let older = try tables.olderSnapshot.first(.integer(row.id)) { $0.integer(0) }
    if let older { try tables.dropSnapshots.run(.integer(row.id), .integer(older)) }
  }

  /// Now and then: most answers are taken without touching what is at the other end of the table.
  ///
  /// What nobody can ask for any more goes by its age; where there are too many all the same, the
  /// oldest of the client that has most, so that nobody's go because of another's.
  func trimAnswers(_ row: inout SessionRow, before: Int, at now: Int64) throws(SQLiteError) {
    if row.answered / Retention.stride == before / Retention.stride { return }
    let id = SQLiteValue.integer(row.id)
    let oldest = try tables.oldestAnswer.first(id) { $0.integerOrNil(0) } ?? row.answered
    let most = min(row.answered - Retention.answersInAnyCase, oldest &+ Retention.mostRemoved - 1)
    if most < oldest { return }
    let last = try self.last(from: oldest, through: most, of: row, tables.answerAge) {
      Int64($0) < now - retention.answerMilliseconds
    }
    if last >= oldest { try tables.dropAnswers.run(id, .integer(last)) }
    try trimClients(of: row)
    row.forgotten = max(
      0, row.answered - (try tables.countAnswers.first(id) { $0.integer(0) } ?? 0))
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
      .integer(min(excess + Retention.stride, Retention.mostRemoved)))
  }

  func trimRevisions(
    _ row: SessionRow, total: Int, removing most: Int, at now: Int64
  ) throws(SQLiteError) {
    let id = SQLiteValue.integer(row.id)
    guard let oldest = try tables.oldest.first(id, read: { $0.integerOrNil(0) }),
      let needed = try tables.olderSnapshot.first(id, read: { $0.integerOrNil(0) })
    else { return }
    let most = min(needed, oldest &+ most - 1)
    var last = row.head - retention.revisions
    // Both only grow from one revision to the next; where a clock jumped, some stay longer.
    last = max(
      last,
      try self.last(from: oldest, through: most, of: row, tables.total) {
        total &- $0 >= retention.bytes
      })
    if let limit = try ageLimit(row, from: oldest, at: now) {
      last = max(
        last,
        try self.last(from: oldest, through: most, of: row, tables.age) { Int64($0) < limit })
    }
    last = min(last, most)
    if last >= oldest { try tables.dropRevisions.run(id, .integer(last)) }
  }

  /// What was made before then is too old; nil where nothing is.
  ///
  /// It counts from the newest revision that is a day old, and not from now: a clock that was set far
  /// ahead has not been so for a day, and what it says now makes nothing old.
  private func ageLimit(
    _ row: SessionRow, from oldest: Int, at now: Int64
  ) throws(SQLiteError) -> Int64? {
    let yesterday = now - Retention.settled
    let number = try last(from: oldest, through: row.head, of: row, tables.age) {
      Int64($0) <= yesterday
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
    _ isTrue: (Int) -> Bool
  ) throws(SQLiteError) -> Int {
    var (low, high) = (oldest - 1, most)
    while low < high {
      // The oldest first: mostly it stays.
      let middle = low == oldest - 1 && high == most ? oldest : (low + high + 1) / 2
      let value = try column.first(.integer(row.id), .integer(middle)) { $0.integer(0) }
      if let value, isTrue(value) {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }
}
