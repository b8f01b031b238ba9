import SessionRecords
import Testing

@testable import SQLiteStorage

@MainActor @Suite struct `The kept part of a long history` {
  private let database = TemporaryDatabase()

  private func oldest(_ head: Int, _ retention: Retention, stride: Int = 64) async throws -> Int {
    database.adjust = { configuration, _ in configuration.retention = retention }
    let history = History(stride: stride)
    let store = try database.open()
    for start in Swift.stride(from: 1, through: head, by: 100) {
      try history.append(start...min(head, start + 99), to: store)
      await store.finished()
    }
    // Due records are removed after the groups, and before the file is closed.
    store.close()
    let again = try database.open()
    let saved = try again.log(of: "a").saved()
    #expect(saved?.revisions.last?.number == head)
    again.close()
    #expect(try SQLiteStore.verify(database.path).problems == [])
    #expect(try database.integer("SELECT min(number) FROM revision") == saved?.oldest)
    return try #require(saved?.oldest)
  }

  @Test func `has the newest revisions, and up to a stride more`() async throws {
    for head in [1_000, 1_255, 1_256, 1_300, 2_000] {
      let run = TestRun()
      let oldest = try await run.oldest(head, Retention(revisions: 1_000))
      withExtendedLifetime(run) {}
      #expect(head - oldest + 1 <= 1_000 + Retention.stride, "\(head)")
      #expect(head - oldest + 1 >= min(head, 1_000), "\(head)")
    }
  }

  private typealias TestRun = `The kept part of a long history`

  @Test func `has a limit of bytes, including the states in between`() async throws {
    let oldest = try await oldest(1_000, Retention(bytes: 2_000))
    // A revision has at most six bytes, and for every 64 there is a state of at most nine.
    #expect(1_000 - oldest + 1 >= 300)
    #expect(1_000 - oldest + 1 <= 500 + Retention.stride)
  }

  @Test func `limits large revisions, in a file that does not grow with all that was ever written`()
    async throws
  {
    let most = 16 << 20
    database.adjust = { configuration, _ in configuration.retention = Retention(bytes: most) }
    let store = try database.open()
    let log = try store.log(of: "a")
    let body = [UInt8](repeating: 7, count: 512 << 10)
    var sizes: [Int] = []
    for number in 1...200 {
      var record = StoredRecord(revision: SavedRevision(number: number, at: 0, body: body))
      if number == 1 { record.snapshots = [SavedSnapshot(number: 0, body: body)] }
      if number % 2 == 0 { record.snapshots.append(SavedSnapshot(number: number, body: body)) }
      try log.append(record)
      if number % 4 != 0 { continue }
      await store.finished()
      sizes.append(try database.names.reduce(0) { try $0 + database.bytes(of: $1).count })
    }
    // 150 MiB have been written. A group and the log may be added to what is kept.
    let slack = Retention.byteStride + WriteGroup.maxBytes + (16 << 20)
    #expect(try #require(sizes.max()) <= most + slack)
    store.close()
    let kept = try #require(try database.integer("SELECT sum(length(body)) FROM revision"))
    let states = try #require(try database.integer("SELECT sum(length(body)) FROM snapshot"))
    #expect(kept + states <= most + Retention.byteStride + 2 * body.count)
    #expect(kept + states >= most - 2 * body.count)
    #expect(try SQLiteStore.verify(database.path).problems == [])
  }

  /// Appends a revision for each hour.
  private func live(_ hours: ClosedRange<Int>, in store: SQLiteStore) async throws {
    let log = try store.log(of: "a")
    for number in hours {
      var record = History().record(number)
      record.answer = nil
      let at = Int64(number) * 3_600_000
      record.revision = SavedRevision(number: number, at: at, body: [1])
      try log.append(record)
    }
    await store.finished()
  }

  private func opened(at hour: Int, shift: Int64 = 0) throws -> SQLiteStore {
    database.now = Int64(hour) * 3_600_000 + shift
    return try database.open()
  }

  @Test func `excludes revisions that are too old`() async throws {
    let store = try opened(at: 3_100)
    try await live(1...2_900, in: store)
    try await live(2_901...3_100, in: store)
    store.close()
    let oldest = try #require(try database.integer("SELECT min(number) FROM revision"))
    let kept = 3_100 - oldest
    #expect(kept >= 90 * 24, "\(kept)")
    #expect(kept <= 91 * 24 + 200 + 2 * Retention.stride, "\(kept)")
  }

