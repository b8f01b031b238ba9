import Foundation
import Glibc
import TestSupport
import Testing

@testable import SQLiteStorage

@MainActor @Suite struct `A database that is not ours to open` {
  private let database = TemporaryDatabase()

  /// Opens, and expects that nothing in the folder has changed afterwards.
  private func refusal() throws -> DatabaseRefusal? {
    let before = try database.contents()
    var refusal: DatabaseRefusal?
    do throws(DatabaseRefusal) {
      _ = try SQLiteStore(database.configuration())
    } catch { refusal = error }
    #expect(try database.contents() == before)
    return refusal
  }

  private func makeOurs() throws { try database.open().close() }

  @Test func `a folder that cannot be made has status 10`() throws {
    try database.write([1], to: "file")
    database.adjust = { $0.path = $1 + "/file/below/store.db" }
    let refusal = try refusal()
    #expect(refusal?.exitStatus == 10)
    #expect("\(try #require(refusal))".contains("not a directory"))
  }

  @Test func `a read-only file has status 11`() throws {
    try makeOurs()
    chmod(database.path, 0o400)
    #expect(try refusal() == .readOnly(database.path))
    #expect(try refusal()?.exitStatus == 11)
  }

  @Test(arguments: ["", "-wal", "-shm", "-journal", ".lock"])
  func `a symbolic link in place of any of its files has status 12`(ending: String) throws {
    try makeOurs()
    unlink(database.path + ending)
    symlink("/etc/hostname", database.path + ending)
    #expect(try refusal() == .symbolicLink(database.path + ending))
    #expect(try refusal()?.exitStatus == 12)
  }

  @Test func `a file with a second name is refused, because it could be opened twice`() throws {
    try makeOurs()
    link(database.path, database.path + "2")
    #expect(try refusal() == .hardLink(database.path))
    #expect("\(DatabaseRefusal.hardLink("f"))".hasSuffix("."))
    unlink(database.path + "2")
    try database.open().close()
  }

  @Test(.enabled(if: geteuid() == 0, "Only the superuser can give files away."))
  func `a file that belongs to another user has status 13`() throws {
    try makeOurs()
    chown(database.path, 12_345, 0)
    #expect(try refusal() == .otherOwner(database.path, user: 12_345))
    #expect(try refusal()?.exitStatus == 13)
  }

  @Test(arguments: [
    Array("hello".utf8), [0], Array("SQLite format 2\0".utf8) + [UInt8](repeating: 0, count: 4_096),
    [UInt8](repeating: 255, count: 100_000),
  ])
  func `a file that is no database has status 14`(bytes: [UInt8]) throws {
    try database.write(bytes)
    #expect(try refusal() == .notADatabase(database.path))
    #expect(try refusal()?.exitStatus == 14)
  }

  @Test func `a folder in place of the file has status 14`() throws {
    mkdir(database.path, 0o700)
    #expect(try refusal()?.exitStatus == 14)
  }

  @Test func `another program's database has status 15`() throws {
    try database.write([])
    try database.change("CREATE TABLE t(x); PRAGMA application_id = 7")
    #expect(try refusal() == .otherProgram(database.path))
    #expect(try refusal()?.exitStatus == 15)
  }

  @Test func `a newer schema has status 16`() throws {
    try makeOurs()
    try database.change("PRAGMA user_version = 4; PRAGMA wal_checkpoint(TRUNCATE)")
    #expect(try refusal() == .newerSchema(database.path, found: 4, known: 3))
    #expect(try refusal()?.exitStatus == 16)
  }

  @Test func `a database in use has status 17, and its server's process is named`() throws {
    let first = try database.open()
    #expect(try refusal() == .locked(database.path, pid: Int(getpid())))
    #expect(try refusal()?.exitStatus == 17)
    first.close()
    try database.open().close()
  }

  @Test func `a database that another process has locked is refused until that ends`() throws {
    try makeOurs()
    let other = Process()
    other.executableURL = URL(filePath: "/usr/bin/flock")
    other.arguments = [database.path + ".lock", "sh", "-c", "echo ready; read line"]
    let (output, input) = Process.alone { (Pipe(), Pipe()) }
    (other.standardOutput, other.standardInput) = (output, input)
    try other.runAlone()
    _ = output.fileHandleForReading.availableData
    #expect(try refusal()?.exitStatus == 17)
    try input.fileHandleForWriting.close()
    other.waitUntilExit()
    try database.open().close()
  }

  @Test func `a disk without enough space for the database has status 18`() throws {
    database.adjust = { configuration, _ in configuration.maxPages = 1 }
    let error = #expect(throws: DatabaseRefusal.self) { try database.open() }
    #expect(error?.exitStatus == 18)
  }

  @Test func `statuses are distinct, and each refusal is one sentence`() {
    let all: [DatabaseRefusal] = [
      .folder("f", reason: "r"), .readOnly("f"), .symbolicLink("f"), .otherOwner("f", user: 1),
      .notADatabase("f"), .otherProgram("f"), .newerSchema("f", found: 3, known: 2),
      .locked("f", pid: 1), .unusable("f", reason: "r"), .absent("f"), .occupied("f"),
    ]
    #expect(all.map(\.exitStatus) == Array(10...20))
    for refusal in all {
      #expect("\(refusal)".hasSuffix("."))
      #expect("\(refusal)".contains("f”"))
    }
  }

  @Test func `the folder can be reached through a symbolic link`() throws {
    mkdir(database.folder + "/real", 0o700)
    symlink("real", database.folder + "/link")
    database.adjust = { $0.path = $1 + "/link/store.db" }
    try database.open().close()
    #expect(DatabaseFile.status(of: database.folder + "/real/store.db") != nil)
  }

  @Test func `the folder and all files are private to their owner`() async throws {
    database.adjust = { $0.path = $1 + "/a/b/store.db" }
    let old = umask(0)
    defer { umask(old) }
    let store = try database.open()
    try store.log(of: "a").append(.init(values: ["k": [1]]))
    await store.finished()
    for (name, mode) in [
      ("/a", 0o700), ("/a/b", 0o700), ("/a/b/store.db", 0o600), ("/a/b/store.db-wal", 0o600),
      ("/a/b/store.db-shm", 0o600), ("/a/b/store.db.lock", 0o600),
    ] as [(String, mode_t)] {
      let status = try #require(DatabaseFile.status(of: database.folder + name))
      #expect(status.st_mode & 0o777 == mode, "\(name)")
    }
    store.close()
  }
}
