import SessionRecords
import Testing

@testable import SQLiteRows
@testable import SQLiteStorage

/// A database whose sessions were written in groups.
@MainActor @Suite struct `A session in pages` {
  private let database = TemporaryDatabase()

  init() { database.revisionsPerPage = RevisionPage.maxRevisions }

  private func rows() throws -> Int? { try database.integer("SELECT count(*) FROM revision") }

  @Test func `has one row for each group, and is read back exactly`() async throws {
    let store = try database.open()
    let history = History("a", stride: 100)
    for range in [1...250, 251...251, 252...253, 254...900] {
      try history.append(range, to: store)
      await store.finished()
    }
    #expect(try rows() == 1 + 1 + 1 + 3)
    store.close()
    let again = try database.open()
    let log = try again.log(of: "a")
    let saved = try #require(try log.saved())
    #expect(saved.revisions == (389...900).map(history.revision))
    #expect(saved.oldest == 1)
    #expect(saved.snapshot == history.snapshot(900))
    for (last, limit) in [
      (900, 16), (300, 600), (251, 3), (252, 2), (7, 1), (1, 5), (0, 4), (7, 0),
    ] {
      let first = max(1, last - limit + 1)
      let wanted = limit == 0 || last == 0 ? [] : (first...last).map(history.revision)
      #expect(try log.revisions(through: last, limit: limit) == wanted, "\(last), \(limit)")
    }
    #expect(try log.oldest() == 1)
    again.close()
    let report = try SQLiteStore.verify(database.path)
    #expect(report.problems == [] && report.revisions == 900)
  }

  /// The bytes of the page's row, changed.
  private func flip(_ place: Int) throws {
    try database.change(
      """
      UPDATE revision SET body = CAST(substr(body, 1, \(place)) || x'07'
      || substr(body, \(place + 2)) AS BLOB) WHERE number = 30
      """)
  }

  @Test(arguments: [1, 3, 5, 20, 200, 300, 400, 500])
  func `ends before a changed revision, and goes on from there`(
    place: Int
  ) async throws {
    let history = History("a", stride: 40)
    try await history.write(1...30, to: database)
    try flip(place)
    let store = try database.open()
    let log = try store.log(of: "a")
    let head = log.confirmed
    let damage = try #require(log.damage)
    #expect(head < 30 && damage.from == head + 1)
    if place > 3 { #expect(head >= (place - 19) / 24 && head <= place / 19) }
    let kept = (1...max(1, head)).prefix(head).map(history.revision)
    #expect(try log.saved()?.revisions == kept)
    try history.append((head + 1)...(head + 20), to: store)
    await store.finished()
    #expect(try database.integer("SELECT count(*) FROM set_aside WHERE what = 'revision'") == 1)
    store.close()
    let again = try database.open()
    let revisions = try #require(try again.log(of: "a").saved()?.revisions)
    #expect(revisions == (1...(head + 20)).map(history.revision))
    again.close()
    #expect(try SQLiteStore.verify(database.path).problems == [])
  }

  @Test func `with a changed byte does not affect other sessions`() async throws {
    try await History("a", stride: 40).write(1...30, to: database)
    try await History("b", stride: 40).write(1...30, to: database)
    try database.change("UPDATE revision SET body = x'01ffff00' WHERE session = 1")
    let store = try database.open()
    #expect(try store.log(of: "a").confirmed == 0)
    #expect(try store.log(of: "b").saved()?.revisions == (1...30).map(History("b").revision))
    store.close()
  }

  @Test func `is trimmed by whole pages, and keeps what it must`() async throws {
    database.adjust = { configuration, _ in configuration.retention = Retention(revisions: 500) }
    let store = try database.open()
    let history = History("a", stride: 50)
    for start in stride(from: 1, to: 3_000, by: 100) {
      try history.append(start...(start + 99), to: store)
      await store.finished()
    }
    store.close()
    let again = try database.open()
    let oldest = try #require(try again.log(of: "a").oldest())
    again.close()
    #expect((3_000 - 500 - Retention.stride - 100...2_501).contains(oldest))
    #expect(oldest % 100 == 1)
    #expect(try database.integer("SELECT count(*) FROM revision").map { $0 < 10 } == true)
    #expect(try SQLiteStore.verify(database.path).problems == [])
  }

  @Test func `is recovered page by page if the table is gone`() async throws {
    let history = History("a", stride: 64)
    try await history.write(1...1_000, to: database)
    let target = database.folder + "/salvaged.db"
    #expect(DatabaseFile.makeEmpty(target))
    var recovery = try DatabaseRecovery(of: try DatabaseFile(database.path, makingFolder: false))
    let report = try recovery.run(into: target, at: 5)
    #expect(report.revisions == 1_000 && report.problems == [])
    #expect(try database.countOfRevisions(of: target) == 1_000)
  }
}
