import Sessions

/// Who writes in a database from now on, and what the database is to say of it.
struct Possession: Sendable {
  /// Of what is written: another one than before where clients may have seen what is not there.
  let lineage: String
  /// The database's from when it is taken on, and before.
  let generation: String
  private let older: String?
  /// The entries of sessions that have lost something, as they are from now on.
  let damaged: [SessionRow]
  private let facts: [String: String]
  private(set) var isTaken = false

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

  /// Has the database and the lock file say so. Where that ends in the middle, the next server finds
  /// the database to be of one of two generations.
  mutating func take(_ connection: Connection, _ lock: DatabaseLock) throws(SQLiteError) {
    if isTaken { return }
    try Self.markOpen(connection)
    lock.note(generations: [older, generation].compactMap(\.self))
    let table = Facts(connection)
    try connection.inTransaction { () throws(SQLiteError) in
      for (name, value) in facts { try table.set(name, to: value) }
      for row in damaged { try connection.prepare(SessionRow.insertion).run(row.values) }
    }
    lock.note(generations: [generation])
    isTaken = true
  }

  /// Has the database itself say, for whoever looks at it without its log, that there is one.
  ///
  /// First of all, and alone: a log that is taken for a stray one must hold nothing else.
  static func markOpen(_ connection: Connection) throws(SQLiteError) {
    try connection.checkpoint(emptying: true)
    try Facts(connection).set("closed", to: "no")
    try connection.checkpoint(emptying: true)
  }

  /// Only what is in the database itself may be called complete. A copy that was made meanwhile is
  /// of another generation.
  func giveUp(_ connection: Connection, _ lock: DatabaseLock) throws(SQLiteError) {
    try connection.checkpoint(emptying: true)
    let last = Epoch.random()
    lock.note(generations: [generation, last])
    try connection.inTransaction { () throws(SQLiteError) in
      try Facts(connection).set("generation", to: last)
      try Facts(connection).set("closed", to: "yes")
    }
    try connection.checkpoint(emptying: true)
    lock.note(generations: [last])
  }
}

/// What a database says of the server before.
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

  /// Whether the file was made by copying, or by putting another in its place.
  func isCopied(to file: DatabaseFile, _ testimony: Testimony) -> Bool {
    let isElsewhere = inode ?? file.inode != file.inode || volume ?? file.volume != file.volume
    return isElsewhere || !testimony.knows(generation)
  }
}
