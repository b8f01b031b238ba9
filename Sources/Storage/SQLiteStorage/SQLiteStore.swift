import SQLiteRows
import SessionRecords

/// Sessions in a database file: what has been confirmed outlives the process, and with full
/// durability a power cut.
///
/// The main thread only gathers records. A separate thread commits the waiting records in one
/// transaction and reports back. In the meantime the next group gathers.
public final class SQLiteStore: SessionStore {
  /// The promise of an answer.
  public var durability: Durability { configuration.durability }
  /// True: sessions can be opened again from the file.
  public let keepsRecords = true
  /// The values that the app keeps in addition to its sessions, as JSON texts.
  public private(set) var appValues: [String: [UInt8]]
  /// Called when records of these sessions were accepted and not stored.
  public var onLoss: ((_ sessions: [String], _ reason: StoreFailure) -> Void)?
  /// A sentence about the database's opening, for the person who runs the server.
  public let notice: String?

  let configuration: Configuration
  private let lineage: String
  private let writer: Writer
  private var reader: Reader?
  let backgroundReader: BackgroundReader
  private var lock: DatabaseLock?
  /// True if the whole file was checked when it was opened.
  private let isChecked: Bool
  private var hasReportedDamage = false
  var logs: [String: SQLiteLog] = [:]
  /// The sessions of which something is kept, or is about to be; nil until the id is known.
  var sessions: [String: Int?]
  /// Sessions that were read ahead, about to be opened.
  var prepared: [String: BackgroundReader.Found] = [:]
  /// The sessions that are being read for that, each with the number of the reading.
  var preparing: [String: Int] = [:]
  var preparations = 0
  var waiting = WaitingGroups()
  private(set) var inFlight: WaitingGroups.Group?
  /// The figures of what was written.
  private(set) var tally = StoreFigures()
  /// Callers to notify when all groups before a number have been written.
  private var writtenHandlers: [(end: Int, call: @MainActor () -> Void)] = []
  /// The time before which a write that failed lately is not tried again.
  private var retryAt: ContinuousClock.Instant?
  private var lastObstacle: StoreFailure?

  /// Opens a database, or creates one.
  ///
  /// - Throws: `folder`, `readOnly`, `symbolicLink`, `hardLink`, `otherOwner`, `notADatabase`,
  ///   `otherProgram`, `newerSchema`, `locked`, or `unusable`; nothing is touched then.
  public init(_ configuration: Configuration) throws(DatabaseRefusal) {
    var opener = try DatabaseOpener(configuration)
    let file = opener.file
    let lock = try DatabaseLock(file)
    let opened = try opener.run(with: lock)
    do throws(SQLiteError) {
      writer = try Writer(file, lock, opened.claim, configuration)
      reader = try Reader(Connection(file.path, .reading))
      backgroundReader = BackgroundReader(file)
    } catch {
      throw .unusable(file.path, reason: "\(error)")
    }
    (self.configuration, lineage) = (configuration, opened.claim.lineage)
    (self.lock, isChecked) = (lock, opened.isChecked)
    sessions = opened.index.ids.mapValues { $0 }
    appValues = opened.appValues
    lastObstacle = opened.obstacle
    if lastObstacle != nil { retryAt = .now + configuration.retryDelay }
    notice = opener.remarks.isEmpty ? nil : opener.remarks.joined(separator: " ")
    for remark in opener.remarks { configuration.log(remark) }
    writer.trim()
  }

  /// The number of sessions that something is kept of.
  public var count: Int { sessions.count }
  /// True if something is kept of a session.
  public func contains(_ session: String) -> Bool { sessions[session] != nil }
  /// Closes the log of an unused session.
  public func closeLog(of session: String) {
    guard let log = logs[session] else { return }
    log.onConfirm = nil
    log.isClosing = true
    removeIfIdle(log)
  }

  private func removeIfIdle(_ log: SQLiteLog) {
    if log.isClosing && log.isIdle && logs[log.name] === log { logs[log.name] = nil }
  }

  /// Sets a value of the app, a JSON text; nil removes it.
  public func setAppValue(_ value: [UInt8]?, forKey key: String) {
    appValues[key] = value
    waiting.setAppValue(value, forKey: key)
  }

  var isClosed: Bool { reader == nil }

  /// The obstacle that was met in writing lately.
  var obstacle: StoreFailure? { isBackingOff ? lastObstacle : nil }

  private var isBackingOff: Bool {
    guard let retryAt else { return false }
    if retryAt > .now { return true }
    self.retryAt = nil
    return false
  }
}

