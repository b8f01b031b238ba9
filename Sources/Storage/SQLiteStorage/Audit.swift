import SQLiteRecovery
import SQLiteRows
import SessionRecords

/// Looks at every row of a database.
struct Audit {
  private(set) var report = DatabaseReport()
  private let connection: Connection
  private let reader: Reader

  init(_ connection: Connection) throws(SQLiteError) {
    self.connection = connection
    reader = try Reader(connection)
  }

  /// - Parameter judge: returns the mistake in a session's contents, as one sentence.
  mutating func run(_ judge: (StoredSession) -> String?) throws(SQLiteError) {
    // Everything is read as of one moment, even while another program writes.
    try connection.execute("BEGIN")
    defer { try? connection.execute("COMMIT") }
    try checkFile()
    for row in try rows() {
      do {
        try check(row, judge)
      } catch {
        report.problems.append("The session “\(row.name)” cannot be read: \(error).")
      }
    }
    try checkAppValues()
  }

  /// Checks whether the newest changes are there, as a server does when it opens the database.
  mutating func checkLosses(
    _ record: LockRecord, _ log: WriteAheadLog?, of file: DatabaseFile
  ) throws(SQLiteError) {
    let previous = try PreviousClaim(connection)
    if previous.isCopied(to: file, record) || previous.mayMiss(on: DatabaseFile.boot) { return }
    if try connection.misses(record.newest, log) {
      report.problems.append(
        "The newest changes are missing: the log was damaged, or an older copy was put in place.")
    }
  }

  private mutating func checkFile() throws(SQLiteError) {
    var problems: [String] = []
    try connection.prepare("PRAGMA integrity_check(20)").each { line in
      if line.text(0) != "ok" { problems.append("SQLite says: \(line.text(0)).") }
      return true
    }
    report.problems += problems
  }

  private mutating func rows() throws(SQLiteError) -> [SessionRow] {
    var rows: [SessionRow] = []
    var problems: [String] = []
    let columns = try SessionRow.columns(in: connection)
    try connection.prepare("SELECT \(columns) FROM session ORDER BY id").each { line in
      if let row = SessionRow(line) {
        rows.append(row)
      } else {
        problems.append("The entry of the session “\(line.text(1))” has changed.")
      }
      return true
    }
    report.problems += problems
    report.sessions = rows.count
    return rows
  }

  private mutating func check(
    _ row: SessionRow, _ judge: (StoredSession) -> String?
  ) throws(SQLiteError) {
    var kept = StoredSession(
      name: row.name, snapshots: [], revisions: [], answers: [], values: [:], damage: row.damage)
    let snapshots = try reader.snapshots(of: row.key)
    for snapshot in snapshots where snapshot.good == nil {
      addProblem(row, "its state behind revision \(snapshot.number) has changed")
    }
    if snapshots.first?.number != row.snapshot { addProblem(row, "its newest state is missing") }
    kept.snapshots = snapshots.compactMap(\.good).reversed()
    kept.revisions = try revisions(of: row, needed: kept.snapshots.first?.number ?? row.head)
    let answers = try reader.answers(of: row, before: Int.max)
    if answers.missing > 0 { addProblem(row, "\(answers.missing) answers are missing") }
    let values = try reader.values(of: row)
    if values.missing > 0 { addProblem(row, "\(values.missing) values are missing") }
    (kept.answers, kept.values) = (answers.good, values.good)
    report.revisions += kept.revisions.count
    if let problem = judge(kept) { addProblem(row, problem) }
  }

  private mutating func revisions(
    of row: SessionRow, needed: Int
  ) throws(SQLiteError) -> [SavedRevision] {
    var good: [SavedRevision] = []
    var next: Int?
    for (number, revision) in try reader.revisions(of: row.key, from: 1, through: row.head) {
      if let next, number != next {
        addProblem(row, "revisions \(next) to \(number - 1) are missing")
        good = []
      }
      next = number + 1
      if let revision {
        good.append(revision)
      } else {
        addProblem(row, "revision \(number) has changed")
        good = []
      }
    }
    if needed < row.head && good.first?.number ?? Int.max > needed + 1 {
      addProblem(row, "nothing leads from its older state to its newest revision")
    }
    if good.last?.number ?? row.head != row.head {
      addProblem(row, "revisions \((good.last?.number ?? 0) + 1) to \(row.head) are missing")
    }
    return good
  }

  private mutating func checkAppValues() throws(SQLiteError) {
    var bad: [String] = []
    var count = 0
    try connection.prepare("SELECT name, checksum, body FROM app_value").each { line in
      let name = line.text(0)
      if line.integer(1) != Checksum.of(appValue: line.bytes(2), name) { bad.append(name) }
      count += 1
      return true
    }
    if String(count) != (try MetadataTable(connection).get("app values") ?? "0") {
      report.problems.append("Values of the app are missing.")
    }
    report.problems += bad.map { "The app's value “\($0)” has changed." }
  }

  private mutating func addProblem(_ row: SessionRow, _ problem: String) {
    report.problems.append("In the session “\(row.name)”, \(problem).")
  }
}
