import Testing

@testable import SQLiteRecovery
@testable import SQLiteStorage

@MainActor @Suite struct `The database's file` {
  private let database = TemporaryDatabase()

  private func file() throws -> DatabaseFile { try DatabaseFile(database.path, makingFolder: true) }

  @Test func `is in a folder that is created if needed`() throws {
    let path = database.folder + "/a/b/c/store.db"
    #expect(try DatabaseFile(path, makingFolder: false).path == path)
    #expect(database.names.isEmpty)
    let file = try DatabaseFile(path, makingFolder: true)
    #expect(file.folder == database.folder + "/a/b/c/")
    #expect(file.lock == path + ".lock")
    #expect(database.names == ["a"])
    #expect(throws: DatabaseRefusal.self) {
      try DatabaseFile(database.folder + "/", makingFolder: false)
    }
  }

  @Test func `is distinguished from other files by its first bytes`() throws {
    let file = try file()
    #expect(try file.kind() == .absent)
    try database.write([])
    #expect(try file.kind() == .empty)
    try database.write(Array("hello".utf8))
    #expect(try file.kind() == .notADatabase)
    try database.remove("store.db")
    try database.open().close()
    let whole = try database.bytes()
    guard case .ours(let schema) = try file.kind() else {
      Issue.record("it is ours")
      return
    }
    #expect(schema > 0)
    var header = whole
    header.replaceSubrange(68..<72, with: [0, 0, 0, 0])
    header.replaceSubrange(
      100..<header.count, with: [UInt8](repeating: 0, count: header.count - 100))
    #expect(DatabaseFile.kind(ofHeader: header) == .otherProgram)
    header = whole
    header[0] = 0
    #expect(DatabaseFile.kind(ofHeader: header) == .damaged)
    header.replaceSubrange(68..<72, with: [0, 0, 0, 0])
    #expect(DatabaseFile.kind(ofHeader: header) == .damaged, "the schema's text is ours")
    header = whole
    header.replaceSubrange(60..<64, with: [0, 0, 0, 0])
    #expect(DatabaseFile.kind(ofHeader: header) == .damaged)
  }

  @Test func `is copied in part or whole, and never over the target of a link`() throws {
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    try database.write(bytes, to: "from")
    let (from, to) = (database.folder + "/from", database.folder + "/to")
    #expect(DatabaseFile.copy(from, to: to))
    #expect(try database.bytes(of: "to") == bytes)
    #expect(DatabaseFile.copy(from, to: database.folder + "/part", count: 1_500_000))
    #expect(try database.bytes(of: "part") == Array(bytes.prefix(1_500_000)))
    #expect(!DatabaseFile.copy(database.folder + "/none", to: to))
    #expect(!DatabaseFile.copy(from, to: database.folder + "/no/folder"))
  }

  @Test func `is moved over another file, or only to a free name`() throws {
    try database.write([1], to: "one")
    try database.write([2], to: "two")
    let (one, two) = (database.folder + "/one", database.folder + "/two")
    #expect(!DatabaseFile.move(one, toFree: two))
    #expect(try database.bytes(of: "two") == [2] && database.bytes(of: "one") == [1])
    #expect(DatabaseFile.move(one, to: two))
    #expect(try database.bytes(of: "two") == [1])
    #expect(DatabaseFile.move(two, toFree: database.folder + "/three"))
    #expect(database.names == ["three"])
    #expect(!DatabaseFile.move(two, to: one))
  }

  @Test func `is moved aside under a free name with the reason and the time`() throws {
    let file = try file()
    let now: Int64 = 1_772_323_199_000
    for ending in ["", "-wal"] { try database.write([7], to: "store.db" + ending) }
    let name = try #require(file.moveAside(["", "-wal", "-shm"], as: "damaged", at: now))
    #expect(name == file.path + ".damaged-20260228T235959Z")
    #expect(
      database.names == [
        "store.db.damaged-20260228T235959Z", "store.db.damaged-20260228T235959Z-wal",
      ])
    try database.write([8])
    #expect(file.moveAside([""], as: "damaged", at: now) == name + "-2")
    #expect(file.moveAside([""], as: "damaged", at: now) == nil)
  }

  @Test func `is created empty once, private to its owner`() throws {
    #expect(DatabaseFile.makeEmpty(database.path))
    #expect(!DatabaseFile.makeEmpty(database.path))
    #expect(DatabaseFile.status(of: database.path).map { $0.st_mode & 0o777 } == 0o600)
    try database.write([1], to: "store.db-wal")
    DatabaseFile.remove(database.path)
    #expect(database.names.isEmpty)
  }

  @Test func `knows the free space, and has another identity than a copy`() throws {
    let file = try file()
    try database.write([1])
    #expect(file.freePages > 0 && !file.inode.isEmpty && !file.volume.isEmpty)
    #expect(DatabaseFile.copy(file.path, to: database.folder + "/copy.db"))
    let copy = try DatabaseFile(database.folder + "/copy.db", makingFolder: false)
    #expect(copy.inode != file.inode && copy.volume == file.volume)
  }

  @Test func `can be read by its first line, and any bytes of it`() throws {
    try database.write(Array("first\nsecond".utf8), to: "text")
    #expect(DatabaseFile.firstLine(database.folder + "/text") == "first")
    #expect(DatabaseFile.firstLine(database.folder + "/none") == "")
    let bytes = try #require(FileBytes(database.folder + "/text"))
    #expect(bytes.count == 12)
    #expect(bytes.read(at: 6, count: 6) == Array("second".utf8))
    #expect(bytes.read(at: 6, count: 7) == nil && bytes.read(at: -1, count: 1) == nil)
    #expect(bytes.read(at: 12, count: 0) == [])
    #expect(FileBytes(database.folder + "/none") == nil)
  }
}
