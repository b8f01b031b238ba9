import Dispatch
import SessionRecords
import Synchronization

/// The thread that writes, with the one connection that does.
final class Writer: Sendable {
  private let queue = DispatchQueue(label: "colonnade.store", qos: .userInitiated)
  private let connection: Mutex<WriterConnection>

  init(
    _ file: DatabaseFile, _ lock: DatabaseLock, _ claim: DatabaseClaim,
    _ configuration: SQLiteStore.Configuration
  ) throws(SQLiteError) {
    connection = Mutex(try WriterConnection(file, lock, claim, configuration))
  }

  /// - Parameter done: called on the main thread, once the group is stored or lost, with the time
  ///   that took.
  func write(
    _ group: WriteGroup, at now: Int64,
    done: @escaping @MainActor (WriteGroup.Outcome, Duration) -> Void
  ) {
    queue.async { [self] in
      let begin = ContinuousClock.now
      let outcome = connection.withLock { $0.write(group, at: now) }
      let time = begin.duration(to: .now)
      DispatchQueue.main.async { MainActor.assumeIsolated { done(outcome, time) } }
      // This comes last, since no caller waits for it.
      let hasOvergrownSessions = connection.withLock { connection in
        connection.checkpointIfNeeded()
        return connection.hasOvergrownSessions
      }
      if hasOvergrownSessions || !group.changes.isEmpty { trim() }
    }
  }

  /// Removes data that is no longer kept, one step after each waiting group.
  func trim() {
    queue.async { [self] in
      let isMore = connection.withLock { connection in
        let isMore = connection.trimStep()
        connection.checkpointIfNeeded()
        return isMore
      }
      if isMore { trim() }
    }
  }

  /// Closes the database, after the current write.
  func close() {
    queue.sync { connection.withLock { $0.close() } }
  }
}

/// The connection in which groups are written; a new one after each failure.
struct WriterConnection {
  private let file: DatabaseFile
  private let configuration: SQLiteStore.Configuration
  private var lock: DatabaseLock?
  private var claim: DatabaseClaim
  /// Nil after a failure, until the database could be opened again.
  private var writer: GroupWriter?
  /// Since the last checkpoint.
  private var pages = 0

  /// A checkpoint runs when the write-ahead log has about this number of pages (8 MiB). It runs
  /// sooner if the log would take the disk space that the database needs for the checkpoint.
  private static let maxPages = 2_048
  private static let fewestPages = 64

  init(
    _ file: DatabaseFile, _ lock: DatabaseLock, _ claim: DatabaseClaim,
    _ configuration: SQLiteStore.Configuration
  ) throws(SQLiteError) {
    self.file = file
    self.configuration = configuration
    (self.lock, self.claim) = (lock, claim)
    do {
      try reopen(isFirst: true)
    } catch {
      // A temporary obstacle is no error: the first group tries again.
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
    if error.isExhausted, let connection = writer?.connection, isRolledBack(connection) {
      writer = try? GroupWriter(connection, lineage: claim.lineage, configuration)
      if writer != nil { return .exhausted }
    }
    if error.isFull, let connection = writer?.connection, isRolledBack(connection) {
      // A checkpoint of the log frees room: the log holds some pages twice.
      _ = try? connection.checkpoint(emptying: true)
      writer = try? GroupWriter(connection, lineage: claim.lineage, configuration)
      if writer != nil { return .full }
    }
    // Another program has it locked: nothing has begun.
    if error.isBusy, let connection = writer?.connection, isRolledBack(connection) { return .busy }
    if error.isDamage { lock?.record(isDamaged: true) }
    writer = nil
    // The next group tries again if this fails.
    try? reopen()
    return .unknown("The database did not take a change: \(error).")
  }

  private func isRolledBack(_ connection: Connection) -> Bool {
    if connection.isInTransaction { try? connection.execute("ROLLBACK") }
    return !connection.isInTransaction
  }

  /// After a failure, a disk can have lost accepted data and not report it the next time. So
  /// everything in the log must be in the database before any other write is trusted to it. A
  /// server that starts does not wait for other programs that read.
  private mutating func reopen(isFirst: Bool = false) throws(SQLiteError) {
    let connection = try Database.open(file.path, configuration)
    if let lock { try claim.acquire(connection, lock) }
    let isCheckpointed = try connection.checkpointAndTruncate()
    if !isCheckpointed && !isFirst { throw .blockedByReaders }
    if isCheckpointed, let lock { claim.recordCheckpoint(lock) }
    writer = try GroupWriter(connection, lineage: claim.lineage, configuration)
    pages = 0
  }

  /// True when a session can have data to remove.
  var hasOvergrownSessions: Bool { writer?.grown.isEmpty == false }

  /// Removes some of what is no longer kept, or frees some of what was removed.
  ///
  /// - Returns: true when there is more; if it fails, it is tried again with a later group.
  mutating func trimStep() -> Bool {
    let now = configuration.clock()
    do {
      return try withoutSync { (writer) throws(SQLiteError) in
        if writer.grown.isEmpty { return try writer.freeRows() }
        try writer.trim(at: now)
        return true
      }
    } catch {
      if error.isDamage { lock?.record(isDamaged: true) }
      // After a failed write, a file is trusted again only once it has been reopened.
      if error.obstacle == nil { writer = nil }
      return false
    }
  }

  /// Does work that a power cut can undo, since it is then done again. The next synced commit also
  /// syncs this work.
  private mutating func withoutSync(
    _ work: (inout GroupWriter) throws(SQLiteError) -> Bool
  ) throws(SQLiteError) -> Bool {
    guard var writer else { return false }
    // If a step below throws, there is no writer: the next writes would not be safe.
    self.writer = nil
    try writer.connection.execute("PRAGMA synchronous = NORMAL")
    let result: Result<Bool, SQLiteError>
    do { result = .success(try work(&writer)) } catch { result = .failure(error) }
    try writer.connection.execute("PRAGMA synchronous = \(configuration.synchronous)")
    self.writer = writer
    return try result.get()
  }

  /// Does the work that no caller waits for, after each group.
  mutating func checkpointIfNeeded() {
    guard let connection = writer?.connection else { return }
    if let newest = writer?.consumeNewest() { lock?.record(newest: newest) }
    pages += connection.consumePagesWritten()
    if pages < Self.fewestPages { return }
    if pages < Self.maxPages && 4 * pages < file.freePages { return }
    pages = 0
    // A failure loses nothing: the log stays, and the next checkpoint copies it.
    let isCheckpointed = (try? connection.checkpoint(emptying: false)) ?? false
    if isCheckpointed, let lock { claim.recordCheckpoint(lock) }
  }

  mutating func close() {
    defer { lock = nil }
    guard let connection = writer?.connection, let lock else { return }
    writer = nil
    try? claim.markClosed(connection, lock)
  }
}
