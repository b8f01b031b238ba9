import SessionRecords
import Testing

@testable import SQLiteRecovery
@testable import SQLiteRows
@testable import SQLiteStorage

/// A file that is too large to be checked completely whenever it is opened.
@MainActor @Suite struct `Damage in a large file` {
  private let database = TemporaryDatabase()
  private let names = ["a", "b", "c", "d"]

  private func fill() async throws {
    database.adjust = { configuration, _ in configuration.checkedWhole = 0 }
    let store = try database.open()
    for name in names { try History(name, stride: 64).append(1...1_000, to: store) }
    await store.finished()
    store.close()
  }

  private func page(_ number: Int, in bytes: [UInt8]) throws -> TreePage {
    let range = (number - 1) * 4_096..<number * 4_096
    return try #require(TreePage(Array(bytes[range]), number: number, usable: 4_096))
  }

  private func root(of table: String) throws -> Int {
    try #require(
      try database.integer("SELECT rootpage FROM sqlite_schema WHERE name = '\(table)'"))
  }

  private func holds(number: Int, _ leaf: Int, _ bytes: [UInt8]) throws -> Bool {
    let page = try page(leaf, in: bytes)
    return page.cells.contains { start in
      guard let cell = page.cell(at: start) else { return false }
      let row = Array(page.bytes[cell.local])
      let values = RowShape(row).map { $0.values(row, rowID: cell.rowID) }
      return values.map { FoundRow(values: $0).integer(1) == number } ?? false
    }
  }

  private func read(_ name: String, of store: SQLiteStore) throws -> SavedSession? {
    try store.log(of: name).saved()
  }

  private func expectUnreadable(_ name: String, of store: SQLiteStore) throws {
    let error = #expect(throws: StoreError.self) { try read(name, of: store) }
    guard case .damaged? = error else {
      Issue.record("\(name): \(error.map { "\($0)" } ?? "it can be read")")
      return
    }
  }

  /// Everything readable of each session is read, and missing parts are reported.
  private func expectRecovered(by store: SQLiteStore) throws {
    #expect(store.notice?.contains("was moved to") == true)
    #expect(database.names.contains { $0.hasPrefix("store.db.corrupt-") })
    for name in names {
      let saved = try #require(try read(name, of: store), "\(name)")
      #expect(saved.head >= 1_000 - 64)
      #expect(saved.revisions.allSatisfy { $0 == History(name).revision($0.number) })
      #expect(saved.snapshot == History(name).snapshot(saved.snapshot.number))
    }
    let kept = try database.countOfRevisions() + database.countOfRevisions(in: "set_aside")
    #expect(kept == names.count * 1_000)
  }

  @Test func `is repaired at the next start, whichever of a session's rows cannot be reached`()
    async throws
  {
    try await fill()
    var bytes = try database.bytes()
    let root = try root(of: "revision")
    for offset in (root - 1) * 4_096..<root * 4_096 { bytes[offset] = 0 }
    try database.write(bytes)

    let store = try database.open()
    #expect(store.notice == nil, "it is not looked at whole for nothing")
    for name in names { try expectUnreadable(name, of: store) }
    let told = database.said.filter { $0.contains("Start the server again") }
    #expect(told.count == 1, "once: \(database.said)")
    store.close()

    let next = try database.open()
    try expectRecovered(by: next)
    next.close()
    let last = try database.open()
    #expect(last.notice == nil, "once it is mended, it is not looked at again")
    last.close()
  }

  @Test func `cuts nothing off if rows are missing without a trace`() async throws {
    try await fill()
    var bytes = try database.bytes()
    let root = try root(of: "revision")
    let inner = try page(root, in: bytes)
    try #require(inner.kind.isInner)
    // The page with the newest revisions of one session can no longer be reached: the pointer to it
    // now points to another.
    let hung = try #require(
      try inner.cells.last { try holds(number: 990, inner.bytes.number(at: $0, 4), bytes) })
    let start = (root - 1) * 4_096
    for offset in 0..<4 { bytes[start + hung + offset] = bytes[start + inner.cells[0] + offset] }
    try database.write(bytes)

    let store = try database.open()
    let heads = names.map { try? read($0, of: store)?.head }
    #expect(heads.contains(nil) && heads.allSatisfy { $0 ?? 1_000 == 1_000 }, "\(heads)")
    await store.finished()
    store.close()
    let next = try database.open()
    try expectRecovered(by: next)
    next.close()
  }

  @Test func `in one row affects only that row's session, at once`() async throws {
    try await fill()
    try database.change("UPDATE revision SET body = x'00' WHERE session = 2 AND number = 990")
    let store = try database.open()
    #expect(try read("b", of: store)?.head == 989)
    for name in ["a", "c", "d"] { #expect(try read(name, of: store)?.head == 1_000) }
    store.close()
  }

  @Test func `that a write meets is repaired at the next start, too`() async throws {
    try await fill()
    let root = try root(of: "answer")
    let store = try database.open()
    let logs = try names.map { try store.log(of: $0) }
    _ = try logs.map { try $0.saved() }
    store.close()
    var bytes = try database.bytes()
    for offset in (root - 1) * 4_096..<root * 4_096 { bytes[offset] = 0x5a }
    try database.write(bytes)
    let again = try database.open()
    for name in names { try expectUnreadable(name, of: again) }
    let new = try again.log(of: "new")
    try new.append(History("new").record(1))
    again.flush()
    await again.finished()
    again.close()
    let next = try database.open()
    for name in names { #expect(try read(name, of: next)?.head == 1_000) }
    next.close()
  }
}
