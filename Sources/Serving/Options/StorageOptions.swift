import Foundation
import Sessions

/// The options of `serve` about the store.
public struct StorageOptions: Hashable, Sendable {
  /// The database's file; nil for the standard one.
  public var database: String?
  /// True when nothing is kept: sessions end with the server.
  public var isEphemeral = false
  /// The promise of an answer.
  public var durability = Durability.full
  /// Seconds behind which a session that nobody is connected to leaves memory.
  public var idleAfter = 300
  /// Days behind which a session that nobody has used is removed; nil for ever.
  public var keepDays: Int?

  /// The options of a store that was asked for nothing.
  public init() {}

  static let options: [Option] = [
    Option("database", "FILE", help: "file that keeps the sessions (in the user's state folder)"),
    Option("ephemeral", help: "keep nothing: sessions end with the server"),
    Option(
      "durability", "LEVEL",
      help: "full, or relaxed: a power cut may take the newest commands (full)"),
    Option(
      "idle-after", "SECONDS",
      help: "a session that nobody uses leaves memory after so long (300)"),
    Option(
      "keep-for", "DAYS",
      help: "remove a session unused for so long, unless pinned (keep for ever)"),
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
  }

  private enum Level: String, CaseIterable {
    case full, relaxed
  }

  /// The database's file.
  ///
  /// - Parameter name: of the program, whose sessions have a file of their own.
  /// - Throws: one sentence, where the environment names no folder.
  func path(for name: String) throws(UsageError) -> String {
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
