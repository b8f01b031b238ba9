import SQLiteRows

/// The statements that write, prepared once.
final class Tables {
  let begin: Statement
  let commit: Statement
  let session: Statement
  let putSession: Statement
  let putRevision: Statement
  let putSnapshot: Statement
  let putAnswer: Statement
  let putValue: Statement
  let dropValue: Statement
  let dropValues: Statement
  let countValues: Statement
  let putAppValue: Statement
  let dropAppValue: Statement
  let total: Statement
  let oldest: Statement
  let age: Statement
  let totalThrough: Statement
  let rowOfRevision: Statement
  let newestSnapshot: Statement
  let olderSnapshot: Statement
  let snapshotSizes: Statement
  let dropSnapshots: Statement
  let dropRevisions: Statement
  let oldestAnswer: Statement
  let answerAge: Statement
  let dropAnswers: Statement
  let countAnswers: Statement

  init(_ connection: Connection) throws(SQLiteError) {
    begin = try connection.prepare("BEGIN IMMEDIATE")
    commit = try connection.prepare("COMMIT")
    let columns = try SessionRow.columns(in: connection)
    session = try connection.prepare("SELECT \(columns) FROM session WHERE id = ?1")
    putSession = try connection.prepare(SessionRow.insertion)
    putRevision = try connection.prepare(
      "INSERT INTO revision(id, at, total, checksum, body) VALUES (?1, ?2, ?3, ?4, ?5)")
    putSnapshot = try connection.prepare(
      "INSERT OR REPLACE INTO snapshot(id, name, checksum, body) VALUES (?1, ?2, ?3, ?4)")
    putAnswer = try connection.prepare(
      """
      INSERT INTO answer(session, number, revision, client, key, checksum, result, at, request)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
      """)
    putValue = try connection.prepare(
      "INSERT OR REPLACE INTO value(session, name, checksum, body) VALUES (?1, ?2, ?3, ?4)")
    dropValue = try connection.prepare("DELETE FROM value WHERE session = ?1 AND name = ?2")
    dropValues = try connection.prepare("DELETE FROM value WHERE session = ?1")
    countValues = try connection.prepare("SELECT count(*) FROM value WHERE session = ?1")
    putAppValue = try connection.prepare(
      "INSERT OR REPLACE INTO app_value(name, checksum, body) VALUES (?1, ?2, ?3)")
    dropAppValue = try connection.prepare("DELETE FROM app_value WHERE name = ?1")
    let rows = SessionRows.byID
    // The row that holds a revision; a row can hold several.
    let holder = "FROM revision WHERE \(rows.from) ORDER BY id LIMIT 1"
    total = try connection.prepare("SELECT total \(holder)")
    age = try connection.prepare("SELECT at \(holder)")
    totalThrough = try connection.prepare(
      "SELECT total FROM revision WHERE \(rows.through) ORDER BY id DESC LIMIT 1")
    rowOfRevision = try connection.prepare(
      "SELECT number, at, total, checksum, body \(holder)")
    oldest = try connection.prepare(
      "SELECT \(rows.least) FROM revision WHERE \(rows.all) AND number > 0")
    newestSnapshot = try connection.prepare(
      "SELECT \(rows.greatest) FROM snapshot WHERE \(rows.all)")
    olderSnapshot = try connection.prepare(
      """
      SELECT min(number) FROM (SELECT number FROM snapshot WHERE \(rows.all)
      ORDER BY id DESC LIMIT 2)
      """)
    snapshotSizes = try connection.prepare(
      "SELECT number, length(body) FROM snapshot WHERE \(rows.all) ORDER BY id")
    dropSnapshots = try connection.prepare("DELETE FROM snapshot WHERE \(rows.through)")
    dropRevisions = try connection.prepare("DELETE FROM revision WHERE \(rows.through)")
    oldestAnswer = try connection.prepare(
      "SELECT min(number) FROM answer WHERE session = ?1 AND number > 0")
    answerAge = try connection.prepare(
      """
      SELECT coalesce(at, 0) FROM answer WHERE session = ?1 AND number >= ?2
      ORDER BY number LIMIT 1
      """)
    dropAnswers = try connection.prepare("DELETE FROM answer WHERE session = ?1 AND number <= ?2")
    countAnswers = try connection.prepare("SELECT count(*) FROM answer WHERE session = ?1")
  }
}
