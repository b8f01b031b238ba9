import SessionRecords
import Testing

@testable import SQLiteStorage

@MainActor @Suite struct `A session with a long history` {
  private let database = TemporaryDatabase()

  /// A store with a session of 40 revisions and half a megabyte.
  private func opened() async throws -> SQLiteStore {
    var store = try database.open()
    let log = try store.log(of: "a")
    for number in 1...40 { try log.append(record(number)) }
    await store.finished()
    store.close()
    store = try database.open()
    return store
  }

  private func record(_ number: Int) -> StoredRecord {
    let body = [UInt8](repeating: UInt8(number), count: 12_000)
    var record = StoredRecord(revision: SavedRevision(number: number, at: 0, body: body))
    if number == 1 { record.snapshots = [SavedSnapshot(number: 0, body: body)] }
    return record
  }

  private func prepare(_ store: SQLiteStore) async {
    await withCheckedContinuation { continuation in
      store.prepare("a") { continuation.resume() }
    }
  }

  @Test func `is read on another thread before it is needed`() async throws {
    let store = try await opened()
    #expect(store.isLarge("a"))
    #expect(!store.isLarge("b"))
    await prepare(store)
    #expect(!store.isLarge("a"))
    // The log returns the revisions that were read, even if the file has changed since.
    try database.change("UPDATE revision SET body = x'00' WHERE number = 17")
    let log = try store.log(of: "a")
    #expect(log.confirmed == 40)
    #expect(try log.saved()?.revisions == (1...40).map { try #require(record($0).revision) })
    store.close()
  }

  @Test func `is read again if someone else has opened it and written`() async throws {
    let store = try await opened()
    async let isPrepared: Void = prepare(store)
    await Task.yield()
    try store.log(of: "a").append(record(41))
    await store.finished()
    store.closeLog(of: "a")
    await isPrepared
    let log = try store.log(of: "a")
    #expect(log.confirmed == 41)
    try log.append(record(42))
    await store.finished()
    #expect(log.confirmed == 42)
    store.close()
  }

  @Test func `can be read while the store is closed`() async throws {
    let store = try await opened()
    async let isPrepared: Void = prepare(store)
    await Task.yield()
    store.close()
    await isPrepared
    #expect(throws: StoreError.self) { try store.log(of: "a").saved() }
    #expect(try SQLiteStore.verify(database.path).problems == [])
  }
}
