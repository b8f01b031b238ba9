import Sessions
import Testing

@testable import SQLiteStorage

@MainActor @Suite struct `What is kept of a long history` {
  private let database = TemporaryDatabase()

  private func oldest(_ head: Int, _ retention: Retention, stride: Int = 64) async throws -> Int {
    database.adjust = { configuration, _ in configuration.retention = retention }
    let history = History(stride: stride)
    let store = try database.open()
    for start in Swift.stride(from: 1, through: head, by: 100) {
      try history.append(start...min(head, start + 99), to: store)
      await store.finished()
    }
    store.release("a")
    let saved = try store.log(of: "a").saved()
    #expect(saved?.revisions.last?.number == head)
    store.close()
    #expect(try SQLiteStore.verify(database.path).problems == [])
    #expect(try database.integer("SELECT min(number) FROM revision") == saved?.oldest)
    return try #require(saved?.oldest)
  }

  @Test func `its newest revisions, with up to a stride more`() async throws {
    for head in [1_000, 1_255, 1_256, 1_300, 2_000] {
      let oldest = try await TestRun().oldest(head, Retention(revisions: 1_000))
      #expect(head - oldest + 1 <= 1_000 + Retention.stride, "\(head)")
      #expect(head - oldest + 1 >= min(head, 1_000), "\(head)")
    }
  }

  private typealias TestRun = `What is kept of a long history`

  @Test func `as many bytes`() async throws {
    let oldest = try await oldest(1_000, Retention(bytes: 2_000))
    // A body has at most six bytes.
    #expect(1_000 - oldest + 1 >= 333)
    #expect(1_000 - oldest + 1 <= 500 + Retention.stride)
  }

  @Test func `not what is too old`() async throws {
    database.now = 1_000_900 + Retention.longest
    let oldest = try await oldest(1_300, Retention())
    #expect((900 - Retention.stride...900).contains(oldest))
  }

  @Test func `but always what leads from the older state to the newest revision`() async throws {
    let oldest = try await oldest(1_000, Retention(revisions: 1, bytes: 1), stride: 100)
    #expect(oldest <= 901)
    #expect(try database.integer("SELECT count(*) FROM snapshot") == 2)
  }

  @Test func `no more answers than can be asked for again, and some`() async throws {
    _ = try await oldest(3_000, Retention())
    let count = try #require(try database.integer("SELECT count(*) FROM answer"))
    #expect(count >= SavedSession.mostAnswers)
    #expect(count < SavedSession.mostAnswers + 256)
  }
}
