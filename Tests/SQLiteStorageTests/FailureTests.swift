import SessionRecords
import Testing

@testable import SQLiteRows
@testable import SQLiteStorage

@MainActor @Suite struct `A disk that is full` {
  private let database = TemporaryDatabase()

  private func large(_ number: Int, _ bytes: Int = 100_000) -> StoredRecord {
    var record = History().record(number)
    record.revision = SavedRevision(
      number: number, at: 1_000_000, body: [UInt8](repeating: 7, count: bytes))
    return record
  }

  @Test func `loses the group, reports its sessions, and goes on with new space`() async throws {
    database.adjust = { configuration, _ in configuration.maxPages = 60 }
    let store = try database.open()
    var losses: [([String], StoreFailure)] = []
    store.onLoss = { losses.append(($0, $1)) }
    try History("a").append(1...3, to: store)
    try History("b").append(1...3, to: store)
    await store.finished()
    let log = try store.log(of: "a")
    #expect(!log.isFull)
    for number in 4...6 { try log.append(large(number)) }
    store.flush()
    // After the group that is being written.
    try log.append(large(7, 10))
    try History("b").append(4...4, to: store)
    await store.finished()
    #expect(losses.map(\.0) == [["a"]])
    #expect(losses.map(\.1) == [.full])
    #expect(throws: StoreError.self) { try log.append(large(8)) }
    #expect(log.confirmed == 3)
    #expect(try store.log(of: "b").confirmed == 4)
    let again = try store.log(of: "a")
    #expect(again !== log)
    #expect(again.epoch == log.epoch)
    #expect(try again.saved()?.revisions == (1...3).map(History("a").revision))
    try again.append(History("a").record(4))
    await store.finished()
    #expect(again.confirmed == 4)
    #expect(!again.isFull)
    store.close()
    #expect(try SQLiteStore.verify(database.path).problems == [])
  }

  @Test(arguments: [(Duration.seconds(1_000), true), (.zero, false)])
  func `counts as full for a set time, and is then tried again`(
    pause: Duration, isFull: Bool
  ) async throws {
    database.adjust = { configuration, _ in
      configuration.maxPages = 40
      configuration.retryDelay = pause
    }
    let store = try database.open()
    try store.log(of: "a").append(large(1, 1_000_000))
    await store.finished()
    #expect(!store.contains("a"))
    #expect(store.count == 0)
    #expect(try store.log(of: "b").isFull == isFull)
    store.close()
  }

  @Test func `values of the app wait until there is space`() async throws {
    database.adjust = { configuration, _ in configuration.maxPages = 30 }
    var store = try database.open()
    store.setAppValue([UInt8](repeating: 1, count: 1_000_000), forKey: "k")
    store.flush()
    await store.finished()
    store.setAppValue([1], forKey: "k")
    try History().append(1...1, to: store)
    await store.finished()
    store.close()
    store = try database.open()
    #expect(store.appValues == ["k": [1]])
    store.close()
  }

  @Test func `after any other failure it is unknown what was stored`() async throws {
    let store = try database.open()
    var losses: [([String], StoreFailure)] = []
    store.onLoss = { losses.append(($0, $1)) }
    try History("a").append(1...3, to: store)
    try History("b").append(1...3, to: store)
    await store.finished()
    // A row that conflicts with the next one.
    try database.change(
      "INSERT INTO revision(id, at, total, checksum, body) VALUES (\(RowID.of(1, 4)), 0, 0, 0, x'')"
    )
    try History("a").append(4...4, to: store)
    await store.finished()
    #expect(losses.map(\.0) == [["a"]])
    guard case .unknown(let reason) = losses.first?.1 else {
      Issue.record("Something is known.")
      return
    }
    #expect(reason.hasPrefix("The database did not take a change: "))
    try History("b").append(4...5, to: store)
    await store.finished()
    #expect(try store.log(of: "b").confirmed == 5)
    #expect(try store.log(of: "a").confirmed == 3)
    try database.change("DELETE FROM revision WHERE session = 1 AND number = 4")
    try History("a").append(4...5, to: store)
    await store.finished()
    #expect(try store.log(of: "a").confirmed == 5)
    store.close()
  }
}
