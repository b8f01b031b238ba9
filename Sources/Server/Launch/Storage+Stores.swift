import Glibc
import Platform
import PostgreSQLStorage
import SQLiteStorage
import Serving
import SessionRecords
import WireProtocol

extension Storage {
  /// Opens the store of the options' kind: memory, a SQLite file, or a PostgreSQL database.
  ///
  /// - Throws: `UsageError`, `DatabaseRefusal`, or `PostgreSQLRefusal`.
  static func open(
    _ options: StorageOptions, for name: String, waiting timeout: Double, log: Log
  ) throws -> Storage {
    if options.isEphemeral {
      return Storage(MemoryStore(), description: "Nothing is kept: sessions end with the server.")
    }
    let path = try options.path(for: name)
    if options.isShared {
      let database = try postgreSQL(at: path, options, log)
      return Storage(
        shared: database,
        description:
          "Sessions are kept in \(database.configuration.displayURL), by all nodes on it; "
          + "this one is \(database.node.id).")
    }
    let database = try sqlite(at: path, options, waiting: timeout, log)
    return Storage(
      database,
      description: "Sessions are kept in \(path)"
        + (options.durability == .full
          ? "." : ", relaxed: a power cut may take the newest commands.")
        + (database.notice.map { "\n\($0)" } ?? ""))
  }

  private static func postgreSQL(
    at url: String, _ options: StorageOptions, _ log: Log
  ) throws -> PostgreSQLStore {
    try PostgreSQLStore(
      .init(
        url: url, node: options.node, lease: options.lease, server: Hello.serverName,
        clock: WallClock.now, log: { log(.warning, $0) }))
  }

  private static func sqlite(
    at path: String, _ options: StorageOptions, waiting timeout: Double, _ log: Log
  ) throws -> SQLiteStore {
    let end = Clock.monotonic.seconds + timeout
    while true {
      do {
        return try SQLiteStore(
          .init(
            path: path, durability: options.durability, server: Hello.serverName,
            clock: WallClock.now, log: { log(.warning, $0) }))
      } catch {
        guard case .locked = error, Clock.monotonic.seconds < end else { throw error }
        usleep(20_000)
      }
    }
  }
}
