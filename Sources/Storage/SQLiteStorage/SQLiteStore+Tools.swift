import SessionRecords

/// The tools for a database file: backup, verify and recover.
extension SQLiteStore {
  /// Copies a database's state at one moment, even while a server writes to it.
  ///
  /// The copy has a different lineage. If it replaces the original, no client continues from a
  /// state later than the copy.
  ///
  /// - Parameter target: a file that does not exist yet.
  /// - Returns: what was found in the copy.
  /// - Throws: `absent`, `notADatabase`, `otherProgram`, `newerSchema` or `unusable` for the
  ///   source; `occupied` or `unusable` for the target; `folder` or `symbolicLink` for either.
  public nonisolated static func backup(
    from source: String, to target: String
  ) throws(DatabaseRefusal) -> DatabaseReport {
    let from = try existing(source)
    return try making(target) { (path) throws(SQLiteError) in
      try ReadOnlyDatabase.open(from) { (original) throws(SQLiteError) in
        // It is the copy that is written.
        try original.execute("PRAGMA query_only = OFF")
        try original.run("VACUUM INTO ?1", .text(path))
      }
      let copy = try Connection(path, .writing)
      let metadata = MetadataTable(copy)
      try metadata.set("lineage", to: Epoch.random())
      try metadata.set("closed", to: "yes")
      try copy.run(
        "DELETE FROM colonnade WHERE name IN ('inode', 'volume', 'generation')")
      var audit = try Audit(copy)
      try audit.run { _ in nil }
      return audit.report
    }
  }

  /// Checks every row of a database, which can be in use.
  ///
  /// - Parameter judge: returns the mistake in a session's contents, as the end of a sentence.
  /// - Throws: `absent`, `notADatabase`, `otherProgram`, `newerSchema`, or `unusable`. Damage is
  ///   a problem in the report, not an error.
  public nonisolated static func verify(
    _ source: String, judge: (StoredSession) -> String? = { _ in nil }
  ) throws(DatabaseRefusal) -> DatabaseReport {
    let file = try existing(source)
    // Before the database, which is never behind the record of a server that writes.
    let (record, isHeld) = DatabaseLock.record(beside: file)
    // A server that writes replaces the log while it is read.
    let log = isHeld ? nil : DatabaseOpener.log(of: file)
    do throws(SQLiteError) {
      return try ReadOnlyDatabase.open(file) { (connection) throws(SQLiteError) in
        var audit = try Audit(connection)
        try audit.run(judge)
        try audit.checkLosses(record, log, of: file)
        return audit.report
      }
    } catch {
      if error.isDamage {
        return DatabaseReport(problems: ["The database cannot be read: \(error)."])
      }
      throw .unusable(file.path, reason: "\(error)")
    }
  }

  /// Reads what can be read of a damaged database into a new one.
  ///
  /// - Parameter target: a file that does not exist yet.
  /// - Returns: what is in the new one, and what was lost.
  /// - Throws: `absent` for the source, `occupied` for the target, `unusable` for either.
  public nonisolated static func recover(
    from source: String, to target: String, at now: Int64
  ) throws(DatabaseRefusal) -> DatabaseReport {
    let from = try DatabaseFile(source, makingFolder: false)
    guard DatabaseFile.status(of: from.path) != nil else { throw .absent(source) }
    return try making(target) { (path) throws(SQLiteError) in
      var recovery = try DatabaseRecovery(of: from)
      return try recovery.run(into: path, at: now)
    }
  }

  private nonisolated static func existing(
    _ source: String
  ) throws(DatabaseRefusal) -> DatabaseFile {
    let file = try DatabaseFile(source, makingFolder: false)
    let known = Schema.current.version
    switch try file.kind() {
    case .ours(let schema) where schema <= known: return file
    case .ours(let schema): throw .newerSchema(file.path, found: schema, known: known)
    case .absent: throw .absent(source)
    case .empty, .notADatabase: throw .notADatabase(source)
    case .otherProgram: throw .otherProgram(source)
    case .damaged: throw .unusable(source, reason: "its beginning is damaged")
    }
  }

  /// Makes a file under another name first: under its own it is complete or not there.
  private nonisolated static func making<Result>(
    _ target: String, _ fill: (String) throws(SQLiteError) -> Result
  ) throws(DatabaseRefusal) -> Result {
    let file = try DatabaseFile(target, makingFolder: true)
    for name in [""] + DatabaseFile.companions
    where DatabaseFile.status(of: file.path + name) != nil {
      throw .occupied(file.path + name)
    }
    let unfinished = "\(file.path).new-\(Epoch.random())"
    guard DatabaseFile.makeEmpty(unfinished) else {
      throw .unusable(target, reason: systemError())
    }
    do throws(SQLiteError) {
      let result = try fill(unfinished)
      guard DatabaseFile.move(unfinished, toFree: file.path) else {
        throw .system(SQLiteError.cannotOpen)
      }
      return result
    } catch {
      // No other program gives a file this name.
      DatabaseFile.remove(unfinished)
      throw .unusable(target, reason: "\(error)")
    }
  }
}
