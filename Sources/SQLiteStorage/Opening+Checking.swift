import Sessions

extension Opening {
  /// A backup that was put in the place of a database has the log of the old one beside it, which
  /// SQLite would take for the new one's. One that was closed, as every backup is, needs no log.
  mutating func setStrayLogAside() throws(SQLiteError) {
    guard let log = DatabaseFile.status(of: file.path + "-wal"), log.st_size > 0 else { return }
    let peeking = try Connection(file.path, .peeking)
    guard try Facts(peeking).get("closed") == "yes" else { return }
    let target = file.moveAside(["-wal", "-shm"], as: "stray", at: configuration.clock())
    remark("A log that does not belong to the database was moved to “\(target ?? "")”.")
  }

  func check(_ connection: Connection) throws(SQLiteError) {
    let known = configuration.schema.version
    let schema = try connection.integer("PRAGMA user_version")
    guard schema == known, try Facts(connection).get("schema") == String(known) else {
      throw .damage("The version of its schema is not what it should be")
    }
    let size = Int(DatabaseFile.status(of: file.path)?.st_size ?? 0)
    guard try Database.isSound(connection, bytes: size) else {
      throw .damage("The file does not hang together")
    }
  }

  /// Notes who writes in the database from now on.
  ///
  /// - Returns: its lineage, a new one where the newest may be missing: when it is a copy, or when
  ///   the power was cut while not everything was waited for.
  func takePossession(_ connection: Connection) throws(SQLiteError) -> String {
    let facts = Facts(connection)
    let inode = try facts.get("inode") ?? file.inode
    let wasRelaxed = try facts.get("durability") == Durability.relaxed.rawValue
    let wasClosed = try facts.get("closed") == "yes"
    let sameBoot = try facts.get("boot") == configuration.boot
    let known = try facts.get("lineage")
    let mayMiss = inode != file.inode || (wasRelaxed && !wasClosed && !sameBoot)
    let lineage = mayMiss ? Epoch.random() : known ?? Epoch.random()
    try connection.inTransaction { () throws(SQLiteError) in
      try facts.set("lineage", to: lineage)
      try facts.set("inode", to: file.inode)
      try facts.set("boot", to: configuration.boot)
      try facts.set("durability", to: configuration.durability.rawValue)
      try facts.set("closed", to: "no")
    }
    // In the database itself, for whoever looks at it without its log.
    try connection.checkpoint(emptying: true)
    return lineage
  }

  static func markClosed(_ connection: Connection) throws(SQLiteError) {
    try connection.checkpoint(emptying: true)
    try Facts(connection).set("closed", to: "yes")
    try connection.checkpoint(emptying: true)
  }

  /// Brings an older database to this version's form, behind a copy of it as it was.
  func migrate() throws(SQLiteError) {
    let connection = try Database.open(file.path, configuration)
    guard let old = try connection.integer("PRAGMA user_version") else { return }
    let known = configuration.schema.version
    if old >= known { return }
    guard old > 0, try Facts(connection).get("schema") == String(old),
      try connection.text("PRAGMA quick_check(1)") == "ok"
    else { throw .damage("The file does not hang together") }
    let copy = "\(file.path).before-\(known)"
    DatabaseFile.remove(copy)
    guard DatabaseFile.makeEmpty(copy) else { throw .system(SQLiteError.cannotOpen) }
    try connection.run("VACUUM INTO ?1", .text(copy))
    do {
      try configuration.schema.migrate(connection, from: old)
    } catch {
      // The database is as good as it was: what is wrong is a step of ours.
      throw SQLiteError(
        code: SQLiteError.cannotOpen, systemCode: 0,
        message: "it cannot be brought to this version: \(error)")
    }
    try connection.checkpoint(emptying: true)
  }
}
