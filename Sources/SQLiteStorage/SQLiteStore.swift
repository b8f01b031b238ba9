import Sessions

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
  /// Called when records of these sessions have been taken in and were not stored.
  public var onLoss: ((_ sessions: [String], _ reason: StoreFailure) -> Void)?
  /// A sentence about the database's opening, for the person who runs the server.
  public let notice: String?

  let configuration: Configuration
  private let lineage: String
  private let writer: Writer
  private var reader: Reader?
  let scout: Scout
  private var lock: DatabaseLock?
  /// True if the whole file was checked when it was opened.
  private let isChecked: Bool
  private var hasToldDamage = false
  var logs: [String: SQLiteLog] = [:]
  /// The sessions of which something is kept, or is about to be; nil until the id is known.
  var sessions: [String: Int?]
  /// Sessions that were read ahead, about to be opened.
  var prepared: [String: Scout.Found] = [:]
  /// The sessions that are being read for that, each with the number of the reading.
  var preparing: [String: Int] = [:]
  var preparations = 0
  var waiting = WaitingGroups()
  private(set) var inFlight: WaitingGroups.Group?
  /// The figures of what was written.
  private(set) var tally = StoreFigures()
  /// Callers to notify when all groups before a number have been written.
  private var finishers: [(end: Int, call: @MainActor () -> Void)] = []
  /// The time before which a write that failed lately is not tried again.
  private var restingUntil: ContinuousClock.Instant?
  private var lack: StoreFailure?

  /// Opens a database, or creates one.
  ///
  /// - Throws: `folder`, `readOnly`, `symbolicLink`, `hardLink`, `otherOwner`, `notADatabase`,
  ///   `otherProgram`, `newerSchema`, `locked`, or `unusable`; nothing is touched then.
  public init(_ configuration: Configuration) throws(DatabaseRefusal) {
    var opening = try Opening(configuration)
    let file = opening.file
    let lock = try DatabaseLock(file)
    let opened = try opening.run(behind: lock)
    do throws(SQLiteError) {
      writer = try Writer(file, lock, opened.possession, configuration)
      reader = try Reader(Connection(file.path, .reading))
      scout = Scout(file)
    } catch {
      throw .unusable(file.path, reason: "\(error)")
    }
    (self.configuration, lineage) = (configuration, opened.possession.lineage)
    (self.lock, isChecked) = (lock, opened.isChecked)
    sessions = opened.directory.ids.mapValues { $0 }
    appValues = opened.appValues
    lack = opened.obstacle
    if lack != nil { restingUntil = .now + configuration.rest }
    notice = opening.remarks.isEmpty ? nil : opening.remarks.joined(separator: " ")
    for remark in opening.remarks { configuration.log(remark) }
    writer.free()
  }

  /// The number of sessions that something is kept of.
  public var count: Int { sessions.count }
  /// True if something is kept of a session.
  public func contains(_ session: String) -> Bool { sessions[session] != nil }
  /// Closes the log of an unused session.
  public func closeLog(of session: String) {
    guard let log = logs[session] else { return }
    log.onConfirm = nil
    log.isReleased = true
    forgetIfIdle(log)
  }

  private func forgetIfIdle(_ log: SQLiteLog) {
    if log.isReleased && log.isIdle && logs[log.name] === log { logs[log.name] = nil }
  }

  /// Keeps a value of the app, a JSON text; nil forgets it.
  public func setAppValue(_ value: [UInt8]?, forKey key: String) {
    appValues[key] = value
    waiting.setAppValue(value, forKey: key)
  }

  var isClosed: Bool { reader == nil }

  /// The obstacle that was met in writing lately.
  var obstacle: StoreFailure? { isResting ? lack : nil }

  private var isResting: Bool {
    guard let restingUntil else { return false }
    if restingUntil > .now { return true }
    self.restingUntil = nil
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
      log.isReleased = false
      return log
    }
    let log = try make(session)
    logs[session] = log
    if log.repair != nil { takeRepair(of: log) }
    return log
  }

  private func make(_ session: String) throws(StoreError) -> SQLiteLog {
    guard case let id?? = sessions[session] else { return SQLiteLog(session, in: self) }
    let (row, examination) = try examined(session, id)
    for remark in examination.remarks { configuration.log(remark) }
    let renewing = row.lineage != lineage || row.server != configuration.server
    let now = configuration.clock()
    return SQLiteLog(row, examination, in: self, renewing: renewing, at: now)
  }

  private func examined(
    _ session: String, _ id: Int
  ) throws(StoreError) -> (row: SessionRow, examination: Examination) {
    var known = try takePrepared(session, id)
    if known == nil {
      known = try read { (reader) throws(SQLiteError) in
        try reader.examine(id, since: oldestAnswer)
      }
    }
    guard let known else { throw .gone }
    try requireRows(of: known.examination)
    return known
  }

  /// If the file was never checked completely, missing rows can exist but be unreachable: nothing
  /// is cut off before that is known.
  private func requireRows(of examination: Examination) throws(StoreError) {
    if examination.missesRows && !isChecked { throw failure(.disjointed) }
  }

  /// Nil if nothing is kept.
  func examine(_ log: SQLiteLog) throws(StoreError) -> Examination? {
    guard let id = log.id, log.repair?.takesAll != true else { return nil }
    let examination = try read { (reader) throws(SQLiteError) in
      guard let row = try reader.row(id) else {
        throw .damage("The entry of the session cannot be read")
      }
      return try Examination(of: row, before: log.repair?.cut, since: oldestAnswer, reader)
    }
    try requireRows(of: examination)
    return examination
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
    return SessionKey(id: id, seal: log.seal)
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

  /// Damage is noted, so that the next start looks at the whole file.
  func failure(_ error: SQLiteError) -> StoreError {
    guard error.isDamage else { return .unreadable("The database could not be read: \(error).") }
    lock?.note(isDamaged: true)
    if !hasToldDamage {
      hasToldDamage = true
      configuration.log(
        "The database is damaged (\(error)): sessions that it concerns cannot be read. Start the "
          + "server again: it then recovers what can be read.")
    }
    return .damaged("\(error)")
  }
}

