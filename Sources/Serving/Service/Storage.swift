import Glibc
import OrderedJSON
import Platform
import PostgreSQLStorage
import SQLiteStorage
import Sessions
import WireProtocol

/// The store that a server was asked for.
@MainActor
struct Storage {
  let store: any SessionStore
  /// The same, where other servers use it as well.
  private(set) var shared: (any SharedStore)?
  /// The sentence about the store that is printed at the start.
  let description: String

  /// - Throws: `UsageError`, or `DatabaseRefusal`.
  ///
  /// - Parameter patience: seconds to wait for another program that has the database and is ending.
  init(
    _ options: StorageOptions, for name: String, waiting patience: Double = 0, log: Log
  ) throws {
    if options.isEphemeral {
      store = MemoryStore()
      description = "Nothing is kept: sessions end with the server."
      return
    }
    let path = try options.path(for: name)
    if options.isShared {
      let database = try Self.database(at: path, options, log)
      (store, shared) = (database, database)
      description =
        "Sessions are kept in \(database.configuration.place), by all nodes on it; this one is "
        + "\(database.node.id)."
      return
    }
    let database = try Self.database(at: path, options, waiting: patience, log)
    store = database
    description =
      "Sessions are kept in \(path)"
      + (options.durability == .full
        ? "." : ", relaxed: a power cut may take the newest commands.")
      + (database.notice.map { "\n\($0)" } ?? "")
  }
}

extension Storage {
  private static func database(
    at url: String, _ options: StorageOptions, _ log: Log
  ) throws -> PostgreSQLStore {
    try PostgreSQLStore(
      .init(
        url: url, lease: options.lease, server: Hello.serverName, clock: WallClock.now,
        log: { log(.warning, $0) }))
  }

  private static func database(
    at path: String, _ options: StorageOptions, waiting patience: Double, _ log: Log
  ) throws -> SQLiteStore {
    let end = Clock.monotonic.seconds + patience
    while true {
      do {
        return try open(path, options, log)
      } catch let refusal as DatabaseRefusal {
        guard case .locked = refusal, Clock.monotonic.seconds < end else { throw refusal }
        usleep(20_000)
      }
    }
  }

  private static func open(
    _ path: String, _ options: StorageOptions, _ log: Log
  ) throws -> SQLiteStore {
    try SQLiteStore(
      .init(
        path: path, durability: options.durability, server: Hello.serverName,
        clock: WallClock.now, log: { log(.warning, $0) }))
  }
}

/// The values that an app keeps beside its sessions: `@AppStorage`.
@MainActor
public protocol AppValues: AnyObject {
  /// All values, by name.
  var contents: [String: JSONValue] { get set }
  /// Called after a value was written; nil where it was removed.
  var onChange: ((_ key: String, _ value: JSONValue?) -> Void)? { get set }
}

extension SessionStore {
  /// Gives an app's values back, and keeps what becomes of them.
  func keep(_ values: any AppValues) {
    values.contents = appValues.compactMapValues { try? JSONValue(parsing: $0) }
    (self as? any SharedStore)?.onAppValue = { [weak values] key, value in
      values?.contents[key] = value.flatMap { try? JSONValue(parsing: $0) }
    }
    values.onChange = { [weak self] key, value in self?.keep(value?.serialized(), forApp: key) }
  }
}

extension AppValues {
  /// Keeps the values from what happens until the result is called: then they are what they are now.
  func spare() -> (() -> Void) {
    let (contents, told) = (contents, onChange)
    onChange = nil
    return { [self] in
      self.contents = contents
      onChange = told
    }
  }
}
