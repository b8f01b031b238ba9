import OrderedJSON
import SQLiteStorage
import Sessions
import WireProtocol

/// The store that a server was asked for.
@MainActor
struct Storage {
  let store: any SessionStore
  /// The sentence about the store that is printed at the start.
  let description: String

  /// - Throws: `UsageError`, or `DatabaseRefusal`.
  init(_ options: StorageOptions, for name: String, log: Log) throws {
    if options.isEphemeral {
      store = MemoryStore()
      description = "Nothing is kept: sessions end with the server."
      return
    }
    let path = try options.path(for: name)
    let database = try SQLiteStore(
      .init(
        path: path, durability: options.durability, server: Hello.serverName,
        clock: WallClock.now, log: { log(.warning, $0) }))
    store = database
    description =
      "Sessions are kept in \(path)"
      + (options.durability == .full
        ? "." : ", relaxed: a power cut may take the newest commands.")
      + (database.notice.map { "\n\($0)" } ?? "")
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
    values.onChange = { [weak self] key, value in self?.keep(value?.serialized(), forApp: key) }
  }
}
