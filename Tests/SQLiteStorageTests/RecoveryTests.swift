import SessionRecords
import Testing

@testable import SQLiteRecovery
@testable import SQLiteStorage

@MainActor @Suite struct `Recovery` {
  private let database = TemporaryDatabase()
  private let names = ["a", "b", "c"]
  private var target: String { database.folder + "/target.db" }

  private func fill(_ numbers: ClosedRange<Int>, stride: Int = 10) async throws {
    let store = try database.open()
    for name in names { try History(name, stride: stride).append(numbers, to: store) }
    await store.finished()
    store.close()
  }

  private func recover() throws -> DatabaseReport {
    DatabaseFile.remove(target)
    return try SQLiteStore.recover(from: database.path, to: target, at: 5)
  }

  /// The session in the new database.
  private func found(_ name: String) throws -> SavedSession? {
    var configuration = database.configuration()
    configuration.path = target
    let store = try SQLiteStore(configuration)
    defer { store.close() }
    return try store.log(of: name).saved()
  }

  private func expectAll(_ report: DatabaseReport, _ what: String) throws {
    #expect(report.sessions == 3 && report.revisions == 150, "\(what): \(report)")
    for name in names {
      let saved = try found(name)
      let hasAll = saved?.revisions == (1...50).map(History(name).revision)
      #expect(hasAll && saved?.answers == (1...50).map(History(name).answer), "\(what)")
      #expect(saved?.snapshot == History(name).snapshot(50), "\(what)")
    }
  }

  @Test func `returns everything, whichever byte of the first page has changed`() async throws {
    try await fill(1...50)
    let bytes = try database.bytes()
    for offset in [0, 5, 16, 17, 20, 28, 33, 56, 60, 68, 71, 100, 104, 107, 110] + [1_500, 4_000] {
      var damaged = bytes
      damaged[offset] ^= offset % 3 == 0 ? 0xff : 0x10
      try database.write(damaged)
      try expectAll(try recover(), "byte \(offset)")
    }
  }

  @Test(arguments: [0, 0x5a])
  func `returns everything if the first page is gone`(filler: UInt8) async throws {
    try await fill(1...50)
    var bytes = try database.bytes()
    for offset in 0..<4_096 { bytes[offset] = filler }
    try database.write(bytes)
    try expectAll(try recover(), "the first page")
    #expect(try SQLiteStore.verify(target).problems == [])
  }

  @Test func `returns every row whose page is there, even without a page above it`() async throws {
    try await fill(1...2_000, stride: 64)
    let root = try #require(
      try database.integer("SELECT rootpage FROM sqlite_schema WHERE name = 'revision'"))
    var bytes = try database.bytes()
    let page = try #require(
      TreePage(Array(bytes[(root - 1) * 4_096..<root * 4_096]), number: root, usable: 4_096))
    #expect(page.kind == .innerTable && page.cells.count > 20)
    for offset in (root - 1) * 4_096..<root * 4_096 { bytes[offset] = 0 }
    try database.write(bytes)
    let report = try recover()
    #expect(report.sessions == 3)
    #expect(!report.problems.isEmpty)
    let kept = try database.countOfRevisions(in: "revision", of: target)
    let apart = try database.countOfRevisions(in: "set_aside", of: target)
    #expect(kept == report.revisions)
    #expect(kept + apart == 6_000)
    for name in names {
      let saved = try #require(try found(name))
      #expect(saved.head >= 1_984, "the newest state is there")
      #expect(saved.revisions.allSatisfy { $0 == History(name).revision($0.number) })
    }
    #expect(try SQLiteStore.verify(target).problems == [])
  }

  @Test func `includes what is only in the log, even after a changed frame`()
    async throws
  {
    let store = try database.open()
    for first in Swift.stride(from: 1, to: 50, by: 10) {
      for name in names { try History(name).append(first...first + 9, to: store) }
      await store.finished()
    }
    let (bytes, log) = (try database.bytes(), try database.bytes(of: "store.db-wal"))
    store.close()
    for at in stride(from: 32, to: log.count, by: log.count / 9) {
      var damaged = log
      damaged[at] ^= 0x04
      try database.write(bytes)
      try database.write(damaged, to: "store.db-wal")
      let report = try recover()
      #expect(report.sessions == 3, "\(at)")
      for name in names {
        let saved = try #require(try found(name), "\(at)")
        #expect(saved.head >= 40, "\(at): what is older stands in other frames, too")
        #expect(saved.revisions.allSatisfy { $0 == History(name).revision($0.number) }, "\(at)")
      }
    }
  }

  @Test func `leaves out removed sessions, even if their rows are still there`()
    async throws
  {
    try await fill(1...900, stride: 64)
    let store = try database.open()
    for name in ["b", "a"] {
      await withCheckedContinuation { continuation in
        store.change(name, .remove) { _ in continuation.resume() }
        store.flush()
      }
    }
    store.close()
    for _ in 0..<100 where try database.integer("SELECT count(*) FROM freeing") != 0 {
      try database.open().close()
    }
    #expect(Set(Scan(database.path).revisions.keys) == [3])
    var bytes = try database.bytes()
    for offset in 0..<4_096 { bytes[offset] = 0 }
    try database.write(bytes)
    #expect(Scan(database.path).revisions.keys.contains(1), "in pages of which nobody knows now")
    let report = try recover()
    #expect(report.sessions == 1, "\(report)")
    #expect(try found("c")?.head == 900)
    for name in ["a", "b"] { #expect(try found(name) == nil) }
  }

  @Test func `returns values that span many pages`() async throws {
    let large = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let store = try database.open()
    try store.log(of: "a").append(
      StoredRecord(
        revision: SavedRevision(number: 1, at: 1, body: large),
        snapshots: [History().snapshot(0)], values: ["v": large]))
    store.setAppValue(large, forKey: "k")
    await store.finished()
    store.close()
    var bytes = try database.bytes()
    for offset in 0..<100 { bytes[offset] = 0 }
    try database.write(bytes)
    #expect(try recover().sessions == 1)
    let saved = try #require(try found("a"))
    #expect(saved.revisions.first?.body == large)
    #expect(saved.values == ["v": large])
  }

  @Test func `returns nothing from another program's database`() throws {
    try database.write([UInt8](repeating: 7, count: 20_000))
    let error = #expect(throws: DatabaseRefusal.self) { try recover() }
    #expect(error?.exitStatus == 18)
    #expect(!database.names.contains("target.db"))
  }
}
