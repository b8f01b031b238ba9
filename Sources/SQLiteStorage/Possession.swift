import Sessions

/// The server that writes in a database from now on, as the database is to say.
struct Possession: Sendable {
  /// The lineage of what is written: a new one if clients can have seen revisions that are gone.
  let lineage: String
  /// The database's from when it is taken on, and before.
  let generation: String
  private let older: String?
  /// The entries of sessions that have lost something, as they are from now on.
  let damaged: [SessionRow]
  private let facts: [String: String]
  private(set) var isTaken = false
  /// True once the database says without its log what it says with it.
  private var isFolded = false

  init(
    of file: DatabaseFile, behind past: Past, lineage: String, damaged: [SessionRow],
    _ configuration: SQLiteStore.Configuration
  ) {
    self.lineage = lineage
    self.damaged = damaged
    (generation, older) = (Epoch.random(), past.generation)
    facts = [
      "lineage": lineage, "inode": file.inode, "volume": file.volume, "boot": configuration.boot,
      "durability": configuration.durability.rawValue, "generation": generation,
    ]
  }

  /// Writes that into the database and the lock file. If that ends in the middle, the next
  /// server finds the database to be of one of two generations.
  mutating func take(_ connection: Connection, _ lock: DatabaseLock) throws(SQLiteError) {
    if isTaken { return }
    lock.note(generations: [older ?? Testimony.noGeneration, generation])
    isFolded = try Self.markOpen(connection)
    let table = Facts(connection)
    try connection.inTransaction { () throws(SQLiteError) in
      for (name, value) in facts { try table.set(name, to: value) }
      for row in damaged { try connection.prepare(SessionRow.insertion).run(row.values) }
    }
    isTaken = true
    if isFolded { lock.note(generations: [generation]) }
  }

  /// The log has been folded into the database after another program had been in the way of it.
  mutating func noteFolded(_ lock: DatabaseLock) {
    if isFolded { return }
    isFolded = true
    lock.note(generations: [generation])
  }

  /// Writes into the database itself, for those who look at it without its log, that there is one.
  ///
  /// This is the first and only change: a log that is mistaken for a stray one must hold nothing
  /// else.
  ///
  /// - Returns: true if that was possible while other programs read.
  static func markOpen(_ connection: Connection) throws(SQLiteError) -> Bool {
    let isEmpty = try connection.fold()
    try Facts(connection).set("closed", to: "no")
    if isEmpty { return try connection.fold() }
    return false
  }

  /// Folds the log before it marks the database as closed, since only data in the database itself
  /// counts as complete. A copy made in the meantime has a different generation.
  func giveUp(_ connection: Connection, _ lock: DatabaseLock) throws(SQLiteError) {
    guard try connection.fold() else { return }
    connection.wait(0)
    let last = Epoch.random()
    lock.note(generations: [generation, last])
    try connection.inTransaction { () throws(SQLiteError) in
      try Facts(connection).set("generation", to: last)
      try Facts(connection).set("closed", to: "yes")
    }
    if try connection.fold() { lock.note(generations: [last]) }
  }
}

/// The last server of a database, as the database says.
struct Past {
  let inode: String?
  let volume: String?
  let boot: String?
  let lineage: String?
  let generation: String?
  let wasRelaxed: Bool
  let wasClosed: Bool

  init(_ connection: Connection) throws(SQLiteError) {
    let facts = Facts(connection)
    inode = try facts.get("inode")
    volume = try facts.get("volume")
    boot = try facts.get("boot")
    lineage = try facts.get("lineage")
    generation = try facts.get("generation")
    wasRelaxed = try facts.get("durability") == Durability.relaxed.rawValue
    wasClosed = try facts.get("closed") == "yes"
  }

  /// Returns true when the file was made by copying, or by putting another in its place.
  func isCopied(to file: DatabaseFile, _ testimony: Testimony) -> Bool {
    let isElsewhere = inode ?? file.inode != file.inode || volume ?? file.volume != file.volume
    return isElsewhere || !testimony.knows(generation)
  }
}
