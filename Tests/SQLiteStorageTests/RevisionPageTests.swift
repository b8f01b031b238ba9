import Sessions
import Testing

@testable import SQLiteStorage

/// Revisions that stand in one row.
@Suite struct `A page of revisions` {
  private let beginning = Checksum(of: .revision, session: "a")

  private func revision(_ number: Int, _ body: String? = nil) -> SavedRevision {
    SavedRevision(
      number: number, at: Int64(1_000 + number), body: Array((body ?? "{\(number)}").utf8))
  }

  private func row(_ revisions: [SavedRevision]) throws -> RevisionPage.Row {
    var page = RevisionPage(beginning)
    for revision in revisions { page.append(revision) }
    let total = 50 + revisions.reduce(0) { $0 + $1.body.count }
    return try #require(page.row(total: total))
  }

  private func numbers(_ entries: [RevisionPage.Entry]) -> [Int] { entries.map(\.number) }

  @Test func `gives back each with the bytes up to it`() throws {
    let revisions = [revision(5), revision(6, ""), revision(7, "a longer one"), revision(8)]
    let row = try row(revisions)
    #expect(RevisionPage.count(in: row.body) == 4)
    let entries = RevisionPage.entries(of: row, beginning)
    #expect(entries.map(\.good) == revisions)
    #expect(entries.map(\.total) == [53, 53, 65, 68])
  }

  @Test(arguments: ["{}", "", "text", "\u{1}", "\u{1}\u{2}\u{0}"])
  func `is none where there is one revision, unless that could be taken for a page`(
    body: String
  ) throws {
    let one = revision(9, body)
    let row = try row([one])
    #expect((row.body == one.body) == (body.utf8.first != 1))
    #expect(RevisionPage.entries(of: row, beginning).map(\.good) == [one])
    #expect(RevisionPage.count(in: row.body) == 1)
  }

  @Test func `has so many, and so many bytes, at most`() {
    var page = RevisionPage(beginning)
    let large = SavedRevision(number: 1, at: 0, body: [UInt8](repeating: 65, count: 1 << 20))
    page.append(large)
    #expect(!page.hasRoom(for: 3, most: 256))
    page = RevisionPage(beginning)
    for number in 1...256 {
      #expect(page.hasRoom(for: 5, most: 256))
      page.append(revision(number))
    }
    #expect(!page.hasRoom(for: 5, most: 256))
  }

  @Test func `of another session is not good`() throws {
    let row = try row([revision(1), revision(2)])
    let entries = RevisionPage.entries(of: row, Checksum(of: .revision, session: "b"))
    #expect(entries.map(\.good) == [nil])
  }

  /// Whatever byte has changed, what stands before it is there, and nothing is there that was not
  /// written.
  @Test func `with a changed byte is good up to there`() throws {
    let revisions = (1...6).map { revision($0, "{\"n\":\($0)}") }
    let whole = try row(revisions)
    var ends: [Int] = []
    var end = 3
    for revision in revisions {
      end += 16 + revision.body.count
      ends.append(end)
    }
    for place in whole.body.indices {
      for flip: UInt8 in [1, 0x80, 0xff] {
        var body = whole.body
        body[place] ^= flip
        let row = RevisionPage.Row(
          number: whole.number, at: whole.at, total: whole.total, checksum: whole.checksum,
          body: body)
        let entries = RevisionPage.entries(of: row, beginning)
        let good = entries.prefix { $0.good != nil }.compactMap(\.good)
        #expect(good.count < 6, "byte \(place)")
        #expect(good.allSatisfy { revisions.contains($0) }, "byte \(place)")
        if place >= 3 { #expect(good.count == ends.filter { $0 <= place }.count, "byte \(place)") }
        #expect(entries.count == good.count + 1, "byte \(place)")
      }
    }
  }

  @Test func `that is cut short, or longer, is good as far as it goes`() throws {
    let revisions = (1...6).map { revision($0) }
    let whole = try row(revisions)
    for count in 0...whole.body.count + 1 where count != whole.body.count {
      let body = Array((whole.body + [0]).prefix(count))
      let row = RevisionPage.Row(
        number: whole.number, at: whole.at, total: whole.total, checksum: whole.checksum, body: body
      )
      let good = RevisionPage.entries(of: row, beginning).compactMap(\.good)
      #expect(good.count < 6)
      #expect(good == Array(revisions.prefix(good.count)))
    }
  }

  @Test func `whose row says something else is good but for its last`() throws {
    let revisions = (3...6).map { revision($0) }
    let row = try row(revisions)
    let others = [
      RevisionPage.Row(
        number: row.number, at: 7, total: row.total, checksum: row.checksum, body: row.body),
      .init(number: row.number, at: row.at, total: 7, checksum: row.checksum, body: row.body),
      .init(number: row.number, at: row.at, total: row.total, checksum: 7, body: row.body),
    ]
    for other in others {
      let entries = RevisionPage.entries(of: other, beginning)
      #expect(numbers(entries) == [3, 4, 5, 6])
      #expect(entries.map(\.good) == revisions.dropLast() + [nil])
    }
    for number in [-1, 0, 3, 7, .max, .min] {
      let other = RevisionPage.Row(
        number: number, at: row.at, total: row.total, checksum: row.checksum, body: row.body)
      #expect(RevisionPage.entries(of: other, beginning).allSatisfy { $0.good == nil })
    }
  }
}

/// A database whose sessions were written in groups.
@MainActor @Suite struct `A session in pages` {
  private let database = TemporaryDatabase()

  init() { database.revisionsPerPage = RevisionPage.maxRevisions }

  private func rows() throws -> Int? { try database.integer("SELECT count(*) FROM revision") }

  @Test func `has one row for each group, and comes back exact`() async throws {
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
  func `ends before the revision that has changed, and goes on from there`(
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

  @Test func `loses nothing of other sessions by a changed byte`() async throws {
    try await History("a", stride: 40).write(1...30, to: database)
    try await History("b", stride: 40).write(1...30, to: database)
    try database.change("UPDATE revision SET body = x'01ffff00' WHERE session = 1")
    let store = try database.open()
    #expect(try store.log(of: "a").confirmed == 0)
    #expect(try store.log(of: "b").saved()?.revisions == (1...30).map(History("b").revision))
    store.close()
  }

  @Test func `is trimmed by whole pages, and keeps what it has to`() async throws {
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

  @Test func `is recovered page by page where the table is gone`() async throws {
    let history = History("a", stride: 64)
    try await history.write(1...1_000, to: database)
    let target = database.folder + "/salvaged.db"
    #expect(DatabaseFile.makeEmpty(target))
    var salvage = try Salvage(of: try DatabaseFile(database.path, makingFolder: false))
    let report = try salvage.run(into: target, at: 5)
    #expect(report.revisions == 1_000 && report.problems == [])
    #expect(try database.countOfRevisions(of: target) == 1_000)
  }
}

extension RevisionPage {
  fileprivate mutating func append(_ revision: SavedRevision) {
    append(revision.number, at: revision.at, revision.body[...])
  }
}
