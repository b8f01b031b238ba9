import SQLiteRows
import SessionRecords

/// Moving bad rows out of the way before a history goes on.
extension GroupWriter {
  func apply(
    _ repair: Repair, to session: inout CachedSession, at now: Int64
  ) throws(SQLiteError) {
    session.row.damage = repair.damage
    for number in repair.badSnapshots {
      try setAside(session.row, repair, at: now, "snapshot", "number = \(number)")
    }
    guard let cut = repair.takesAll ? 0 : repair.truncationStart else { return }
    let kept = try revisions(before: cut, amongOthersOf: session)
    try setAside(session.row, repair, at: now, "revision", "number >= \(cut)")
    try setAside(session.row, repair, at: now, "snapshot", "number >= \(cut)")
    try setAside(session.row, repair, at: now, "answer", "revision >= \(cut)")
    if repair.takesAll { try setAside(session.row, repair, at: now, "value", "TRUE") }
    if let kept {
      session.total = kept.total
      try write(kept.page, session)
    }
    try updateCounts(of: &session, head: max(0, cut - 1))
  }

  /// The revisions to keep of a row that also has others; nil if there are none.
  private func revisions(
    before cut: Int, amongOthersOf session: CachedSession
  ) throws(SQLiteError) -> (page: RevisionPage, total: Int)? {
    let id = SQLiteValue.integer(session.row.id)
    let row = try tables.rowOfRevision.first(id, .integer(cut)) { $0.revisionRow() }
    guard let row else { return nil }
    let entries = RevisionPage.entries(of: row, session.beginning)
    var page = RevisionPage(session.beginning)
    // A row with a bad part is not believed about the bytes up to its end.
    let before = (entries.first?.number ?? 0) - 1
    var total = Plausible.total(
      try tables.totalThrough.first(id, .integer(before)) { $0.integer(0) })
    for entry in entries where entry.number < cut {
      guard let revision = entry.good else { break }
      page.append(revision.number, at: revision.at, revision.body[...])
      total += revision.body.count
    }
    return page.count > 0 ? (page, total) : nil
  }

  /// Records the numbers of the rows that are left.
  private func updateCounts(of session: inout CachedSession, head: Int) throws(SQLiteError) {
    let id = SQLiteValue.integer(session.row.id)
    session.row.head = head
    session.row.snapshot = try tables.newestSnapshot.first(id) { $0.integerOrNil(0) }
    session.row.answered =
      try connection.integer(
        "SELECT max(number) FROM answer WHERE session = ?1 AND number BETWEEN 1 AND ?2", id,
        .integer(Plausible.numbers.upperBound)) ?? 0
    session.row.forgotten = max(
      0, session.row.answered - (try tables.countAnswers.first(id) { $0.integer(0) } ?? 0))
    session.row.valued = try tables.countValues.first(id) { $0.integer(0) } ?? 0
    session.total = Plausible.total(
      try tables.total.first(id, .integer(head)) { $0.integer(0) })
  }

  private func setAside(
    _ row: SessionRow, _ repair: Repair, at now: Int64, _ table: String, _ which: String
  ) throws(SQLiteError) {
    let columns =
      switch table {
      case "revision": "'', number, at, body"
      case "snapshot": "'', number, NULL, body"
      case "answer": "client || ' ' || key, revision, NULL, result"
      default: "name, NULL, NULL, body"
      }
    let rows = "\(SessionRows.current(in: table).all) AND \(which)"
    try connection.run(
      """
      INSERT INTO set_aside(session, what, found, reason, name, number, at, body)
      SELECT ?2, '\(table)', ?3, ?4, \(columns) FROM \(table) WHERE \(rows)
      """, .integer(row.id), .text(row.name), .integer(Int(now)),
      .text(repair.damage?.reason ?? "It cannot be read."))
    try connection.run("DELETE FROM \(table) WHERE \(rows)", .integer(row.id))
  }
}
