import Foundation
import Glibc
import SessionRecords

@testable import SQLiteRows
@testable import SQLiteStorage

/// A database in a folder of its own, which is removed with the last reference.
@MainActor
final class TemporaryDatabase {
  let folder: String
  var path: String { folder + "/store.db" }
  /// The messages of stores opened here.
  private(set) var said: [String] = []
  var now: Int64 = 2_000_000
  /// One, so that a test can change the row of a revision; tests of pages have more.
  var revisionsPerPage = 1
  /// Adjusts the configuration of each store.
  var adjust: (inout SQLiteStore.Configuration, _ folder: String) -> Void = { _, _ in }

  init() {
    // In memory if possible: these tests do not depend on the disk.
    let memory = access("/dev/shm", W_OK) == 0 ? "/dev/shm/" : NSTemporaryDirectory()
    folder = memory + "colonnade-\(UInt64.random(in: 0...UInt64.max))"
    mkdir(folder, 0o700)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  func configuration() -> SQLiteStore.Configuration {
    let now = now
    var configuration = SQLiteStore.Configuration(
      path: path, server: "test 1", clock: { now }, log: { [weak self] in self?.said.append($0) })
    configuration.revisionsPerPage = revisionsPerPage
    adjust(&configuration, folder)
    return configuration
  }

  func open() throws -> SQLiteStore { try SQLiteStore(configuration()) }

  func reopen(_ store: any SessionStore) throws -> SQLiteStore {
    (store as? SQLiteStore)?.close()
    return try open()
  }

  /// Every file in the folder with its contents and its modification time.
  func contents() throws -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let path = folder + "/" + name
      var status = stat()
      lstat(path, &status)
      let stamp = "\(name) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(status.st_mode)"
      let isFile = status.st_mode & S_IFMT == S_IFREG
      found[stamp] = isFile ? try bytes(of: name) : []
    }
    return found
  }

  func bytes(of name: String = "store.db") throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: folder + "/" + name)))
  }

  func write(_ bytes: [UInt8], to name: String = "store.db") throws {
    try Data(bytes).write(to: URL(filePath: folder + "/" + name))
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: folder + "/" + name)
  }

  /// Changes the rows in a way that no store would.
  func change(_ sql: String) throws {
    let connection = try Connection(path, .salvaging)
    // A store may still be removing something after it has reported it.
    connection.setBusyTimeout(5_000)
    try connection.execute("PRAGMA writable_schema = OFF; \(sql)")
  }

  func integer(_ sql: String) throws -> Int? {
    try Connection(path, .reading).integer(sql)
  }

  /// The revisions in the rows of a table.
  func countOfRevisions(in table: String = "revision", of path: String? = nil) throws -> Int {
    var count = 0
    try Connection(path ?? self.path, .reading).prepare("SELECT substr(body, 1, 3) FROM \(table)")
      .each { line in
        count += RevisionPage.count(in: line.bytes(0))
        return true
      }
    return count
  }

  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
  }
}

@MainActor
extension SessionStore {
  /// Returns when everything appended is safe or lost.
  func finished() async {
    await withCheckedContinuation { continuation in whenWritten { continuation.resume() } }
  }
}
