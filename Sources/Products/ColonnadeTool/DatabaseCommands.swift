import SQLiteStorage
import Serving
import SessionRecords

/// `colonnade backup`, `verify` and `recover`: the commands for a database.
@MainActor
enum DatabaseCommands {
  static let options = [Option("help", help: "show this")]

  static func backup(_ words: [String]) throws -> Tool.Status {
    guard let files = try files(of: words, 2, help: backupHelp) else { return .success }
    return try report(verb: "copied") {
      () throws(DatabaseRefusal) in try SQLiteStore.backup(from: files[0], to: files[1])
    }
  }

  static func verify(_ words: [String]) throws -> Tool.Status {
    guard let files = try files(of: words, 1, help: verifyHelp) else { return .success }
    return try report(verb: "sound") { () throws(DatabaseRefusal) in
      try SQLiteStore.verify(files[0]) { SavedFold.problem(of: $0.snapshots, $0.revisions) }
    }
  }

  static func recover(_ words: [String]) throws -> Tool.Status {
    guard let files = try files(of: words, 2, help: recoverHelp) else { return .success }
    return try report(verb: "recovered") { () throws(DatabaseRefusal) in
      try SQLiteStore.recover(from: files[0], to: files[1], at: WallClock.now())
    }
  }

  /// Nil if help was requested and has been shown.
  private static func files(
    of words: [String], _ count: Int, help: String
  ) throws(UsageError) -> [String]? {
    guard let arguments = try Tool.arguments(of: words, options, help: help) else { return nil }
    if arguments.positionals.contains(where: StorageOptions.isShared) {
      throw UsageError("A PostgreSQL is copied and checked by its own tools, as pg_dump is one.")
    }
    if arguments.positionals.count == count { return arguments.positionals }
    throw UsageError(
      count == 1
        ? "Expected one database. See --help."
        : "Expected two files: the database and the new one. See --help.")
  }

  private static func report(
    verb: String, _ work: () throws(DatabaseRefusal) -> DatabaseReport
  ) throws -> Tool.Status {
    do {
      let report = try work()
      for problem in report.problems { Tool.say(problem) }
      Tool.say("\(report.sessions) sessions, \(report.revisions) revisions \(verb).")
      return report.problems.isEmpty ? .success : .failure
    } catch {
      Tool.complain("\(error)")
      return Tool.Status(rawValue: error.exitStatus)
    }
  }
}

extension DatabaseCommands {
  private static let backupHelp = """
    Backs up a database, even while a server writes to it, and checks the copy.

    Usage: colonnade backup DATABASE COPY

    COPY must not exist. A served copy is a new history, so clients reload the full state.
    """

  private static let verifyHelp = """
    Checks every page and row of a database and replays each session's history.

    Usage: colonnade verify DATABASE

    The database may be in use. Exits with 0 if everything is sound, otherwise 1 with one line per
    problem.
    """

  private static let recoverHelp = """
    Recovers what is readable from a damaged database into a new one and reports what was lost.

    Usage: colonnade recover DATABASE NEW

    NEW must not exist. DATABASE is not changed. Exits with 0 if nothing was lost, otherwise 1.
    """
}
