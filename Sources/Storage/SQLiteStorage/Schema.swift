import SQLiteRows

/// The tables, and the steps that lead to them from older ones.
struct Schema {
  /// “Cold”, in the header of every database of ours.
  static let applicationID = 0x436f_6c64

  /// Each leads from a version to the next; the first makes the tables in an empty file.
  var steps: [String]

  var version: Int { steps.count }

  static let current = Schema(steps: [first, second, third])

  /// Large columns come last: the columns before them can be read without them.
  private static let first = """
    CREATE TABLE colonnade(
      name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE session(
      id INTEGER PRIMARY KEY, name TEXT NOT NULL, epoch TEXT NOT NULL,
      lineage TEXT NOT NULL, server TEXT NOT NULL, head INTEGER NOT NULL,
      snapshot INTEGER, answered INTEGER NOT NULL, forgotten INTEGER NOT NULL, valued INTEGER NOT NULL,
      damage_from INTEGER, damage_at INTEGER, damage_reason TEXT NOT NULL, checksum INTEGER NOT NULL) STRICT;
    CREATE TABLE revision(
      session INTEGER NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL,
      total INTEGER NOT NULL, checksum INTEGER NOT NULL, body BLOB NOT NULL,
      PRIMARY KEY (session, number)) STRICT, WITHOUT ROWID;
    CREATE TABLE snapshot(
      session INTEGER NOT NULL, number INTEGER NOT NULL, name TEXT NOT NULL,
      checksum INTEGER NOT NULL, body BLOB NOT NULL,
      PRIMARY KEY (session, number)) STRICT, WITHOUT ROWID;
    CREATE TABLE answer(
      session INTEGER NOT NULL, number INTEGER NOT NULL, revision INTEGER NOT NULL,
      client TEXT NOT NULL, key TEXT NOT NULL, checksum INTEGER NOT NULL, result BLOB NOT NULL,
      PRIMARY KEY (session, number)) STRICT, WITHOUT ROWID;
    CREATE TABLE value(
      session INTEGER NOT NULL, name TEXT NOT NULL, checksum INTEGER NOT NULL,
      body BLOB NOT NULL, PRIMARY KEY (session, name)) STRICT, WITHOUT ROWID;
    CREATE TABLE app_value(
      name TEXT PRIMARY KEY, checksum INTEGER NOT NULL, body BLOB NOT NULL)
      STRICT, WITHOUT ROWID;
    CREATE TABLE set_aside(
      id INTEGER PRIMARY KEY, session TEXT NOT NULL, what TEXT NOT NULL, name TEXT NOT NULL,
      number INTEGER, at INTEGER, found INTEGER NOT NULL, reason TEXT NOT NULL,
      body BLOB NOT NULL) STRICT;
    """

  /// The new columns follow the existing ones. They are null in rows not written since.
  ///
  /// A session's `seal` is its first name, which the checksums of its rows include: the
  /// `checksumSalt`. The session can have another name by now. An answer's `request` says what it
  /// answered. `removed` has the numbers of the sessions that were deleted, in ranges; `freeing`
  /// has those with rows left.
  private static let second = """
    ALTER TABLE session ADD COLUMN seal TEXT;
    ALTER TABLE session ADD COLUMN scene TEXT;
    ALTER TABLE session ADD COLUMN used INTEGER;
    ALTER TABLE session ADD COLUMN pinned INTEGER;
    ALTER TABLE answer ADD COLUMN at INTEGER;
    ALTER TABLE answer ADD COLUMN request INTEGER;
    CREATE TABLE removed(first INTEGER PRIMARY KEY, last INTEGER NOT NULL) STRICT;
    CREATE TABLE freeing(session INTEGER PRIMARY KEY) STRICT;
    """

  /// A row of `revision` may have several from here on, a `RevisionPage`. Long rows have a `RowID`: in
  /// a table without row ids SQLite reads the whole of a row to compare its key with another.
  private static let third = """
    ALTER TABLE revision RENAME TO revision_before;
    CREATE TABLE revision(
      \(rowID), at INTEGER NOT NULL, total INTEGER NOT NULL, checksum INTEGER NOT NULL,
      body BLOB NOT NULL) STRICT;
    INSERT INTO revision(id, at, total, checksum, body)
      SELECT \(oldRowID), at, total, checksum, body FROM revision_before
      WHERE \(isPlausible) ORDER BY session, number;
    DROP TABLE revision_before;
    ALTER TABLE snapshot RENAME TO snapshot_before;
    CREATE TABLE snapshot(
      \(rowID), name TEXT NOT NULL, checksum INTEGER NOT NULL, body BLOB NOT NULL) STRICT;
    INSERT INTO snapshot(id, name, checksum, body)
      SELECT \(oldRowID), name, checksum, body FROM snapshot_before
      WHERE \(isPlausible) ORDER BY session, number;
    DROP TABLE snapshot_before;
    """

  /// The columns that it is made of take no room, and serve those who look into the file.
  private static let rowID = """
    id INTEGER PRIMARY KEY, session INTEGER AS (id >> \(RowID.bits)),
      number INTEGER AS (id & \(RowID.numbers.upperBound))
    """
  private static let oldRowID = "session << \(RowID.bits) | number"
  private static let isPlausible = """
    session BETWEEN \(RowID.sessions.lowerBound) AND \(RowID.sessions.upperBound)
      AND number BETWEEN \(RowID.numbers.lowerBound) AND \(RowID.numbers.upperBound)
    """
}

extension Schema {
  func make(in connection: Connection) throws(SQLiteError) {
    try connection.execute("PRAGMA application_id = \(Self.applicationID)")
    try migrate(connection, from: 0)
  }

  /// Does all steps or none.
  func migrate(_ connection: Connection, from old: Int) throws(SQLiteError) {
    try connection.inTransaction { () throws(SQLiteError) in
      for step in steps[old...] { try connection.execute(step) }
      try connection.execute("PRAGMA user_version = \(version)")
      try MetadataTable(connection).set("schema", to: String(version))
    }
  }
}

/// The table of names and values in which a database describes itself.
struct MetadataTable {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  func set(_ name: String, to value: String) throws(SQLiteError) {
    try connection.run(
      "INSERT OR REPLACE INTO colonnade(name, value) VALUES (?1, ?2)", .text(name), .text(value))
  }

  func remove(_ name: String) throws(SQLiteError) {
    try connection.run("DELETE FROM colonnade WHERE name = ?1", .text(name))
  }

  func get(_ name: String) throws(SQLiteError) -> String? {
    try connection.text("SELECT value FROM colonnade WHERE name = ?1", .text(name))
  }
}
