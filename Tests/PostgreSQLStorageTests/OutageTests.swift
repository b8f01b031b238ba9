import SessionRecords
import StoreContract
import Testing

@testable import PostgreSQLStorage

/// A database whose connections are cut, or that is away for a while.
@MainActor @Suite struct `A PostgreSQL that is away` {
  private let server: TemporaryPostgreSQL
  private let url: String

  init() async throws {
    server = try await TemporaryPostgreSQL.beside { try TemporaryPostgreSQL() }
    url = try await server.database()
  }

  private func finish(_ store: PostgreSQLStore) async {
    await withCheckedContinuation { done in store.whenWritten { done.resume() } }
  }

  private func revision(_ number: Int) -> StoredRecord {
    StoredRecord(
      revision: SavedRevision(number: number, at: 1, body: [1]),
      snapshots: number == 1 ? [SavedSnapshot(number: 0, body: [])] : [])
  }

  @Test func `is waited for, and nothing is lost or duplicated`() async throws {
    let store = try PostgreSQLStore.open(url)
    defer { store.close() }
    var losses = 0
    store.onLoss = { _, _ in losses += 1 }
    let log = try store.log(of: "s")
    try log.append(revision(1))
    await finish(store)
    try await server.stop()
    try log.append(revision(2))
    store.flush()
    for _ in 0..<1_000 where log.obstacle != .away { try await Task.sleep(for: .milliseconds(5)) }
    #expect(log.obstacle == .away)
    #expect(throws: StoreError.self) { try store.log(of: "t") }
    try await server.start()
    await finish(store)
    #expect(log.confirmed == 2)
    #expect(log.obstacle == nil)
    #expect(losses == 0)
    #expect(try log.revisions(through: 9, limit: 9).map(\.number) == [1, 2])
  }

  @Test func `cuts connections during writes, and nothing is lost or duplicated`() async throws {
    let store = try PostgreSQLStore.open(url)
    defer { store.close() }
    let log = try store.log(of: "s")
    let cutter = try DatabaseConnection(url)
    for number in 1...200 {
      try log.append(revision(number))
      store.flush()
      if number % 10 == 0 {
        try cutter.execute(
          """
          SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE application_name = 'colonnade' AND pid <> pg_backend_pid()
          """)
      }
      if number % 25 == 0 { await finish(store) }
    }
    await finish(store)
    #expect(log.confirmed == 200)
    #expect(try log.revisions(through: 999, limit: 999).map(\.number) == Array(1...200))
  }
}
