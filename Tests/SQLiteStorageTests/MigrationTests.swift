import Foundation
import SessionRecords
import Testing

@testable import SQLiteStorage

@MainActor @Suite struct `A database of another version` {
  private let database = TemporaryDatabase()

  private func known(_ steps: [String]) {
    database.adjust = { configuration, _ in configuration.schema.steps += steps }
  }

  @Test func `is migrated, after a copy of it was made`() async throws {
    try await History().write(1...5, to: database)
    known(["CREATE TABLE second(x INTEGER) STRICT", "CREATE TABLE third(x ANY) STRICT"])
    let store = try database.open()
    #expect(store.notice == nil)
    #expect(try store.log(of: "a").saved()?.revisions == (1...5).map(History().revision))
    store.close()
    #expect(try database.integer("PRAGMA user_version") == 5)
    #expect(try database.integer("SELECT count(*) FROM second, third") == 0)
    #expect(
      DatabaseFile.kind(ofHeader: try database.bytes(of: "store.db.before-5")) == .ours(schema: 3))
    try database.open().close()
  }

  @Test func `is copied beside a file with the copy's name`() async throws {
    try await History().write(1...5, to: database)
    let kept: [UInt8] = [1, 2, 3]
    try database.write(kept, to: "store.db.before-4")
    try database.write(kept, to: "store.db.before-4-2-wal")
    known(["CREATE TABLE second(x INTEGER) STRICT"])
    try database.open().close()
    #expect(try database.bytes(of: "store.db.before-4") == kept)
    #expect(try database.bytes(of: "store.db.before-4-2-wal") == kept)
    #expect(!database.names.contains("store.db.before-4-2"))
    let copy = try database.bytes(of: "store.db.before-4-3")
    #expect(DatabaseFile.kind(ofHeader: copy) == .ours(schema: 3))
  }

  @Test func `stays unchanged if a step fails`() async throws {
    try await History().write(1...5, to: database)
    known(["CREATE TABLE second(x INTEGER) STRICT", "CREATE TABLE second(x INTEGER) STRICT"])
    let error = #expect(throws: DatabaseRefusal.self) { try database.open() }
    #expect(error?.exitStatus == 18)
    #expect(try database.integer("PRAGMA user_version") == 3)
    database.adjust = { _, _ in }
    let store = try database.open()
    #expect(try store.log(of: "a").saved()?.revisions == (1...5).map(History().revision))
    store.close()
  }

  @Test func `that is newer is left alone`() async throws {
    known(["CREATE TABLE second(x INTEGER) STRICT"])
    try await History().write(1...5, to: database)
    database.adjust = { _, _ in }
    let before = try database.contents()
    #expect(throws: DatabaseRefusal.newerSchema(database.path, found: 4, known: 3)) {
      try database.open()
    }
    #expect(try database.contents() == before)
  }
}

/// Databases that were written once and must always open, with exactly these contents.
@MainActor @Suite struct `Golden databases` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden")

  @Test(arguments: [1, 2, 3])
  func `open with everything that was written`(schema: Int) async throws {
    let database = TemporaryDatabase()
    let golden = try Data(contentsOf: Self.folder.appending(path: "schema-\(schema).db"))
    try database.write(Array(golden))
    let store = try database.open()
    #expect(store.notice == nil)
    #expect(store.count == 2)
    #expect(store.appValues == ["app": Array("[1,2]".utf8)])
    let long = History("long", stride: 20)
    let log = try store.log(of: "long")
    let saved = try #require(try log.saved())
    #expect(saved.snapshot == long.snapshot(40))
    #expect(saved.revisions == (1...45).map(long.revision))
    #expect(saved.answers == (1...45).map(long.answer))
    #expect(saved.values == ["v": Array("\"é\"".utf8)])
    #expect(log.damage == nil)
    let mended = try store.log(of: "mended \u{1F642}")
    #expect(mended.damage == SavedDamage(from: 3, at: 77, reason: "It says nothing."))
    #expect(mended.confirmed == 2)
    store.close()
    #expect(try SQLiteStore.verify(database.path).problems == [])
  }

  @Test func `of an older version are read unchanged, and migrated when they are opened`()
    async throws
  {
    let database = TemporaryDatabase()
    let golden = try Data(contentsOf: Self.folder.appending(path: "schema-1.db"))
    try database.write(Array(golden))
    #expect(try SQLiteStore.verify(database.path).problems == [])
    let store = try database.open()
    #expect(try database.integer("PRAGMA user_version") == Schema.current.version)
    let copy = try database.bytes(of: "store.db.before-\(Schema.current.version)")
    #expect(DatabaseFile.kind(ofHeader: copy) == .ours(schema: 1))
    let entry = try store.entries()["long"]
    #expect(entry == SavedEntry(revision: 45))
    let long = History("long", stride: 20)
    try long.append(46...50, to: store)
    let answer = SavedAnswer(client: "d", key: "e", result: [1], at: 5, request: -7)
    try store.log(of: "long").append(StoredRecord(answer: answer, scene: "sandbox"))
    store.flush()
    await store.finished()
    store.close()
    #expect(try SQLiteStore.verify(database.path).problems == [])
    let again = try database.open()
    let saved = try #require(try again.log(of: "long").saved())
    #expect(saved.answers == (1...50).map(long.answer) + [answer])
    #expect(try again.entries()["long"]?.scene == "sandbox")
    #expect(try again.entries()["long"]?.used == database.now)
    again.close()
  }

  /// Makes this version's file if it is missing.
  @Test func `exist for this version`() async throws {
    let target = Self.folder.appending(path: "schema-\(Schema.current.version).db")
    if FileManager.default.fileExists(atPath: target.path) { return }
    let database = TemporaryDatabase()
    let store = try database.open()
    try History("long", stride: 20).append(1...45, to: store)
    try store.log(of: "long").append(StoredRecord(values: ["v": Array("\"é\"".utf8)]))
    let mended = History("mended \u{1F642}", stride: 20)
    try mended.append(1...9, to: store)
    store.setAppValue(Array("[1,2]".utf8), forKey: "app")
    await store.finished()
    try store.log(of: mended.session).setAside(from: 3, reason: "It says nothing.", at: 77)
    store.flush()
    await store.finished()
    store.close()
    try Data(database.bytes()).write(to: target)
    Issue.record("A golden database was missing, and was made: it is to be kept with the sources.")
  }
}
