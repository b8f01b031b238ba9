import Sessions

extension Opening {
  /// A backup that was put in the place of a database has the log of the old one beside it, which
  /// SQLite would take for the new one's. One that was closed, as every backup is, needs no log.
  mutating func setStrayLogAside() throws(SQLiteError) {
    guard let log = DatabaseFile.status(of: file.path + "-wal"), log.st_size > 0 else { return }
    // Where nothing can be read without the log, the log is what mends it: the power was cut while
    // it was folded into the file.
    guard let peeking = try? Connection(file.path, .peeking),
      (try? Facts(peeking).get("closed")) == "yes"
    else { return }
    let target = file.moveAside(["-wal", "-shm"], as: "stray", at: configuration.clock())
    remark("A log that does not belong to the database was moved to “\(target ?? "")”.")
  }

  /// - Returns: the version of its schema.
  func check(_ connection: Connection) throws(SQLiteError) -> Int {
    let schema = try connection.integer("PRAGMA user_version") ?? 0
    guard schema > 0, try Facts(connection).get("schema") == String(schema) else {
      throw .damage("The version of its schema is not what it should be")
    }
    if schema > configuration.schema.version {
      throw .cannotOpen("it was written by a newer version (its schema is \(schema))")
    }
    let size = Int(DatabaseFile.status(of: file.path)?.st_size ?? 0)
    let isSmall = size < configuration.checkedWhole
    // A step of a migration reads everything anyway.
    guard try Database.isSound(connection, whole: isSmall || schema < configuration.schema.version)
    else { throw .damage("The file does not hang together") }
    return schema
  }

  /// What the database says of the server before.
  struct Past {
    let inode: String?
    let boot: String?
    let lineage: String?
    let wasRelaxed: Bool
    let wasClosed: Bool

    init(_ connection: Connection) throws(SQLiteError) {
      let facts = Facts(connection)
      inode = try facts.get("inode")
      boot = try facts.get("boot")
      lineage = try facts.get("lineage")
      wasRelaxed = try facts.get("durability") == Durability.relaxed.rawValue
      wasClosed = try facts.get("closed") == "yes"
    }
  }

  /// Notes who writes in the database from now on.
  ///
  /// - Returns: its lineage, a new one where the newest may be missing: when it is a copy, or when
  ///   the power was cut while not everything was waited for.
  func takePossession(
    _ connection: Connection, behind past: Past
  ) throws(SQLiteError) -> String {
    let isCopy = past.inode != nil && past.inode != file.inode
    let sawPowerCut = past.boot != configuration.boot && !past.wasClosed
    let mayMiss = isCopy || (past.wasRelaxed && sawPowerCut)
    let lineage = mayMiss ? Epoch.random() : past.lineage ?? Epoch.random()
    let facts = Facts(connection)
    try connection.inTransaction { () throws(SQLiteError) in
      try facts.set("lineage", to: lineage)
      try facts.set("inode", to: file.inode)
      try facts.set("boot", to: configuration.boot)
      try facts.set("durability", to: configuration.durability.rawValue)
    }
    return lineage
  }

  /// Has the database itself say, for whoever looks at it without its log, that there is one.
  ///
  /// First of all, and alone: a log that is taken for a stray one must hold nothing else.
  static func markOpen(_ connection: Connection) throws(SQLiteError) {
    try Facts(connection).set("closed", to: "no")
    try connection.checkpoint(emptying: true)
  }

  /// Only what is in the database itself may be called complete.
  static func markClosed(_ connection: Connection) throws(SQLiteError) {
    try connection.checkpoint(emptying: true)
    try Facts(connection).set("closed", to: "yes")
    try connection.checkpoint(emptying: true)
  }

  func copyBeforeMigrating(_ connection: Connection, from old: Int) throws(SQLiteError) {
    let known = configuration.schema.version
    if old == known { return }
    let copy = "\(file.path).before-\(known)"
    DatabaseFile.remove(copy)
    guard DatabaseFile.makeEmpty(copy) else { throw .system(SQLiteError.cannotOpen) }
    try connection.run("VACUUM INTO ?1", .text(copy))
  }

  func migrate(_ connection: Connection, from old: Int) throws(SQLiteError) {
    if old == configuration.schema.version { return }
    do {
      try configuration.schema.migrate(connection, from: old)
    } catch {
      // The database is as good as it was: what is wrong is a step of ours.
      throw .cannotOpen("it cannot be brought to this version: \(error)")
    }
    try connection.checkpoint(emptying: true)
  }
}
