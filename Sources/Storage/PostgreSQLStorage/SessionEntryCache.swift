import SessionRecords

/// The entries of all stored sessions, kept in memory and updated by polling.
struct SessionEntryCache: Sendable {
  struct Listing: Hashable, Sendable {
    var entry: SavedEntry
    var bytes: Int
  }

  var listings: [String: Listing] = [:]
  /// Microseconds since 1970 by the database's clock, up to which it has been read.
  private var readUntil = 0

  private static let columns = "name, head, scene, used, is_pinned, bytes"
  /// Microseconds of the database's clock.
  private static let now = "(extract(epoch FROM clock_timestamp()) * 1000000)::bigint"
  /// A transaction that began this long ago can still be about to end; microseconds.
  private static let overlap = 10_000_000

  /// Reads all of them.
  init(all connection: DatabaseConnection) throws(DatabaseError) {
    readUntil = try connection.run("SELECT \(Self.now)").int(0, 0)
    let rows = try connection.run("SELECT \(Self.columns) FROM session WHERE is_kept")
    for row in 0..<rows.count { listings[rows.text(row, 0)] = Self.listing(rows, row) }
  }

  /// The entries that have changed or are gone since it was read last.
  struct Changes: Sendable {
    var listings: [String: Listing] = [:]
    var gone: Set<String> = []
    fileprivate var readUntil = 0
  }

  func changes(from connection: DatabaseConnection) throws(DatabaseError) -> Changes {
    var changes = Changes()
    changes.readUntil = try connection.run("SELECT \(Self.now)").int(0, 0)
    let moment = Parameter.int(readUntil - Self.overlap)
    let gone = try connection.run(
      "SELECT name FROM gone WHERE at > to_timestamp($1 / 1000000.0)", moment)
    for row in 0..<gone.count { changes.gone.insert(gone.text(row, 0)) }
    let rows = try connection.run(
      """
      SELECT \(Self.columns) FROM session
      WHERE is_kept AND touched > to_timestamp($1 / 1000000.0)
      """, moment)
    for row in 0..<rows.count {
      let name = rows.text(row, 0)
      changes.gone.remove(name)
      changes.listings[name] = Self.listing(rows, row)
    }
    return changes
  }

  private static func listing(_ rows: Rows, _ row: Int) -> Listing {
    Listing(
      entry: SavedEntry(
        revision: rows.int(row, 1), scene: rows.textOrNil(row, 2),
        used: rows.intOrNil(row, 3).map(Int64.init), isPinned: rows.int(row, 4) != 0),
      bytes: rows.int(row, 5))
  }

  /// - Returns: the names of those that are other than before.
  mutating func apply(_ changes: Changes) -> [String] {
    readUntil = max(readUntil, changes.readUntil)
    var changed: [String] = []
    for (name, listing) in changes.listings where listings[name] != listing {
      listings[name] = listing
      changed.append(name)
    }
    for name in changes.gone where listings.removeValue(forKey: name) != nil {
      changed.append(name)
    }
    return changed
  }
}
