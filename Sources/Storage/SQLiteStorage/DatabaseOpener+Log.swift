import SQLiteRecovery
import SQLiteRows
import SessionRecords

/// The frames of a log that SQLite does not take.
struct LogRemains {
  let log: WriteAheadLog
  /// A copy of the whole log, which SQLite is about to overwrite; nil if there was no room for
  /// it.
  let copy: String?
}

extension DatabaseOpener {
  /// Looks at the log before SQLite does. If it would take it only in part the whole is kept,
  /// until it is known whether anything is lost.
  func copyLogRemains() throws(SQLiteError) -> LogRemains? {
    let path = file.path + "-wal"
    let header = FileBytes(file.path)?.read(at: 0, count: 18) ?? []
    guard
      let log = WriteAheadLog(path, usual: PageSize.stated(by: header) ?? PageSize.usual),
      log.hasRemains
    else { return nil }
    let copy = file.unusedName("damaged", at: configuration.clock(), ["-wal"]) + "-wal"
    let isCopied = DatabaseFile.makeEmpty(copy) && DatabaseFile.copy(path, to: copy)
    if !isCopied { DatabaseFile.removeFile(copy) }
    return LogRemains(log: log, copy: isCopied ? copy : nil)
  }

  /// Judges whether this is the database that was here last, with all that was stored in it.
  mutating func claim(
    after previous: PreviousClaim, _ lockRecord: LockRecord, _ remains: LogRemains?,
    _ connection: Connection
  ) throws(SQLiteError) -> DatabaseClaim {
    let sawPowerCut = previous.boot != configuration.boot && !previous.wasClosed
    let mayMiss = previous.wasRelaxed && sawPowerCut
    let isCopy = previous.isCopied(to: file, lockRecord)
    var misses = remains?.log.losesChanges ?? false
    if let newest = lockRecord.newest, try !has(newest, connection) { misses = true }
    var damaged: [SessionRow] = []
    if misses && !isCopy && !mayMiss {
      damaged = try losses(lockRecord.newest, connection)
      reportLoss(remains)
    } else if let copy = remains?.copy {
      DatabaseFile.removeFile(copy)
    }
    let lineage = misses || isCopy || mayMiss ? nil : previous.lineage
    return DatabaseClaim(
      of: file, after: previous, lineage: lineage ?? Epoch.random(), damaged: damaged, configuration
    )
  }

  private func has(
    _ newest: LockRecord.Newest, _ connection: Connection
  ) throws(SQLiteError) -> Bool {
    let (row, isThere) = try entry(newest.id, connection)
    // One that has changed is mended elsewhere, and one that was removed is gone.
    guard let row else {
      if isThere { return true }
      return try isRemoved(newest.id, connection)
    }
    return (row.head, row.answered) >= (newest.head, newest.answered)
  }

  private func isRemoved(_ id: Int, _ connection: Connection) throws(SQLiteError) -> Bool {
    if try !connection.has("last", in: "removed") { return false }
    return try connection.integer(
      "SELECT count(*) FROM removed WHERE ?1 BETWEEN first AND last", .integer(id)) ?? 0 > 0
  }

  private func entry(
    _ id: Int, _ connection: Connection
  ) throws(SQLiteError) -> (row: SessionRow?, isThere: Bool) {
    let columns = try SessionRow.columns(in: connection)
    let entry = try connection.prepare("SELECT \(columns) FROM session WHERE id = ?1")
    var isThere = false
    let row = try entry.first(.integer(id)) { line in
      isThere = true
      return SessionRow(line)
    }
    return (row, isThere)
  }

  /// The entries of the sessions of which newer ones are in the remains of the log.
  private func losses(
    _ newest: LockRecord.Newest?, _ connection: Connection
  ) throws(SQLiteError) -> [SessionRow] {
    let scan = Scan(file.path, remains: true)
    var heads = scan.heads
    if let newest { heads[newest.id] = max(heads[newest.id] ?? 0, newest.head) }
    var losses: [SessionRow] = []
    for (id, head) in heads {
      let (kept, isThere) = try entry(id, connection)
      let isGone = isThere ? false : try isRemoved(id, connection)
      if isGone { continue }
      guard var row = kept ?? (isThere ? nil : scan.sessions[id]?.withoutContents),
        head > row.head
      else { continue }
      row.damage = SavedDamage(
        from: row.head + 1, at: configuration.clock(),
        reason: "The newest changes are lost: the database's log was damaged.")
      losses.append(row)
    }
    return losses
  }

  private mutating func reportLoss(_ remains: LogRemains?) {
    let aside = remains?.copy.map { " The log as it was is kept in “\($0)”." } ?? ""
    remark(
      "The newest changes of the database are missing: its log was damaged, or an older copy was "
        + "put in its place. Clients get the state anew.\(aside)")
  }
}

extension SessionRow {
  /// The entry of a session that is known of and of which nothing is kept.
  fileprivate var withoutContents: SessionRow {
    SessionRow(
      id: id, name: name, checksumSalt: checksumSalt, epoch: epoch, lineage: "", server: server)
  }
}
