import SessionRecords
import Testing

@testable import SQLiteStorage

@MainActor @Suite struct `Waiting records are written together` {
  private let database = TemporaryDatabase()

  @Test func `the next group collects while one is written, and confirmations come in order`()
    async throws
  {
    let store = try database.open()
    let histories = (0..<50).map { History("s\($0)") }
    var told: [String: [Int]] = [:]
    for history in histories {
      let log = try store.log(of: history.session)
      log.onConfirm = { told[history.session, default: []].append(log.confirmed) }
    }
    for number in 1...200 {
      for history in histories { try history.append(number...number, to: store) }
    }
    // The main thread has not paused, so there can be no confirmation yet.
    #expect(told.isEmpty)
    await store.finished()
    for history in histories {
      let numbers = try #require(told[history.session])
      #expect(numbers == numbers.sorted())
      #expect(numbers.last == 200)
      // One group was on its way; the rest went in groups of the maximal size.
      #expect(numbers.count <= 1 + 50 * 200 / WriteGroup.maxRecords + 1)
    }
    store.close()
  }

  @Test func `a group has a maximum of records and of bytes`() {
    var group = WriteGroup(parts: [.init(name: "a", epoch: "e")])
    for number in 1..<WriteGroup.maxRecords { _ = group.append(History().record(number), to: 0) }
    #expect(!group.isFull)
    _ = group.append(History().record(1), to: 0)
    #expect(group.isFull)
    var large = WriteGroup(parts: [.init(name: "a", epoch: "e")])
    let half = [UInt8](repeating: 0, count: WriteGroup.maxBytes / 2)
    _ = large.append(revision: 1, at: 0, body: half, to: 0)
    #expect(!large.isFull)
    _ = large.append(revision: 2, at: 0, body: half, to: 0)
    #expect(large.isFull)
  }

  @Test func `waiting for the current records does not include later ones`() async throws {
    let store = try database.open()
    let log = try store.log(of: "a")
    let history = History()
    let most = 2_000
    log.onConfirm = {
      // Twice as many as were confirmed: something is always waiting.
      if log.appended < most { try? history.append(log.appended + 1...log.appended + 2, to: store) }
    }
    try history.append(1...2, to: store)
    try history.append(3...4, to: store)
    // Checked in the callback, because this test may go on much later.
    let safe = await withCheckedContinuation { told in
      store.whenWritten { told.resume(returning: log.safe) }
    }
    #expect(safe >= 4 && safe < most)
    log.onConfirm = nil
    await store.finished()
    #expect(log.safe == log.appended)
    store.close()
  }

  @Test func `a released log is closed once all of it is safe`() async throws {
    let store = try database.open()
    let log = try store.log(of: "a")
    try History().append(1...3, to: store)
    store.closeLog(of: "a")
    #expect(try store.log(of: "a") === log)
    store.closeLog(of: "a")
    await store.finished()
    let again = try store.log(of: "a")
    #expect(again !== log)
    #expect(again.confirmed == 3)
    #expect(again.epoch == log.epoch)
    store.close()
  }

  @Test func `the log is checkpointed into the database as it grows`() async throws {
    let store = try database.open()
    let body = [UInt8](repeating: 7, count: 100_000)
    for number in 1...400 {
      try store.log(of: "a").append(
        StoredRecord(
          revision: SavedRevision(number: number, at: 1_000_000, body: body),
          snapshots: number == 1 ? [History().snapshot(0)] : []))
      if number % 10 == 0 { await store.finished() }
    }
    let log = try #require(DatabaseFile.status(of: database.path + "-wal"))
    #expect(log.st_size < 20 << 20)
    store.close()
    #expect(DatabaseFile.status(of: database.path + "-wal") == nil)
  }
}
