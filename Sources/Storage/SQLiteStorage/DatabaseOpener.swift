import SQLiteRows
import SessionRecords

/// Opens a database for a server, or creates one, or moves a damaged one aside.
struct DatabaseOpener {
  let file: DatabaseFile
  let configuration: SQLiteStore.Configuration
  /// Sentences for the person who runs the server.
  private(set) var remarks: [String] = []
  private(set) var isChecked = false

  /// The parts that a store works with.
  struct Opened: Sendable {
    let claim: DatabaseClaim
    var index: SessionIndex
    var appValues: [String: [UInt8]]
    /// The reason for which nothing can be written for now; nil if there is none.
    let obstacle: StoreFailure?
    /// The whole file has been looked at, and hangs together.
    let isChecked: Bool
  }

  mutating func recordChecked(_ lock: DatabaseLock) {
    isChecked = true
    lock.record(isDamaged: false)
  }

  mutating func remark(_ sentence: String) { remarks.append(sentence) }

  /// Refuses what is not ours before anything is touched.
  init(_ configuration: SQLiteStore.Configuration) throws(DatabaseRefusal) {
    self.configuration = configuration
    file = try DatabaseFile(configuration.path, makingFolder: true)
    _ = try judgedKind()
  }

  private func judgedKind() throws(DatabaseRefusal) -> DatabaseFile.Kind {
    try file.checkRights()
    let kind = try file.kind()
    let known = configuration.schema.version
    switch kind {
    case .otherProgram: throw .otherProgram(file.path)
    case .notADatabase: throw .notADatabase(file.path)
    case .ours(let schema) where schema > known:
      throw .newerSchema(file.path, found: schema, known: known)
    case .absent, .empty, .ours, .damaged: return kind
    }
  }

  /// - Precondition: the lock is held.
  mutating func run(with lock: DatabaseLock) throws(DatabaseRefusal) -> Opened {
    // Another server, which is gone by now, can have created it.
    var kind = try judgedKind()
    if kind == .damaged { kind = try setAside(because: "its beginning is damaged") }
    do throws(SQLiteError) {
      return try open(kind, lock)
    } catch {
      guard error.isDamage else { throw refusal(error) }
      kind = try setAside(because: error.message)
    }
    do throws(SQLiteError) { return try open(kind, lock) } catch { throw refusal(error) }
  }

  private func refusal(_ error: SQLiteError) -> DatabaseRefusal {
    // Our own lock is held: it is no other server.
    .unusable(file.path, reason: error.isBusy ? "another program has it locked" : "\(error)")
  }

  /// Recovers a damaged file: what can be read is in a new file before the damaged one is touched.
  private mutating func setAside(because reason: String) throws(DatabaseRefusal)
    -> DatabaseFile.Kind
  {
    let found = try recover(because: reason)
    let names = [""] + DatabaseFile.companions
    guard let target = file.moveAside(names, as: "corrupt", at: configuration.clock()) else {
      let cause = systemError()
      if let found { DatabaseFile.remove(found.path) }
      throw .unusable(file.path, reason: "it is damaged, and could not be moved aside: \(cause)")
    }
    let beginning = "The database was damaged (\(reason)): it was moved to “\(target)”"
    guard let found, DatabaseFile.move(found.path, toFree: file.path) else {
      remarks.append("\(beginning), and all sessions begin anew: nothing can be read of it.")
      return .absent
    }
    remarks.append(
      "\(beginning), and what could be read of it is served: \(found.report.sessions) sessions, "
        + "\(found.report.revisions) revisions.")
    remarks += found.report.problems.prefix(Self.maxProblems)
    return .ours(schema: configuration.schema.version)
  }

  /// The most losses that are reported one by one.
  private static let maxProblems = 20

  /// Creates a new database from the readable data of the damaged one; nil if there is none.
  private func recover(because reason: String) throws(DatabaseRefusal)
    -> (path: String, report: DatabaseReport)?
  {
    let unfinished = "\(file.path).new-\(Epoch.random())"
    guard DatabaseFile.makeEmpty(unfinished) else {
      throw .unusable(file.path, reason: "it is damaged (\(reason)): \(systemError())")
    }
    do throws(SQLiteError) {
      var recovery = try DatabaseRecovery(of: file)
      let report = try recovery.run(into: unfinished, at: configuration.clock())
      if report.sessions > 0 { return (unfinished, report) }
      DatabaseFile.remove(unfinished)
      return nil
    } catch {
      DatabaseFile.remove(unfinished)
      if error.isFull {
        throw .unusable(
          file.path,
          reason: "it is damaged (\(reason)), and the disk has no room to recover it")
      }
      return nil
    }
  }

  private mutating func open(
    _ kind: DatabaseFile.Kind, _ lock: DatabaseLock
  ) throws(SQLiteError) -> Opened {
    var remains: LogRemains?
    var lockRecord = lock.lockRecord
    if case .ours = kind {
      try setStrayLogAside(lock.lockRecord)
      remains = try copyLogRemains()
    } else {
      try make(wasEmpty: kind == .empty)
      lockRecord = .none
      lock.record(newest: nil)
      recordChecked(lock)
    }
    file.makePrivate()
    let writer = try Database.open(file.path, configuration)
    let schema = try check(writer, lock)
    let previous = try PreviousClaim(writer)
    var claim = try claim(after: previous, lockRecord, remains, writer)
    try migrate(writer, from: schema)
    // This finds a table whose name or columns have changed.
    _ = try Tables(writer)
    let obstacle = try acquire(&claim, writer, lock)
    // The lock file names revisions of the lineage before: this one does not have them.
    if claim.lineage != previous.lineage { lock.record(newest: nil) }
    let index = try SessionIndex(
      repairing: writer, isChecked: isChecked, at: configuration.clock())
    remarks += index.remarks
    let appValues = try readAppValues(writer)
    return Opened(
      claim: claim, index: index, appValues: appValues, obstacle: obstacle,
      isChecked: isChecked)
  }

  /// Claims the database.
  ///
  /// - Returns: the obstacle if nothing can be written for now; the stored data can still be read.
  private mutating func acquire(
    _ claim: inout DatabaseClaim, _ connection: Connection, _ lock: DatabaseLock
  ) throws(SQLiteError) -> StoreFailure? {
    do {
      try claim.acquire(connection, lock)
      return nil
    } catch {
      guard let obstacle = error.obstacle else { throw error }
      remark(
        "\(obstacle.sentence): what is kept can be read, and nothing is stored until it can be.")
      return obstacle
    }
  }

  private mutating func make(wasEmpty: Bool) throws(SQLiteError) {
    if wasEmpty {
      remarks.append("The database file was empty. All sessions start over.")
      DatabaseFile.removeFile(file.path)
    }
    if let target = file.moveAside(DatabaseFile.companions, as: "stray", at: configuration.clock())
    {
      remarks.append("What belonged to a database that is gone was moved to “\(target)”.")
    }
    try Database.make(file, configuration)
  }

  private mutating func readAppValues(
    _ connection: Connection
  ) throws(SQLiteError) -> [String: [UInt8]] {
    var values: [String: [UInt8]] = [:]
    try connection.prepare("SELECT name, checksum, body FROM app_value").each { line in
      let (name, body) = (line.text(0), line.bytes(2))
      if line.integer(1) == Checksum.of(appValue: body, name) { values[name] = body }
      return true
    }
    let count = try MetadataTable(connection).get("app values").flatMap { Int($0) } ?? 0
    if values.count < count {
      remarks.append("\(count - values.count) values of the app cannot be read.")
    }
    return values
  }
}
