import SQLiteRows
import SessionRecords

extension SQLiteStore {
  /// The log of a session; the same object until it is closed.
  ///
  /// - Throws: `unreadable`, `damaged`, or `gone`.
  public func log(of session: String) throws(StoreError) -> any SessionLog {
    if let log = logs[session] {
      log.isClosing = false
      return log
    }
    let log = try makeLog(of: session)
    logs[session] = log
    if log.repair != nil { enqueueRepair(of: log) }
    return log
  }

  private func makeLog(of session: String) throws(StoreError) -> SQLiteLog {
    guard case let id?? = sessions[session] else {
      if backoff.hasNoNumberLeft { throw .exhausted }
      return SQLiteLog(session, in: self)
    }
    let (row, loaded) = try load(session, id)
    for remark in loaded.remarks { configuration.log(remark) }
    let renewing = row.lineage != lineage || row.server != configuration.server
    let now = configuration.clock()
    return SQLiteLog(row, loaded, in: self, renewing: renewing, at: now)
  }

  private func load(
    _ session: String, _ id: Int
  ) throws(StoreError) -> (row: SessionRow, result: LoadResult) {
    var known = try consumePrepared(session, id)
    if known == nil {
      known = try read { (reader) throws(SQLiteError) in
        try reader.load(id, since: oldestAnswer)
      }
    }
    guard let known else { throw .gone }
    try requireRows(of: known.result)
    return known
  }

  /// If the file was never checked completely, missing rows can exist but be unreachable: nothing
  /// is cut off before that is known.
  private func requireRows(of result: LoadResult) throws(StoreError) {
    if result.missesRows && !reader.isChecked { throw reader.failure(.inconsistent) }
  }

  /// Nil if nothing is kept.
  func load(_ log: SQLiteLog) throws(StoreError) -> LoadResult? {
    guard let id = log.id, log.repair?.takesAll != true else { return nil }
    let loaded = try read { (reader) throws(SQLiteError) in
      guard let row = try reader.row(id) else {
        throw .damage("The entry of the session cannot be read")
      }
      return try LoadResult(
        of: row, before: log.repair?.truncationStart, since: oldestAnswer, reader)
    }
    try requireRows(of: loaded)
    return loaded
  }

  var oldestAnswer: Int64 {
    configuration.clock() - configuration.retention.answerMilliseconds
  }

  func revisions(
    of log: SQLiteLog, through last: Int, limit: Int
  ) throws(StoreError) -> [SavedRevision] {
    guard let key = key(of: log) else { return [] }
    return try read { (reader) throws(SQLiteError) in
      try reader.revisions(of: key, through: last, limit: max(0, limit)).good
    }
  }

  /// Nil if nothing is kept.
  private func key(of log: SQLiteLog) -> SessionKey? {
    guard let id = log.id, log.repair?.takesAll != true else { return nil }
    return SessionKey(id: id, checksumSalt: log.checksumSalt)
  }

  func oldest(of log: SQLiteLog) throws(StoreError) -> Int? {
    guard let key = key(of: log) else { return nil }
    return try read { (reader) throws(SQLiteError) in try reader.oldestRevision(of: key) }
  }

  func snapshot(of log: SQLiteLog, through last: Int) throws(StoreError) -> SavedSnapshot? {
    guard let key = key(of: log) else { return nil }
    return try read { (reader) throws(SQLiteError) in
      try reader.snapshot(of: key, through: last).good
    }
  }

  func snapshot(of log: SQLiteLog, from first: Int) throws(StoreError) -> SavedSnapshot? {
    guard let key = key(of: log) else { return nil }
    return try read { (reader) throws(SQLiteError) in
      try reader.snapshot(of: key, from: first)
    }
  }

  func read<Result>(
    _ work: (Reader) throws(SQLiteError) -> Result
  ) throws(StoreError) -> Result {
    try reader.read(work)
  }
}
