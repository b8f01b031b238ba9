import Foundation
import SessionRecords
import Transport

/// The options of `serve` about the store.
public struct StorageOptions: Hashable, Sendable {
  /// The database's file, or the URL of one that several nodes share; nil for the standard file.
  public var database: String?
  /// True when nothing is kept: sessions end with the server.
  public var isEphemeral = false
  /// The promise of an answer.
  public var durability = Durability.full
  /// Seconds after which a session without connections leaves memory.
  public var idleAfter = 300
  /// Days after which an unused session is removed; nil to keep sessions for ever.
  public var keepDays: Int?

  /// Seconds for which a silent node keeps its sessions.
  public var lease = 10
  /// The URL where other nodes reach this one; nil for the address that it listens on.
  public var announced: String?
  /// The name of this node; nil for a random one.
  public var node: String?

  /// The default options.
  public init() {}

  static let options: [Option] = [
    Option(
      "database", "FILE",
      help: "database file, or postgres://… (default: a file of the user's)"),
    Option("ephemeral", help: "keep nothing on disk; sessions end with the server"),
    Option(
      "durability", "LEVEL",
      help: "full, or relaxed: a power cut may lose recent commands (default: full)"),
    Option(
      "idle-after", "SECONDS",
      help: "unload idle sessions from memory after this long (default: 300)"),
    Option(
      "keep-for", "DAYS",
      help: "delete sessions unused for this long, unless pinned (default: never)"),
    Option(
      "announce", "URL",
      help: "where other nodes reach this one: ws://10.0.0.7:8080"),
    Option(
      "lease", "SECONDS",
      help: "how long a silent node keeps its sessions (default: 10)"),
    Option("node", "NAME", help: "the node's name, the same after a crash (internal)"),
  ]

  init(_ arguments: Arguments) throws(UsageError) {
    database = arguments.value("database")
    isEphemeral = arguments.has("ephemeral")
    keepDays = try arguments.integer("keep-for", in: 1...36_500)
    idleAfter = try arguments.integer("idle-after", in: 1...86_400) ?? idleAfter
    if let level: Level = try arguments.choice("durability") {
      durability = level == .full ? .full : .relaxed
      if isEphemeral { throw UsageError("--ephemeral keeps nothing, so it takes no --durability.") }
    }
    if isEphemeral && database != nil {
      throw UsageError("--ephemeral keeps nothing, so it takes no --database.")
    }
    announced = arguments.value("announce")
    node = arguments.value("node")
    let lease = try arguments.integer("lease", in: 1...600)
    self.lease = lease ?? self.lease
    try checkNodes(hasLease: lease != nil)
  }

  /// True if several nodes share the database.
  public var isShared: Bool { database.map(Self.isShared) ?? false }

  /// True for the URL of a database that several nodes can share; false for a file's path.
  public static func isShared(_ database: String) -> Bool {
    ["postgres://", "postgresql://"].contains { database.hasPrefix($0) }
  }

  private func checkNodes(hasLease: Bool) throws(UsageError) {
    if !isShared && (announced != nil || hasLease) {
      throw UsageError("--announce and --lease are for nodes on one --database postgres://….")
    }
    if isShared && durability == .relaxed {
      throw UsageError("The durability of a PostgreSQL is its own affair: no --durability.")
    }
    guard let announced else { return }
    let schemes = ["ws://", "wss://"]
    guard schemes.contains(where: announced.hasPrefix), (try? WebSocketURL(announced)) != nil else {
      throw UsageError("--announce expects a URL like ws://10.0.0.7:8080, not “\(announced)”.")
    }
  }

  private enum Level: String, CaseIterable {
    case full, relaxed
  }

  /// The database's file.
  ///
  /// - Parameter name: of the program, whose sessions have a file of their own.
  /// - Throws: one sentence if the environment names no folder.
  public func path(for name: String) throws(UsageError) -> String {
    if let database { return database }
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") {
      return "\(folder)/colonnade/\(name).db"
    }
    if let home = environment["HOME"], home.hasPrefix("/") {
      return "\(home)/.local/state/colonnade/\(name).db"
    }
    throw UsageError(
      "Neither XDG_STATE_HOME nor HOME says where to keep sessions: give --database FILE, or keep "
        + "nothing with --ephemeral.")
  }
}
