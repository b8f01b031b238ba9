import Sessions

/// The connection in which groups are written; a new one after each failure.
struct WriterConnection {
  private let file: DatabaseFile
  private let configuration: SQLiteStore.Configuration
  private var lock: DatabaseLock?
  private var possession: Possession
  /// Nil after a failure, until the database could be opened again.
  private var writer: GroupWriter?
  /// Since the last checkpoint.
  private var pages = 0

  /// A checkpoint is made when the write-ahead log has about so many pages: 8 MiB; sooner where it
  /// would take up the room that the database needs to take them in.
  private static let maxPages = 2_048
  private static let fewestPages = 64

  init(
    _ file: DatabaseFile, _ lock: DatabaseLock, _ possession: Possession,
    _ configuration: SQLiteStore.Configuration
  ) throws(SQLiteError) {
    self.file = file
    self.configuration = configuration
    (self.lock, self.possession) = (lock, possession)
    do {
      try reopen(isFirst: true)
    } catch {
      // An obstacle that may pass is no error: the first group tries again.
      if error.obstacle == nil { throw error }
    }
  }

  mutating func write(_ group: WriteGroup, at now: Int64) -> WriteGroup.Outcome {
    do {
      if writer == nil { try reopen() }
    } catch {
      return .lost(
        error.obstacle ?? .unknown("The database could not be opened again: \(error)."))
    }
    do {
      return .stored(try writer?.write(group, at: now) ?? [])
    } catch {
      return .lost(recover(from: error))
    }
  }

  private mutating func recover(from error: SQLiteError) -> StoreFailure {
    if error.isFull, let connection = writer?.connection, isRolledBack(connection) {
      // Folding the log into the file makes room: it holds some pages twice.
      _ = try? connection.checkpoint(emptying: true)
      writer = try? GroupWriter(connection, lineage: possession.lineage, configuration)
      if writer != nil { return .full }
    }
    // Another program has it locked: nothing has begun.
    if error.isBusy, let connection = writer?.connection, isRolledBack(connection) { return .busy }
    if error.isDamage { lock?.note(isDamaged: true) }
    writer = nil
    // The next group tries again if this fails.
    try? reopen()
    return .unknown("The database did not take a change: \(error).")
  }

  private func isRolledBack(_ connection: Connection) -> Bool {
    if connection.isInTransaction { try? connection.execute("ROLLBACK") }
    return !connection.isInTransaction
  }

  /// A disk that failed once may have thrown away what it had taken, and say nothing of it the next
  /// time: everything in the log has to be in the database before anything else is trusted to it.
  /// A server that starts waits for no other program that reads.
  private mutating func reopen(isFirst: Bool = false) throws(SQLiteError) {
    let connection = try Database.open(file.path, configuration)
    if let lock { try possession.take(connection, lock) }
    let isFolded = try connection.fold()
    if !isFolded && !isFirst { throw .stillRead }
    if isFolded, let lock { possession.noteFolded(lock) }
    writer = try GroupWriter(connection, lineage: possession.lineage, configuration)
    pages = 0
  }

  /// True when something of a session may have to go.
  var isOvergrown: Bool { writer?.grown.isEmpty == false }

  /// Removes some of what is no longer kept, or frees some of what was removed.
  ///
  /// - Returns: true when there is more; where it fails, it is tried again with a later group.
  mutating func free() -> Bool {
    let now = configuration.clock()
    do {
      return try withoutSync { (writer) throws(SQLiteError) in
        if writer.grown.isEmpty { return try writer.free() }
        try writer.trim(at: now)
        return true
      }
    } catch {
      if error.isDamage { lock?.note(isDamaged: true) }
      // A file that did not take a write is trusted again when it has been opened anew.
      if error.obstacle == nil { writer = nil }
      return false
    }
  }

  /// Does something that a power cut may undo, since it is then done again. What is committed behind it
  /// is synced with it.
  private mutating func withoutSync(
    _ work: (inout GroupWriter) throws(SQLiteError) -> Bool
  ) throws(SQLiteError) -> Bool {
    guard var writer else { return false }
    // Without it, what comes next would not be safe.
    self.writer = nil
    try writer.connection.execute("PRAGMA synchronous = NORMAL")
    let result: Result<Bool, SQLiteError>
    do { result = .success(try work(&writer)) } catch { result = .failure(error) }
    try writer.connection.execute("PRAGMA synchronous = \(configuration.synchronous)")
    self.writer = writer
    return try result.get()
  }

  /// Does what nobody waits for, behind each group.
  mutating func tidy() {
    guard let connection = writer?.connection else { return }
    if let newest = writer?.takeNewest() { lock?.note(newest: newest) }
    pages += connection.takePagesWritten()
    if pages < Self.fewestPages { return }
    if pages < Self.maxPages && 4 * pages < file.freePages { return }
    pages = 0
    // A failure loses nothing: the log stays, and is folded the next time.
    let isFolded = (try? connection.checkpoint(emptying: false)) ?? false
    if isFolded, let lock { possession.noteFolded(lock) }
  }

  mutating func close() {
    defer { lock = nil }
    guard let connection = writer?.connection, let lock else { return }
    writer = nil
    try? possession.giveUp(connection, lock)
  }
}
