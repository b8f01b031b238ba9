import Sessions

/// Reads what can be read of a damaged database.
struct Salvage {
  let scan: Scan
  private(set) var report = DatabaseReport()

  init(of file: DatabaseFile) throws(SQLiteError) {
    scan = Scan(file.path)
    if scan.isEmpty { throw .damage("There is nothing in it that can be read") }
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
    for (id, row) in sessions() {
      var part = part(id, row, at: now)
      let checksumSalt = part?.checksumSalt ?? row?.checksumSalt
      part?.checksumSalt = nil
      // A renamed session can have been found under its first name, which another session has by
      // now.
      if let name = part?.name, !names.insert(name).inserted { part?.name = "recovered-\(id)" }
      if let part {
        report.sessions += 1
        let written = try writer.write(WriteGroup(parts: [part]), at: now)
        if row?.isPinned == true { try writer.apply(.pin(true), to: written[0]) }
      }
      guard let checksumSalt, let name = part?.name ?? row?.name else { continue }
      let key = SessionKey(id: id, checksumSalt: checksumSalt)
      try setApart(key, of: name, part?.records ?? [], in: target, at: now)
    }
    _ = try writer.write(WriteGroup(appValues: appValues()), at: now)
    return report
  }

  /// Revisions that can be read, and from which nothing leads to the newest: for a person to look
  /// at.
  private mutating func setApart(
    _ key: SessionKey, of name: String, _ records: [StoredRecord], in target: Connection,
    at now: Int64
  ) throws(SQLiteError) {
    let kept = Set(records.compactMap { $0.revision?.number })
    let others = (scan.revisions[key.id] ?? [:]).keys.filter { !kept.contains($0) }.sorted()
    if others.isEmpty { return }
    let insertion = try target.prepare(
      """
      INSERT INTO set_aside(session, what, found, reason, name, number, at, body)
      VALUES (?1, 'revision', ?2, 'Nothing leads from it to the newest.', '', ?3, ?4, ?5)
      """)
    var count = 0
    try target.inTransaction { () throws(SQLiteError) in
      for number in others {
        guard let revision = revision(number, of: key) else { continue }
        count += 1
        try insertion.run(
          .text(name), .integer(Int(now)), .integer(number), .integer(Int(revision.at)),
          .blob(revision.body))
      }
    }
    if count == 0 { return }
    report.problems.append(
      "Of the session “\(name)” \(count) revisions have no way to the newest: they stand in the "
        + "table “set_aside”.")
  }

  /// The sessions by their numbers, with their entries if those can be read.
  private mutating func sessions() -> [(Int, SessionRow?)] {
    if scan.isDamaged { report.problems.append("Parts of the file cannot be read.") }
    let ids = Set(scan.sessions.keys).union(scan.snapshots.keys).union(scan.revisions.keys)
    return ids.filter { !scan.isRemoved($0) }.sorted().map { ($0, scan.sessions[$0]) }
  }

  /// The part of a session to continue from, in the form for a new database.
  private mutating func part(_ id: Int, _ row: SessionRow?, at now: Int64) -> WriteGroup.Part? {
    let snapshots = snapshots(of: id)
    guard let newest = snapshots.max(by: { $0.1.number < $1.1.number }) else {
      // A session that was never stored with a state has nothing to go on from.
      report.problems.append(
        "Of the session \(row.map { "“\($0.name)”" } ?? "number \(id)") no state can be read.")
      return nil
    }
    let name = row?.name ?? newest.name
    let key = SessionKey(id: id, checksumSalt: newest.name)
    let after = run(of: key, from: newest.1.number, by: 1)
    let before = run(of: key, from: newest.1.number + 1, by: -1)
    let head = newest.1.number + after.count
    report.revisions += before.count + after.count
    var damage = row?.damage
    if row?.head != head {
      let lost = row.map { "revisions \(head + 1) to \($0.head)" } ?? "what came behind \(head)"
      report.problems.append("Of the session “\(name)” \(lost) may be lost.")
      damage = SavedDamage(
        from: head + 1, at: now, reason: "The database was damaged; this is what could be read.")
    }
    let epoch = Epoch.random()
    var part = WriteGroup.Part(
      name: name, checksumSalt: key.checksumSalt, epoch: epoch,
      repair: Repair(epoch: epoch, damage: damage))
    for revision in before.reversed() + after {
      part.append(revision: revision.number, at: revision.at, body: revision.body)
    }
    // An older state is useful if the revisions lead on from it.
    let reached = newest.1.number - before.count
    let good = snapshots.map(\.1).filter { $0.number >= reached }.sorted { $0.number < $1.number }
    let values = values(of: key)
    if let kept = row?.valued, values.count < kept {
      report.problems.append(
        "Of the session “\(name)” \(kept - values.count) values of the scene are lost.")
    }
    part.append(StoredRecord(snapshots: good, values: values, scene: row?.scene))
    for answer in answers(of: key, through: head) {
      part.append(StoredRecord(answer: answer))
    }
    return part
  }
}