// MARK: - Writing

extension SQLiteStore {
  func take(_ record: consuming StoredRecord, for log: SQLiteLog) {
    noteBeginning(of: log)
    waiting.take(record, for: log)
  }

  func take(revision number: Int, at: Int64, body: [UInt8], for log: SQLiteLog) {
    noteBeginning(of: log)
    waiting.take(revision: number, at: at, body: body, for: log)
  }

  private func noteBeginning(of log: SQLiteLog) {
    if log.id == nil && sessions[log.name] == nil { sessions[log.name] = .some(nil) }
  }

  func takeRepair(of log: SQLiteLog) { waiting.takeRepair(of: log) }

  /// Hands what has been appended to the writing thread, unless that is busy.
  public func flush() {
    if inFlight != nil || reader == nil { return }
    // The app's values and a repair can wait.
    if isResting && !waiting.hasRecords && !waiting.hasChanges { return }
    guard let next = waiting.next() else { return }
    inFlight = next
    writer.write(next.group, at: configuration.clock()) { [self] in done($0, after: $1) }
  }

  private func done(_ outcome: WriteGroup.Outcome, after time: Duration) {
    guard let written = inFlight, reader != nil else { return }
    inFlight = nil
    tally.count(outcome, of: written.group, after: time)
    switch outcome {
    case .stored(let ids):
      restingUntil = nil
      for (log, id) in zip(written.logs, ids) { learn(id, of: log) }
      for (log, part) in zip(written.logs, written.group.parts) { log.finishRepair(part.repair) }
      // Starts the next write before any caller is notified.
      flush()
      confirm(written)
      for change in written.changes { change.done() }
    case .lost(let reason):
      lack = reason == .full || reason == .busy ? reason : nil
      restingUntil = .now + configuration.rest
      lose(written, reason)
      flush()
    }
    callFinishers()
  }

  private func learn(_ id: Int, of log: SQLiteLog) {
    // A void log also gets its number if it was written, since it can still have to be removed.
    if log.id != nil || id == 0 { return }
    log.id = id
    if !log.isVoid { sessions[log.name] = id }
  }

  private func confirm(_ written: WaitingGroups.Group) {
    for (log, part) in zip(written.logs, written.group.parts) where !part.isVoid {
      log.confirm(records: part.items.count, head: part.head)
      forgetIfIdle(log)
    }
  }

  private func lose(_ written: WaitingGroups.Group, _ reason: StoreFailure) {
    waiting.keepAgain(written.group.appValues)
    waiting.takeAgain(written.changes)
    var names: [String] = []
    for (log, part) in zip(written.logs, written.group.parts) where !part.items.isEmpty {
      if log.isVoid { continue }
      waiting.drop(log)
      log.makeVoid()
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
    finishers.append((waiting.end, done))
    flush()
    callFinishers()
  }

  private func callFinishers() {
    if finishers.isEmpty { return }
    let next = inFlight?.number ?? waiting.first
    let due = finishers.filter { $0.end <= next }
    finishers.removeAll { $0.end <= next }
    for finisher in due { finisher.call() }
  }

  /// Closes the database. What is not safe by then is lost: call `whenWritten` first.
  public func close() {
    if reader == nil { return }
    var last = WriteGroup()
    last.changes = waiting.takeChanges()
    if !last.changes.isEmpty { writer.write(last, at: configuration.clock()) { _, _ in } }
    reader = nil
    logs = [:]
    prepared = [:]
    preparing = [:]
    scout.close()
    writer.close()
    lock = nil
  }
}
