import Sessions

/// What is no longer kept.
extension GroupWriter {
  func trimSnapshots(_ row: SessionRow) throws(SQLiteError) {
    let older = try tables.olderSnapshot.first(.integer(row.id)) { $0.integer(0) }
    if let older { try tables.dropSnapshots.run(.integer(row.id), .integer(older)) }
  }

  /// Now and then: most answers are taken without touching what is at the other end of the table.
  func trimAnswers(_ row: inout SessionRow, before: Int) throws(SQLiteError) {
    let stride = 128
    if row.answered / stride == before / stride { return }
    let last = row.answered - SavedSession.mostAnswers
    if last <= row.forgotten { return }
    try tables.dropAnswers.run(.integer(row.id), .integer(last))
    row.forgotten = last
  }

  func trimRevisions(
    _ row: SessionRow, total: Int, removing most: Int, at now: Int64
  ) throws(SQLiteError) {
    let id = SQLiteValue.integer(row.id)
    guard let oldest = try tables.oldest.first(id, read: { $0.integerOrNil(0) }),
      let needed = try tables.olderSnapshot.first(id, read: { $0.integerOrNil(0) })
    else { return }
    let most = min(needed, oldest + most - 1)
    var last = row.head - retention.revisions
    // Both only grow from one revision to the next; where a clock jumped, some stay longer.
    last = max(
      last,
      try self.last(from: oldest, through: most, of: row, tables.total) {
        total - $0 >= retention.bytes
      })
    last = max(
      last,
      try self.last(from: oldest, through: most, of: row, tables.age) {
        Int64($0) < now - retention.milliseconds
      })
    last = min(last, most)
    if last >= oldest { try tables.dropRevisions.run(id, .integer(last)) }
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
