import SessionRecords

extension DatabaseOpener {
  /// A backup that replaces a database has the log of the old one next to it, which SQLite would
  /// take for its own. A closed database, as every backup is, needs no log.
  mutating func setStrayLogAside(_ lockRecord: LockRecord) throws(SQLiteError) {
    guard let log = DatabaseFile.status(of: file.path + "-wal"), log.st_size > 0 else { return }
    // A file that cannot be read without its log keeps it: the power was cut while the log was
    // checkpointed into the file.
    guard let immutable = try? Connection(file.path, .immutable),
      (try? MetadataTable(immutable).get("closed")) == "yes",
      !lockRecord.explainsLog(
        besideClosed: (try? MetadataTable(immutable).get("generation")) ?? nil)
    else { return }
    let target = file.moveAside(["-wal", "-shm"], as: "stray", at: configuration.clock())
    remark("A log that does not belong to the database was moved to “\(target ?? "")”.")
  }

  /// Checks the whole file if that is quick, or if damage was found in it before.
  ///
  /// - Returns: the version of its schema.
  mutating func check(
    _ connection: Connection, _ lock: DatabaseLock
  ) throws(SQLiteError) -> Int {
    let schema = try connection.integer("PRAGMA user_version") ?? 0
    guard schema > 0, try MetadataTable(connection).get("schema") == String(schema) else {
      throw .damage("The version of its schema is not what it should be")
    }
    if schema > configuration.schema.version {
      throw .cannotOpen("it was written by a newer version (its schema is \(schema))")
    }
    let size = Int(DatabaseFile.status(of: file.path)?.st_size ?? 0)
    // A step of a migration reads everything anyway.
    let whole =
      size < configuration.checkedWhole || lock.lockRecord.isDamaged
      || schema < configuration.schema.version
    guard try Database.isSound(connection, whole: whole) else { throw .inconsistent }
    if whole { recordChecked(lock) }
    return schema
  }

  private func copyBeforeMigrating(_ connection: Connection) throws(SQLiteError) {
    let copy = freeName(before: configuration.schema.version)
    guard DatabaseFile.makeEmpty(copy) else { throw .system(SQLiteError.cannotOpen) }
    do throws(SQLiteError) {
      try connection.run("VACUUM INTO ?1", .text(copy))
    } catch {
      DatabaseFile.remove(copy)
      throw error
    }
  }

  /// An unused name for the copy: a file with that name can be the only copy of earlier data.
  private func freeName(before version: Int) -> String {
    let name = "\(file.path).before-\(version)"
    let names = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? name : "\(name)-\($0)" }
    let isFree = { (name: String) in
      ([""] + DatabaseFile.companions).allSatisfy { DatabaseFile.status(of: name + $0) == nil }
    }
    return names.first(where: isFree) ?? name
  }

  func migrate(_ connection: Connection, from old: Int) throws(SQLiteError) {
    if old == configuration.schema.version { return }
    try copyBeforeMigrating(connection)
    guard try DatabaseClaim.markOpen(connection) else {
      throw .cannotOpen("it has to be brought to this version, and another program reads it")
    }
    do {
      try configuration.schema.migrate(connection, from: old)
    } catch {
      // The database is unchanged: the fault is in a migration step.
      throw .cannotOpen("it cannot be brought to this version: \(error)")
    }
    try connection.checkpoint(emptying: true)
  }
}
