import Testing

@testable import Sessions

@MainActor
@Suite struct MemoryStoreTests {
  @Test func `the memory store keeps the store's contract`() async throws {
    try await StoreContract { MemoryStore(retention: 1_000) }.check()
  }

  @Test func `a store that confirms late keeps the store's contract`() async throws {
    try await StoreContract({ LateStore() }, settle: { $0.confirmAll() }).check()
  }

  @Test(arguments: [1, 100, 10_000])
  func `the newest entries are kept, older ones forgotten with the oldest named`(
    retention: Int
  ) throws {
    let log = MemoryStore(retention: retention).log(of: "main")
    for number in 1...20_000 { try log.append(StoreContract<MemoryStore>.entry(number)) }
    let kept = try log.entries(after: 20_000 - retention, limit: .max)
    #expect(kept.map(\.number) == Array(20_001 - retention...20_000))
    let oldest = try #require(Self.oldest(of: log, after: 0))
    #expect(oldest > 1 && oldest <= 20_001 - retention)
    #expect(try log.entries(after: oldest - 1, limit: 1).map(\.number) == [oldest])
    #expect(Self.oldest(of: log, after: oldest - 2) == oldest)
    #expect(20_000 - oldest < retention + 3_000)
  }

  @Test func `a log that is released is kept only if something is in it`() throws {
    let store = MemoryStore()
    let (used, empty) = (store.log(of: "used"), store.log(of: "empty"))
    try used.append(StoreContract<MemoryStore>.entry(1))
    for session in ["used", "empty", "unheard"] { store.release(session) }
    #expect(store.log(of: "used") === used && store.log(of: "empty") !== empty)
  }

  @Test func `of itself the memory store keeps the numbers and no entries`() throws {
    let log = MemoryStore().log(of: "main")
    #expect(try log.entries(after: 0, limit: 1).isEmpty)
    for number in 1...3 { try log.append(StoreContract<MemoryStore>.entry(number)) }
    #expect(log.confirmed == 3)
    #expect(try log.entries(after: 3, limit: 1).isEmpty)
    #expect(Self.oldest(of: log, after: 2) == 4)
    #expect(throws: StoreError.conflict(expected: 2, found: 3)) {
      try log.append(StoreContract<MemoryStore>.entry(3))
    }
  }

  /// The oldest entry that is kept, as told to somebody who asks for older ones.
  private static func oldest(of log: any SessionLog, after number: Int) -> Int? {
    do {
      _ = try log.entries(after: number, limit: 1)
    } catch .forgotten(let oldest) {
      return oldest
    } catch {}
    return nil
  }
}
