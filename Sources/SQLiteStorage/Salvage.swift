import Sessions

/// Reads what can be read of a copy of a damaged database.
struct Salvage {
  let connection: Connection
  private(set) var report = DatabaseReport()

  init(of file: DatabaseFile, in copy: String) throws(SQLiteError) {
    guard DatabaseFile.copy(file.path, to: copy) else { throw .system(SQLiteError.cannotOpen) }
    _ = DatabaseFile.copy(file.path + "-wal", to: copy + "-wal")
    if let connection = Self.open(copy) {
      self.connection = connection
      return
    }
    // With the beginning of a database of the same form SQLite finds the rest.
    let sound = copy + ".sound"
    defer { DatabaseFile.remove(sound) }
    guard DatabaseFile.makeEmpty(sound) else { throw .system(SQLiteError.cannotOpen) }
    try Schema.current.make(in: Connection(sound, .writing))
    guard DatabaseFile.copy(sound, to: copy, count: 4_096), let mended = Self.open(copy) else {
      throw .damage("There is nothing in it that can be read")
    }
    connection = mended
    report.problems.append("The beginning of the file was damaged.")
  }

  private static func open(_ path: String) -> Connection? {
    guard let connection = try? Connection(path, .salvaging),
      let tables = try? connection.integer("SELECT count(*) FROM sqlite_schema"), tables > 7,
      (try? connection.prepare("SELECT session, number FROM revision")) != nil
    else { return nil }
    return connection
  }

  mutating func run(into path: String, at now: Int64) throws(SQLiteError) -> DatabaseReport {
    let target = try Connection(path, .writing)
    try Schema.current.make(in: target)
    let lineage = Epoch.random()
    let facts = Facts(target)
    try facts.set("lineage", to: lineage)
    try facts.set("closed", to: "yes")
    var configuration = SQLiteStore.Configuration(path: path, server: "", clock: { now })
    configuration.retention = .everything
    var writer = try GroupWriter(target, lineage: lineage, configuration)
    for (id, row) in sessions() {
      guard let part = part(id, row, at: now) else { continue }
      report.sessions += 1
      _ = try writer.write(WriteGroup(parts: [part]), at: now)
    }
    _ = try writer.write(WriteGroup(appValues: appValues()), at: now)
    return report
  }

  /// Older revisions that are there, and are not reached from what can be read.
  private mutating func noteGap(below first: Int, of key: SessionKey) {
    var oldest = first + 1
    _ = each(
      "SELECT min(number) FROM revision WHERE session = ?1", by: "1", .integer(key.id)
    ) { line in
      if line.integer(0) > 0 { oldest = min(oldest, line.integer(0)) }
      return true
    }
    if oldest > first { return }
    report.problems.append(
      "Of the session “\(key.name)” the history before revision \(first + 1) is lost.")
  }

  /// The rows that can be read, from both ends; what is read again must do no harm.
  func each(
    _ sql: String, by order: String, _ values: SQLiteValue..., read: (Row) -> Bool
  ) -> Bool {
    do {
      try connection.prepare("\(sql) ORDER BY \(order)").each(values, read: read)
      return true
    } catch {
      let backwards = order.split(separator: ",").map { "\($0) DESC" }.joined(separator: ",")
      try? connection.prepare("\(sql) ORDER BY \(backwards)").each(values, read: read)
      return false
    }
  }

  /// By their numbers, with their entries where those can be read.
  private mutating func sessions() -> [(Int, SessionRow?)] {
    var rows: [Int: SessionRow] = [:]
    var ids: Set<Int> = []
    var isWhole = each("SELECT \(SessionRow.columns) FROM session", by: "id") { line in
      ids.insert(line.integer(0))
      if let row = SessionRow(line) { rows[row.id] = row }
      return true
    }
    for table in ["snapshot", "revision"] {
      let all = each("SELECT DISTINCT session FROM \(table)", by: "session") { line in
        ids.insert(line.integer(0))
        return true
      }
      isWhole = isWhole && all
    }
    if !isWhole { report.problems.append("Parts of the file cannot be read.") }
    return ids.sorted().map { ($0, rows[$0]) }
  }

  /// What a session goes on from, as it is written into a new database.
  private mutating func part(_ id: Int, _ row: SessionRow?, at now: Int64) -> WriteGroup.Part? {
    let snapshots = snapshots(of: id)
    guard let newest = snapshots.max(by: { $0.1.number < $1.1.number }) else {
      // A session that was never stored with a state has nothing to go on from.
      report.problems.append(
        "Of the session \(row.map { "“\($0.name)”" } ?? "number \(id)") no state can be read.")
      return nil
    }
    let name = newest.name
    let key = SessionKey(id: id, name: name)
    let behind = run(of: key, from: newest.1.number, by: 1)
    let before = run(of: key, from: newest.1.number + 1, by: -1)
    let head = newest.1.number + behind.count
    noteGap(below: newest.1.number - before.count, of: key)
    report.revisions += before.count + behind.count
    var damage = row?.damage
    if row?.head != head {
      let lost = row.map { "revisions \(head + 1) to \($0.head)" } ?? "what came behind \(head)"
      report.problems.append("Of the session “\(name)” \(lost) may be lost.")
      damage = SavedDamage(
        from: head + 1, at: now, reason: "The database was damaged; this is what could be read.")
    }
    let epoch = Epoch.random()
    var part = WriteGroup.Part(
      name: name, epoch: epoch, repair: Repair(epoch: epoch, damage: damage))
    part.records = before.reversed().map { StoredRecord(revision: $0) }
    part.records += behind.map { StoredRecord(revision: $0) }
    // An older state is of use where the revisions lead on from it.
    let reached = newest.1.number - before.count
    let good = snapshots.map(\.1).filter { $0.number >= reached }.sorted { $0.number < $1.number }
    let values = values(of: key)
    if let kept = row?.valued, values.count < kept {
      report.problems.append(
        "Of the session “\(name)” \(kept - values.count) values of the scene are lost.")
    }
    part.records.append(StoredRecord(snapshots: good, values: values))
    part.records += answers(of: key, through: head).map { StoredRecord(answer: $0) }
    return part
  }
}
