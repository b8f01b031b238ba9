import SessionRecords
import Testing

@testable import SQLiteStorage

@MainActor @Suite struct `The entries of sessions` {
  private let database = TemporaryDatabase()

  private func change(_ session: String, _ change: EntryChange, in store: SQLiteStore) async {
    await withCheckedContinuation { continuation in
      store.change(session, change) { _ in continuation.resume() }
      store.flush()
    }
  }

  @Test func `are removed at once, and all rows gradually`() async throws {
    let store = try database.open()
    let long = History("long")
    for start in stride(from: 1, through: 2_000, by: 100) {
      try long.append(start...start + 99, to: store)
      await store.finished()
    }
    try History("other").append(1...5, to: store)
    await store.finished()
    await change("long", .remove, in: store)
    #expect(store.count == 1)
    // Groups that wait while rows are freed are still written.
    try History("other").append(6...9, to: store)
    await store.finished()
    store.close()
    let again = try database.open()
    #expect(again.notice == nil)
    again.close()
    #expect(try SQLiteStore.verify(database.path).problems == [])
  }

  @Test func `of removed sessions leave no trace, and their numbers are not reused`()
    async throws
  {
    let store = try database.open()
    for name in ["a", "b", "c", "d"] { try History(name).append(1...700, to: store) }
    await store.finished()
    for name in ["b", "d", "c"] { await change(name, .remove, in: store) }
    for _ in 0..<200 where try database.integer("SELECT count(*) FROM freeing") != 0 {
      try History("a").append(701...701, to: store)
      await store.finished()
      break
    }
    store.close()
    // Opening the database again frees the rest.
    for _ in 0..<50 where try database.integer("SELECT count(*) FROM freeing") != 0 {
      let again = try database.open()
      #expect(again.notice == nil)
      again.close()
    }
    for table in ["revision", "snapshot", "answer"] {
      #expect(try database.integer("SELECT count(*) FROM \(table) WHERE session > 1") == 0)
    }
    #expect(try database.integer("SELECT count(*) FROM removed") == 1)
    #expect(try database.integer("SELECT last - first FROM removed") == 2)
    let last = try database.open()
    try History("e").append(1...3, to: last)
    await last.finished()
    last.close()
    #expect(try database.integer("SELECT id FROM session WHERE name = 'e'") == 5)
    #expect(try SQLiteStore.verify(database.path).problems == [])
  }

  @Test func `that were renamed are recovered under their new names`() async throws {
    let store = try database.open()
    try History("a").append(1...20, to: store)
    await store.finished()
    await change("a", .rename("z"), in: store)
    await change("z", .pin(true), in: store)
    try History("a").append(1...3, to: store)
    await store.finished()
    store.close()
    let report = try SQLiteStore.recover(from: database.path, to: database.path + ".new", at: 1)
    #expect(report.problems == [])
    #expect(report.sessions == 2)
    database.adjust = { configuration, _ in configuration.path += ".new" }
    let recovered = try database.open()
    let entries = try recovered.entries()
    #expect(entries["z"]?.revision == 20)
    #expect(entries["z"]?.isPinned == true)
    #expect(entries["a"]?.revision == 3)
    #expect(try recovered.log(of: "z").saved()?.revisions.last == History("a").revision(20))
    recovered.close()
  }

  @Test func `can be changed before anything of the session is written`() async throws {
    let store = try database.open()
    let history = History("a")
    try store.log(of: "a").append(history.record(1))
    store.change("a", .pin(true)) { _ in }
    store.change("a", .rename("b")) { _ in }
    store.flush()
    await store.finished()
    store.flush()
    await store.finished()
    store.close()
    let again = try database.open()
    let entries = try again.entries()
    #expect(entries.keys.sorted() == ["b"])
    #expect(entries["b"]?.isPinned == true)
    again.close()
  }
}
