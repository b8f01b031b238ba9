import SessionRecords
import Testing

@testable import SQLiteRows

/// Several revisions in one row.
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

  @Test func `returns each revision with the bytes up to it`() throws {
    let revisions = [revision(5), revision(6, ""), revision(7, "a longer one"), revision(8)]
    let row = try row(revisions)
    #expect(RevisionPage.count(in: row.body) == 4)
    let entries = RevisionPage.entries(of: row, beginning)
    #expect(entries.map(\.good) == revisions)
    #expect(entries.map(\.total) == [53, 53, 65, 68])
  }

  @Test(arguments: ["{}", "", "text", "\u{1}", "\u{1}\u{2}\u{0}"])
  func `is not used for a single revision, unless that could be taken for a page`(
    body: String
  ) throws {
    let one = revision(9, body)
    let row = try row([one])
    #expect((row.body == one.body) == (body.utf8.first != 1))
    #expect(RevisionPage.entries(of: row, beginning).map(\.good) == [one])
    #expect(RevisionPage.count(in: row.body) == 1)
  }

  @Test func `has a maximum of revisions and of bytes`() {
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

  @Test func `of another session is refused`() throws {
    let row = try row([revision(1), revision(2)])
    let entries = RevisionPage.entries(of: row, Checksum(of: .revision, session: "b"))
    #expect(entries.map(\.good) == [nil])
  }

  /// Whichever byte has changed, the revisions before it are there, and none that was not
  /// written.
  @Test func `with a changed byte is good up to it`() throws {
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

  @Test func `that is cut short, or longer, is good as far as possible`() throws {
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

  @Test func `with a wrong number in its row is good except for its last revision`() throws {
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

extension RevisionPage {
  fileprivate mutating func append(_ revision: SavedRevision) {
    append(revision.number, at: revision.at, revision.body[...])
  }
}
