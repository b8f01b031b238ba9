import Testing

@testable import SQLiteRecovery
@testable import SQLiteStorage

/// A write-ahead log, read without SQLite.
@Suite struct `A write-ahead log` {
  private let database = TemporaryFile()
  private let pageSize = 4_096

  /// Commits several times into a log that is never checkpointed, and returns its bytes.
  private func write(_ commits: Int) throws -> [UInt8] {
    try database.write([])
    let connection = try Connection(database.path, .writing)
    try connection.execute(
      "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; CREATE TABLE t(a)")
    for number in 0..<commits { try connection.run("INSERT INTO t VALUES (?1)", .integer(number)) }
    return try database.bytes(of: "store.db-wal")
  }

  private func read(_ bytes: [UInt8]) throws -> WriteAheadLog? {
    try database.write(bytes, to: "other-wal")
    return WriteAheadLog(database.folder + "/other-wal", usual: pageSize)
  }

  private func frame(_ number: Int) -> Int { 32 + number * (24 + pageSize) }

  @Test func `is read completely if nothing has changed`() throws {
    let bytes = try write(10)
    let log = try #require(try read(bytes))
    #expect(log.pageSize == pageSize)
    #expect(log.frames.count == (bytes.count - 32) / (24 + pageSize))
    #expect(log.sound == log.frames.count && log.committed == log.frames.count)
    #expect(!log.hasRemains && !log.losesChanges)
    #expect(log.frames.last?.isCommit == true)
    #expect(log.frames[3].offset == frame(3) + 24)
  }

  @Test func `is read up to a frame that has changed; the rest is reported`() throws {
    var bytes = try write(10)
    bytes[frame(4) + 24 + 100] ^= 1
    let log = try #require(try read(bytes))
    #expect(log.sound == 4 && log.committed <= 4)
    #expect(log.frames.count > 8 && log.hasRemains && log.losesChanges)
  }

  @Test func `that is cut off in the last frame loses no stored change`() throws {
    let bytes = try write(10)
    let whole = try #require(try read(bytes))
    let short = try #require(try read(Array(bytes.dropLast(100))))
    #expect(short.frames.count == whole.frames.count - 1)
    #expect(!short.losesChanges)
    var last = bytes
    last[last.count - 1] ^= 1
    let changed = try #require(try read(last))
    #expect(changed.hasRemains && !changed.losesChanges, "nothing is stored behind it")
  }

  @Test func `may have frames of an earlier round after its own, which are ignored`() throws {
    var bytes = try write(6)
    for frame in 4..<6 { bytes[self.frame(frame) + 8] ^= 1 }
    let log = try #require(try read(bytes))
    #expect(log.frames.allSatisfy { $0.offset != frame(4) + 24 && $0.offset != frame(5) + 24 })
    #expect(log.sound == 4)
  }

  @Test func `with a changed header is read, but none of its frames is used`() throws {
    var bytes = try write(5)
    bytes[8] ^= 0xff
    let log = try #require(try read(bytes))
    #expect(log.pageSize == pageSize && log.sound == 0 && log.committed == 0)
    #expect(log.frames.count > 4 && log.losesChanges)
  }

  @Test func `that is short or missing is empty`() throws {
    #expect(WriteAheadLog(database.folder + "/none", usual: pageSize) == nil)
    #expect(try read([]) == nil)
    #expect(try read(Array(try write(1).prefix(32 + 24))) == nil)
  }
}

/// The pages of a file and its log.
@Suite struct `The pages of a database` {
  private let database = TemporaryFile()

  private func make(_ pageSize: Int, rows: Int = 400) throws {
    try database.write([])
    let connection = try Connection(database.path, .writing)
    try connection.execute(
      "PRAGMA page_size = \(pageSize); CREATE TABLE t(id INTEGER PRIMARY KEY, a)")
    for row in 1...rows {
      try connection.run("INSERT INTO t VALUES (?1, ?2)", .integer(row), .text("row \(row)"))
    }
  }

  @Test(arguments: [512, 1_024, 4_096, 16_384])
  func `have the given size`(size: Int) throws {
    try make(size)
    #expect(Pages(database.path).size == size)
  }

  @Test(arguments: [4_096, 16_384])
  func `have the size that their contents suggest, if none is given`(size: Int) throws {
    try make(size, rows: 4_000)
    var bytes = try database.bytes()
    (bytes[16], bytes[17]) = (0, 3)
    try database.write(bytes)
    #expect(Pages(database.path).size == size)
  }

  @Test func `are read from the log if it has a newer version`() throws {
    try make(4_096)
    let connection = try Connection(database.path, .writing)
    try connection.execute("PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0")
    let before = try #require(Pages(database.path).page(.current(2)))
    try connection.run("UPDATE t SET a = 'changed' WHERE id = 1")
    let pages = Pages(database.path)
    var isChanged = false
    for number in 1...pages.count {
      guard let page = pages.page(.current(number)) else { continue }
      isChanged =
        isChanged
        || page.indices.dropLast(7).contains { page[$0...].starts(with: Array("changed".utf8)) }
    }
    #expect(isChanged && pages.remains.isEmpty && !before.isEmpty)
    #expect(pages.page(.current(0)) == nil && pages.page(.current(pages.count + 1)) == nil)
    #expect(pages.version(of: 5, alongside: .current(2)) == .current(5))
  }
}