  @Test(arguments: [200, -200, 20_000])
  func `has everything recent, even if the clock was set to another day and back`(days: Int64)
    async throws
  {
    let shift = days * 24 * 3_600_000
    for (hours, shift) in [(1...600, 0), (601...1_200, shift), (1_201...1_800, 0)] {
      let store = try opened(at: hours.upperBound, shift: shift)
      // Within some minutes, by a clock that is right.
      for first in Swift.stride(from: hours.lowerBound, through: hours.upperBound, by: 100) {
        let log = try store.log(of: "a")
        for number in first...min(first + 99, hours.upperBound) {
          var record = History().record(number)
          record.revision = SavedRevision(
            number: number, at: Int64(hours.upperBound) * 3_600_000 + shift, body: [1])
          try log.append(record)
        }
        await store.finished()
      }
      store.close()
    }
    #expect(try database.integer("SELECT count(*) FROM revision") == 1_800)
  }

  @Test func `always leads from the older state to the newest revision`() async throws {
    let oldest = try await oldest(1_000, Retention(revisions: 1, bytes: 1), stride: 100)
    #expect(oldest <= 901)
    #expect(try database.integer("SELECT min(number) FROM snapshot") ?? 0 >= oldest - 1)
  }

  @Test func `has the answers of a day, and the newest however old`() async throws {
    database.now = 10 * SavedSession.answerMilliseconds
    database.adjust = { configuration, _ in configuration.retention = Retention() }
    let store = try database.open()
    let log = try store.log(of: "a")
    try log.append(StoredRecord(snapshots: [History().snapshot(0)]))
    for number in 1...3_000 {
      let age = number <= 2_900 ? SavedSession.answerMilliseconds + 1 : 0
      try log.append(
        StoredRecord(
          answer: SavedAnswer(
            client: "c", key: "\(number)", result: [0], at: database.now - age, request: 1)))
      if number % 100 == 0 {
        store.flush()
        await store.finished()
      }
    }
    store.close()
    let count = try #require(try database.integer("SELECT count(*) FROM answer"))
    #expect((Retention.answersInAnyCase...Retention.answersInAnyCase + 512).contains(count))
    #expect(try SQLiteStore.verify(database.path).problems == [])
  }

  @Test func `excludes answers of the client with the most, if there are too many`() async throws {
    database.adjust = { configuration, _ in configuration.retention.answers = 1_000 }
    let store = try database.open()
    let log = try store.log(of: "a")
    try log.append(StoredRecord(snapshots: [History().snapshot(0)]))
    for number in 1...3_000 {
      try log.append(
        StoredRecord(
          answer: SavedAnswer(
            client: number <= 20 ? "mine" : "theirs", key: "\(number)", result: [0],
            at: database.now, request: 1)))
      if number % 100 == 0 {
        store.flush()
        await store.finished()
      }
    }
    store.close()
    #expect(try database.integer("SELECT count(*) FROM answer WHERE client = 'mine'") == 20)
    let count = try #require(try database.integer("SELECT count(*) FROM answer"))
    #expect((744...1_300).contains(count), "\(count)")
    #expect(try SQLiteStore.verify(database.path).problems == [])
  }

  @Test func `stays larger if nothing can be removed, and no command is lost`() async throws {
    database.adjust = { configuration, _ in configuration.retention = Retention(revisions: 300) }
    let store = try database.open()
    try History().append(1...100, to: store)
    await store.finished()
    try database.change(
      """
      CREATE TRIGGER kept BEFORE DELETE ON revision
      BEGIN SELECT RAISE(ABORT, 'it stays'); END
      """)
    for start in Swift.stride(from: 101, to: 1_500, by: 100) {
      try History().append(start...(start + 99), to: store)
      await store.finished()
    }
    #expect(try store.log(of: "a").confirmed == 1_500)
    #expect(try database.integer("SELECT min(number) FROM revision") == 1)
    try database.change("DROP TRIGGER kept")
    for start in Swift.stride(from: 1_501, to: 2_100, by: 100) {
      try History().append(start...(start + 99), to: store)
      await store.finished()
    }
    store.close()
    let oldest = try #require(try database.integer("SELECT min(number) FROM revision"))
    #expect((1_201...1_801).contains(oldest))
    #expect(try SQLiteStore.verify(database.path).problems == [])
  }
}