// MARK: - Reading

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
    guard case let id?? = sessions[session] else { return SQLiteLog(session, in: self) }
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
    if result.missesRows && !isChecked { throw failure(.inconsistent) }
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
    guard let reader else { throw .unreadable("The database is closed.") }
    do throws(SQLiteError) {
      return try reader.atOneMoment { () throws(SQLiteError) in try work(reader) }
    } catch {
      throw failure(error)
    }
  }

  /// Damage is recorded, so that the next start looks at the whole file.
  func failure(_ error: SQLiteError) -> StoreError {
    guard error.isDamage else { return .unreadable("The database could not be read: \(error).") }
    lock?.record(isDamaged: true)
    if !hasReportedDamage {
      hasReportedDamage = true
      configuration.log(
        "The database is damaged (\(error)): sessions that it concerns cannot be read. Start the "
          + "server again: it then recovers what can be read.")
    }
    return .damaged("\(error)")
  }
}

// MARK: - Writing

extension SQLiteStore {
  func enqueue(_ record: consuming StoredRecord, for log: SQLiteLog) {
    registerSession(of: log)
    waiting.enqueue(record, for: log)
  }

  func enqueue(revision number: Int, at: Int64, body: [UInt8], for log: SQLiteLog) {
    registerSession(of: log)
    waiting.enqueue(revision: number, at: at, body: body, for: log)
  }

  private func registerSession(of log: SQLiteLog) {
    if log.id == nil && sessions[log.name] == nil { sessions[log.name] = .some(nil) }
  }

  func enqueueRepair(of log: SQLiteLog) { waiting.enqueueRepair(of: log) }

  /// Passes what has been appended to the writing thread, unless it is busy.
  public func flush() {
    if inFlight != nil || reader == nil { return }
    // The app's values and a repair can wait.
    if isBackingOff && !waiting.hasRecords && !waiting.hasChanges { return }
    guard let next = waiting.dequeueGroup() else { return }
    inFlight = next
    writer.write(next.group, at: configuration.clock()) { [self] in finishWrite($0, after: $1) }
  }

  private func finishWrite(_ outcome: WriteGroup.Outcome, after time: Duration) {
    guard let written = inFlight, reader != nil else { return }
    inFlight = nil
    tally.record(outcome, of: written.group, after: time)
    switch outcome {
    case .stored(let ids):
      retryAt = nil
      for (log, id) in zip(written.logs, ids) { assign(id, to: log) }
      for (log, part) in zip(written.logs, written.group.parts) { log.finishRepair(part.repair) }
      // Starts the next write before any caller is notified.
      flush()
      confirm(written)
      for change in written.changes { change.done() }
    case .lost(let reason):
      lastObstacle = reason == .full || reason == .busy ? reason : nil
      retryAt = .now + configuration.retryDelay
      discard(written, reason)
      flush()
    }
    callWrittenHandlers()
  }

  private func assign(_ id: Int, to log: SQLiteLog) {
    // A void log also gets its number if it was written, since it can still have to be removed.
    if log.id != nil || id == 0 { return }
    log.id = id
    if !log.isInvalidated { sessions[log.name] = id }
  }

  private func confirm(_ written: WaitingGroups.Group) {
    for (log, part) in zip(written.logs, written.group.parts) where !part.isDiscarded {
      log.confirm(records: part.items.count, head: part.head)
      removeIfIdle(log)
    }
  }

  private func discard(_ written: WaitingGroups.Group, _ reason: StoreFailure) {
    waiting.requeueAppValues(written.group.appValues)
    waiting.requeue(written.changes)
    var names: [String] = []
    for (log, part) in zip(written.logs, written.group.parts) where !part.items.isEmpty {
      if log.isInvalidated { continue }
      waiting.discardRecords(of: log)
      log.invalidate()
      if logs[log.name] === log { logs[log.name] = nil }
      if log.id == nil { sessions[log.name] = nil }
      names.append(log.name)
    }
    if !names.isEmpty { onLoss?(names, reason) }
  }

  /// About the bytes of records that are not safe yet.
  public var waitingBytes: Int { waiting.bytes + (inFlight?.group.bytes ?? 0) }

  /// Calls back when everything appended so far is safe or lost.
  public func whenWritten(_ done: @escaping @MainActor () -> Void) {
    writtenHandlers.append((waiting.end, done))
    flush()
    callWrittenHandlers()
  }

  private func callWrittenHandlers() {
    if writtenHandlers.isEmpty { return }
    let next = inFlight?.number ?? waiting.first
    let due = writtenHandlers.filter { $0.end <= next }
    writtenHandlers.removeAll { $0.end <= next }
    for handler in due { handler.call() }
  }

  /// Closes the database. What is not safe by then is lost: call `whenWritten` first.
  public func close() {
    if reader == nil { return }
    var last = WriteGroup()
    last.changes = waiting.dequeueChanges()
    if !last.changes.isEmpty { writer.write(last, at: configuration.clock()) { _, _ in } }
    reader = nil
    logs = [:]
    prepared = [:]
    preparing = [:]
    backgroundReader.close()
    writer.close()
    lock = nil
  }
}
