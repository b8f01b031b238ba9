import SQLiteRows
import SessionRecords

/// A server's claim to write in a database, as it is recorded in the database.
struct DatabaseClaim: Sendable {
  /// The lineage of what is written: a new one if clients can have seen revisions that are gone.
  let lineage: String
  /// The database's generation from the claim on, and before.
  let generation: String
  private let previousGeneration: String?
  /// The entries of sessions that have lost something, as they are from now on.
  let damaged: [SessionRow]
  private let values: [String: String]
  private(set) var isAcquired = false
  /// True once the database says without its log what it says with it.
  private var isCheckpointed = false

  init(
    of file: DatabaseFile, after previous: PreviousClaim, lineage: String, damaged: [SessionRow],
    _ configuration: SQLiteStore.Configuration
  ) {
    self.lineage = lineage
    self.damaged = damaged
    (generation, previousGeneration) = (Epoch.random(), previous.generation)
    values = [
      "lineage": lineage, "inode": file.inode, "volume": file.volume, "boot": configuration.boot,
      "durability": configuration.durability.rawValue, "generation": generation,
    ]
  }

  /// Writes that into the database and the lock file. If that ends in the middle, the next
  /// server finds the database to be of one of two generations.
  mutating func acquire(_ connection: Connection, _ lock: DatabaseLock) throws(SQLiteError) {
    if isAcquired { return }
    lock.record(generations: [previousGeneration ?? LockRecord.noGeneration, generation])
    isCheckpointed = try Self.markOpen(connection)
    let metadata = MetadataTable(connection)
    try connection.inTransaction { () throws(SQLiteError) in
      for (name, value) in values { try metadata.set(name, to: value) }
      for row in damaged { try connection.prepare(SessionRow.insertion).run(row.values) }
    }
    isAcquired = true
    if isCheckpointed { lock.record(generations: [generation]) }
  }

  /// Records that a checkpoint is complete, after another program had prevented it.
  mutating func recordCheckpoint(_ lock: DatabaseLock) {
    if isCheckpointed { return }
    isCheckpointed = true
    lock.record(generations: [generation])
  }

  /// Writes into the database itself, for those who look at it without its log, that there is one.
  ///
  /// This is the first and only change: a log that is mistaken for a stray one must hold nothing
  /// else.
  ///
  /// - Returns: true if that was possible while other programs read.
  static func markOpen(_ connection: Connection) throws(SQLiteError) -> Bool {
    let isEmpty = try connection.checkpointAndTruncate()
    try MetadataTable(connection).set("closed", to: "no")
    if isEmpty { return try connection.checkpointAndTruncate() }
    return false
  }

  /// Checkpoints the log before it marks the database as closed, since only data in the database
  /// itself counts as complete. A copy made in the meantime has a different generation.
  func markClosed(_ connection: Connection, _ lock: DatabaseLock) throws(SQLiteError) {
    guard try connection.checkpointAndTruncate() else { return }
    connection.setBusyTimeout(0)
    let last = Epoch.random()
    lock.record(generations: [generation, last])
    try connection.inTransaction { () throws(SQLiteError) in
      try MetadataTable(connection).set("generation", to: last)
      try MetadataTable(connection).set("closed", to: "yes")
    }
    if try connection.checkpointAndTruncate() { lock.record(generations: [last]) }
  }
}

/// The claim of the last server of a database, as the database records it.
struct PreviousClaim {
  let inode: String?
  let volume: String?
  let boot: String?
  let lineage: String?
  let generation: String?
  let wasRelaxed: Bool
  let wasClosed: Bool

  init(_ connection: Connection) throws(SQLiteError) {
    let metadata = MetadataTable(connection)
    inode = try metadata.get("inode")
    volume = try metadata.get("volume")
    boot = try metadata.get("boot")
    lineage = try metadata.get("lineage")
    generation = try metadata.get("generation")
    wasRelaxed = try metadata.get("durability") == Durability.relaxed.rawValue
    wasClosed = try metadata.get("closed") == "yes"
  }

  /// Returns true when a power cut may have taken the newest changes, as a relaxed store allows.
  func mayMiss(on boot: String) -> Bool { wasRelaxed && self.boot != boot && !wasClosed }

  /// Returns true when the file was made by copying, or by putting another in its place.
  func isCopied(to file: DatabaseFile, _ lockRecord: LockRecord) -> Bool {
    let isElsewhere = inode ?? file.inode != file.inode || volume ?? file.volume != file.volume
    return isElsewhere || !lockRecord.matches(generation: generation)
  }
}
