import Platform

/// A database that is only read, even if nothing can be written next to it.
enum ReadOnlyDatabase {
  /// SQLite needs a file for what readers share, unless the database needs no log; if that file
  /// cannot be made, a copy in a folder of its own is read.
  static func open<Result>(
    _ file: DatabaseFile, _ read: (Connection) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    if let connection = try shared(file) { return try read(connection) }
    guard let log = DatabaseFile.status(of: file.path + "-wal"), log.st_size > 0 else {
      return try read(try Connection(file.path, .immutable))
    }
    guard let folder = Files.makeTemporaryFolder() else {
      throw .system(SQLiteError.cannotOpen)
    }
    let copy = folder + "/copy.db"
    defer {
      DatabaseFile.remove(copy)
      Files.removeFolder(folder)
    }
    guard DatabaseFile.copy(file.path, to: copy),
      DatabaseFile.copy(file.path + "-wal", to: copy + "-wal")
    else { throw .system(SQLiteError.cannotOpen) }
    return try read(try Connection(copy, .reading))
  }

  /// Nil if the file that readers share cannot be created.
  private static func shared(_ file: DatabaseFile) throws(SQLiteError) -> Connection? {
    do {
      let connection = try Connection(file.path, .reading)
      _ = try connection.integer("SELECT count(*) FROM sqlite_schema")
      return connection
    } catch {
      if error.cannotShare { return nil }
      throw error
    }
  }
}
