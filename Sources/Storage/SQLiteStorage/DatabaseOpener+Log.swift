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
    guard let log = Self.log(of: file), log.hasRemains else { return nil }
    let copy = file.unusedName("damaged", at: configuration.clock(), ["-wal"]) + "-wal"
    let isCopied = DatabaseFile.makeEmpty(copy) && DatabaseFile.copy(path, to: copy)
    if !isCopied { DatabaseFile.removeFile(copy) }
    return LogRemains(log: log, copy: isCopied ? copy : nil)
  }

  /// The log beside a database; nil if there is none.
  static func log(of file: DatabaseFile) -> WriteAheadLog? {
    let header = FileBytes(file.path)?.read(at: 0, count: 18) ?? []
    return WriteAheadLog(
      file.path + "-wal", usual: PageSize.stated(by: header) ?? PageSize.usual)
  }

  /// Judges whether this is the database that was here last, with all that was stored in it.
  mutating func claim(
    after previous: PreviousClaim, _ lockRecord: LockRecord, _ remains: LogRemains?,
    _ connection: Connection
  ) throws(SQLiteError) -> DatabaseClaim {
    let mayMiss = previous.mayMiss(on: configuration.boot)
    let isCopy = previous.isCopied(to: file, lockRecord)
    let misses = try connection.misses(lockRecord.newest, remains?.log)
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

  /// The entries of the sessions of which newer ones are in the remains of the log.
  private func losses(
    _ newest: LockRecord.Newest?, _ connection: Connection
  ) throws(SQLiteError) -> [SessionRow] {
    let scan = Scan(file.path, remains: true)
    var heads = scan.heads
    if let newest { heads[newest.id] = max(heads[newest.id] ?? 0, newest.head) }
    var losses: [SessionRow] = []
    for (id, head) in heads {
      let (kept, isThere) = try connection.entry(id)
      let isGone = isThere ? false : try connection.isRemoved(id)
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

extension Connection {
  /// True if changes that were stored are gone: the newest one that the lock file names, or some in
  /// the part of the log that SQLite does not take.
  func misses(
    _ newest: LockRecord.Newest?, _ log: WriteAheadLog?
  ) throws(SQLiteError) -> Bool {
    if log?.losesChanges == true { return true }
    guard let newest else { return false }
    let (row, isThere) = try entry(newest.id)
    // One that has changed is mended elsewhere, and one that was removed is gone.
    guard let row else {
      if isThere { return false }
      return try !isRemoved(newest.id)
    }
    return (row.head, row.answered) < (newest.head, newest.answered)
  }

  fileprivate func isRemoved(_ id: Int) throws(SQLiteError) -> Bool {
    if try !has("last", in: "removed") { return false }
    return try integer(
      "SELECT count(*) FROM removed WHERE ?1 BETWEEN first AND last", .integer(id)) ?? 0 > 0
  }

  fileprivate func entry(_ id: Int) throws(SQLiteError) -> (row: SessionRow?, isThere: Bool) {
    let columns = try SessionRow.columns(in: self)
    let entry = try prepare("SELECT \(columns) FROM session WHERE id = ?1")
    var isThere = false
    let row = try entry.first(.integer(id)) { line in
      isThere = true
      return SessionRow(line)
    }
    return (row, isThere)
  }
}

extension SessionRow {
  /// The entry of a session that is known of and of which nothing is kept.
  fileprivate var withoutContents: SessionRow {
    SessionRow(
      id: id, name: name, checksumSalt: checksumSalt, epoch: epoch, lineage: "", server: server)
  }
}
