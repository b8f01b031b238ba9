import Foundation
import SessionRecords
import Synchronization
import TestSupport

@testable import PostgreSQLStorage

/// A PostgreSQL server for the tests, on a socket in a folder of its own, until they end: Debian's
/// programs, not the system's service.
final class TemporaryPostgreSQL: Sendable {
  static let shared = Task { try await beside { try TemporaryPostgreSQL() } }

  private let line = Mutex(Line())
  private let count = Mutex(0)

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The program that runs it, which ends with this process, however that ends.
  private struct Line {
    let process = Process()
    let questions = Process.alone { Pipe() }
    let answers = Process.alone { Pipe() }
    /// With `DATABASE` in place of a name.
    var url = ""

    mutating func say(_ word: String) throws {
      questions.fileHandleForWriting.write(Data("\(word)\n".utf8))
      var answer = ""
      while !answer.hasSuffix("\n") {
        let piece = answers.fileHandleForReading.availableData
        if piece.isEmpty {
          throw Failure(description: "PostgreSQL does not run; .ci/install test installs it.")
        }
        answer += String(decoding: piece, as: UTF8.self)
      }
      url = String(answer.dropLast())
    }
  }

  /// Runs slow work on a thread of its own: the main one belongs to all other tests.
  static func beside<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { done in
      DispatchQueue.global().async { done.resume(with: Result { try work() }) }
    }
  }

  init() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    try line.withLock { line in
      line.process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      line.process.arguments = [
        "python3", tests.appendingPathComponent("Cluster/postgres_line.py").path,
        "/tmp/colonnade-\(getpid())-\(Int.random(in: 0..<1_000_000))",
      ]
      line.process.standardInput = line.questions
      line.process.standardOutput = line.answers
      try line.process.runAlone()
    }
    try say("start")
  }

  private func say(_ word: String) throws { try line.withLock { try $0.say(word) } }

  func start() async throws { try await Self.beside { [self] in try say("start") } }

  /// Ends it as an operator in a hurry does.
  func stop() async throws { try await Self.beside { [self] in try say("stop") } }

  func url(_ database: String) -> String {
    line.withLock { $0.url.replacingOccurrences(of: "DATABASE", with: database) }
  }

  /// The URL of an empty database.
  func database(_ options: String = "") async throws -> String {
    try await Self.beside { [self] in try databaseNow(options) }
  }

  func databaseNow(_ options: String = "") throws -> String {
    let name = count.withLock { count in
      count += 1
      return "test\(count)"
    }
    try DatabaseConnection(url("postgres")).execute("CREATE DATABASE \(name) \(options)")
    return url(name)
  }
}

extension PostgreSQLStore {
  /// A store whose clock does not advance, so that other tests may take any time.
  static func open(
    _ url: String, lease: Int = 600, server: String = "test/1"
  ) throws -> PostgreSQLStore {
    var configuration = Configuration(url: url, lease: lease, server: server, clock: { 2_000 })
    configuration.outageTimeout = .seconds(600)
    return try PostgreSQLStore(configuration)
  }
}
