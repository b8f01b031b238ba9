import SQLiteRecovery
import SQLiteRows
import SessionRecords

/// Writes what can be read of a damaged database into a new one.
struct DatabaseRecovery {
  private var salvage: Salvage
  private var report = DatabaseReport()

  init(of file: DatabaseFile) throws(SQLiteError) {
    guard let salvage = Salvage(of: file.path) else {
      throw .damage("There is nothing in it that can be read")
    }
    self.salvage = salvage
  }

  mutating func run(into path: String, at now: Int64) throws(SQLiteError) -> DatabaseReport {
    let target = try Connection(path, .writing)
    try Schema.current.make(in: target)
    let lineage = Epoch.random()
    let metadata = MetadataTable(target)
    try metadata.set("lineage", to: lineage)
    try metadata.set("closed", to: "yes")
    var configuration = SQLiteStore.Configuration(path: path, server: "", clock: { now })
    configuration.retention = .everything
    var writer = try GroupWriter(target, lineage: lineage, configuration)
    var names: Set<String> = []
    for (id, row) in salvage.sessions() {
      var session = salvage.session(id, row, at: now)
      // A renamed session can have been found under its first name, which another session has by
      // now.
      if let name = session?.name, !names.insert(name).inserted {
        session?.name = "recovered-\(id)"
      }
      if let session {
        report.sessions += 1
        report.revisions += session.revisions.count
        let written = try writer.write(WriteGroup(parts: [part(session)]), at: now)
        if row?.isPinned == true { try writer.apply(.pin(true), to: written[0]) }
      }
      guard let key = session?.key ?? row?.key, let name = session?.name ?? row?.name else {
        continue
      }
      let numbers = Set(session?.revisions.map(\.number) ?? [])
      let others = salvage.otherRevisions(of: id, except: numbers)
      try setAside(others, of: key, name, in: target, at: now)
    }
    _ = try writer.write(WriteGroup(appValues: salvage.appValues()), at: now)
    report.problems = salvage.problems
    return report
  }

  /// A session in the form for a new database.
  private func part(_ session: SalvagedSession) -> WriteGroup.Part {
    let epoch = Epoch.random()
    var part = WriteGroup.Part(
      name: session.name, epoch: epoch, repair: Repair(epoch: epoch, damage: session.damage))
    for revision in session.revisions {
      part.append(revision: revision.number, at: revision.at, body: revision.body)
    }
    part.append(
      StoredRecord(snapshots: session.snapshots, values: session.values, scene: session.scene))
    for answer in session.answers { part.append(StoredRecord(answer: answer)) }
    return part
  }

  /// Keeps revisions that can be read, and from which nothing leads to the newest: for a person to
  /// look at.
  private mutating func setAside(
    _ numbers: [Int], of key: SessionKey, _ name: String, in target: Connection, at now: Int64
  ) throws(SQLiteError) {
    if numbers.isEmpty { return }
    let insertion = try target.prepare(
      """
      INSERT INTO set_aside(session, what, found, reason, name, number, at, body)
      VALUES (?1, 'revision', ?2, 'Nothing leads from it to the newest.', '', ?3, ?4, ?5)
      """)
    var count = 0
    try target.inTransaction { () throws(SQLiteError) in
      for number in numbers {
        guard let revision = salvage.revision(number, of: key) else { continue }
        count += 1
        try insertion.run(
          .text(name), .integer(Int(now)), .integer(number), .integer(Int(revision.at)),
          .blob(revision.body))
      }
    }
    if count == 0 { return }
    salvage.problems.append(
      "Of the session “\(name)” \(count) revisions have no way to the newest: they stand in the "
        + "table “set_aside”.")
  }
}
