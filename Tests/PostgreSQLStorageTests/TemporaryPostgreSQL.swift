import Foundation
import Sessions
import Synchronization

@testable import PostgreSQLStorage

/// A PostgreSQL of the tests' own, on a socket in a folder of its own, until the tests end: Debian's
/// programs, without the system's service.
final class TemporaryPostgreSQL: Sendable {
  static let shared = Result { try TemporaryPostgreSQL() }

  private let folder: String
  private let programs: String
  private let process = Mutex<(process: Process, line: Pipe)?>(nil)
  private let count = Mutex(0)

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private init() throws {
    folder = "/tmp/colonnade-postgres-\(getpid())-\(Int.random(in: 0..<1_000_000))"
    let versions =
      (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
    guard let newest = versions.compactMap(Int.init).max() else {
      throw Failure(description: "PostgreSQL is not installed; .ci/install test does it.")
    }
    programs = "/usr/lib/postgresql/\(newest)/bin"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    if getuid() == 0 { try run("/bin/chown", ["postgres:postgres", folder]) }
    try run(
      wrapped: "initdb", ["-D", data, "-U", "colonnade", "-A", "trust", "-E", "UTF8", "-N"])
    try start()
  }

  private var data: String { folder + "/data" }

  /// It will not run as root.
  private func words(_ program: String, _ arguments: [String]) -> [String] {
    let user = getuid() == 0 ? ["--reuid=postgres", "--regid=postgres", "--init-groups"] : []
    return user + [programs + "/" + program] + arguments
  }

  private func run(wrapped program: String, _ arguments: [String]) throws {
    try run("/usr/bin/setpriv", words(program, arguments))
  }

  private func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: "/")
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(program) ended with \(process.terminationStatus).")
    }
  }

  /// Ends the server when the line to this process ends, however that comes, and then lets go of the
  /// folder; told to stop, it keeps that.
  private static let watch = """
    folder=$1; shift; "$@" & server=$!; read word; kill -INT $server; wait $server
    [ "$word" = stop ] || rm -rf "$folder"
    """

  func start() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", Self.watch, "sh", folder, "/usr/bin/setpriv"]
      + words(
        "postgres",
        ["-D", data, "-k", folder, "-h", "", "-c", "max_connections=400", "-c", "fsync=off"])
    process.currentDirectoryURL = URL(fileURLWithPath: "/")
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let line = Pipe()
    process.standardInput = line
    try process.run()
    self.process.withLock { [process, line] in $0 = (process, line) }
    let end = ContinuousClock.now + .seconds(30)
    while (try? DatabaseConnection(url("postgres"))) == nil {
      guard process.isRunning, .now < end else {
        throw Failure(description: "PostgreSQL did not start in \(folder).")
      }
      usleep(20_000)
    }
  }

  /// Ends it as an operator does who is in a hurry.
  func stop() {
    let running = process.withLock { process in
      defer { process = nil }
      return process
    }
    running?.line.fileHandleForWriting.write(Data("stop\n".utf8))
    running?.process.waitUntilExit()
  }

  func url(_ database: String) -> String { "postgres://colonnade@/\(database)?host=\(folder)" }

  /// The URL of a database with nothing in it.
  func database(_ options: String = "") throws -> String {
    let name = count.withLock { count in
      count += 1
      return "test\(count)"
    }
    try DatabaseConnection(url("postgres")).execute("CREATE DATABASE \(name) \(options)")
    return url(name)
  }
}

extension PostgreSQLStore {
  /// A store whose clock stands still.
  static func open(
    _ url: String, lease: Int = 10, server: String = "test/1",
    log: @escaping @MainActor @Sendable (String) -> Void = { _ in }
  ) throws -> PostgreSQLStore {
    try PostgreSQLStore(.init(url: url, lease: lease, server: server, clock: { 2_000 }, log: log))
  }
}
