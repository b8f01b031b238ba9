import SessionRecords
import Testing

@testable import SQLiteStorage

@MainActor @Suite struct `A damaged session` {
  private let database = TemporaryDatabase()
  private let history = History()

  /// Opens the session, and then again in another run.
  private func opened(
    _ check: (any SessionLog, SavedSession?) throws -> Void
  ) async throws {
    var epochs: [String] = []
    for _ in 1...2 {
      let store = try database.open()
      let log = try store.log(of: "a")
      epochs.append(log.epoch)
      try check(log, try log.saved())
      store.flush()
      await store.finished()
      store.close()
    }
    #expect(epochs[0] == epochs[1], "What was repaired stays so.")
  }

  private func epoch() async throws -> String {
    let store = try database.open()
    defer { store.close() }
    return try store.log(of: "a").epoch
  }

  @Test(arguments: ["body = x'00'", "at = 7", "checksum = 1", "total = 7"])
  func `ends before a changed revision`(change: String) async throws {
    try await history.write(1...30, to: database)
    let before = try await epoch()
    try database.change("UPDATE revision SET \(change) WHERE number = 25")
    try database.change("DELETE FROM snapshot WHERE number = 30")
    try await opened { log, saved in
      #expect(log.epoch != before)
      #expect(
        log.damage == SavedDamage(from: 25, at: 2_000_000, reason: "Revision 25 cannot be read."))
      #expect(log.confirmed == 24)
      #expect(saved?.snapshot == history.snapshot(20))
      #expect(saved?.revisions == (1...24).map(history.revision))
      #expect(saved?.answers == (1...24).map(history.answer))
    }
    #expect(try database.integer("SELECT count(*) FROM set_aside WHERE what = 'revision'") == 6)
    #expect(try database.integer("SELECT count(*) FROM set_aside WHERE what = 'answer'") == 6)
    #expect(try database.integer("SELECT max(number) FROM revision") == 24)
    try await history.write(25...26, to: database)
    try await opened { log, saved in
      #expect(log.confirmed == 26)
      #expect(saved?.revisions == (1...26).map(history.revision))
    }
  }

  @Test func `ends before a missing revision`() async throws {
    try await history.write(1...28, to: database)
    try database.change("DELETE FROM revision WHERE number = 23")
    try await opened { log, saved in
      #expect(log.damage?.from == 23)
      #expect(saved?.head == 22)
    }
  }

  @Test func `reports that its newest revisions are missing`() async throws {
    try await history.write(1...28, to: database)
    try database.change("DELETE FROM revision WHERE number > 25")
    try await opened { log, saved in
      #expect(log.damage?.from == 26)
      #expect(saved?.head == 25)
    }
  }

  @Test(arguments: [
    "UPDATE snapshot SET body = x'00' WHERE number = 20",
    "UPDATE snapshot SET name = 'b', checksum = 0 WHERE number = 20",
    "DELETE FROM snapshot WHERE number = 20",
  ])
  func `is replayed from an older state if the newest is damaged`(change: String) async throws {
    try await history.write(1...28, to: database)
    let before = try await epoch()
    try database.change(change)
    try await opened { log, saved in
      #expect(log.epoch == before)
      #expect(log.damage == nil)
      #expect(saved?.snapshot == history.snapshot(10))
      #expect(saved?.revisions == (1...28).map(history.revision))
    }
  }

  @Test func `is empty if none of its states can be read`() async throws {
    try await history.write(1...28, to: database)
    let before = try await epoch()
    try database.change("UPDATE snapshot SET body = x'00'")
    try await opened { log, saved in
      #expect(log.epoch != before)
      #expect(log.damage?.from == 1)
      #expect(log.confirmed == 0)
      #expect(saved == nil)
    }
    #expect(try database.integer("SELECT count(*) FROM set_aside") == 28 + 28 + 3)
    try await history.write(1...3, to: database)
    try await opened { log, saved in
      #expect(log.damage?.from == 1)
      #expect(saved?.revisions == (1...3).map(history.revision))
    }
  }

  @Test func `with damage before the needed part only has a shorter history`()
    async throws
  {
    try await history.write(1...28, to: database)
    let before = try await epoch()
    try database.change("UPDATE revision SET body = x'00' WHERE number = 7")
    try await opened { log, saved in
      #expect(log.epoch == before)
      #expect(log.damage == nil)
      #expect(saved?.oldest == 8)
      #expect(saved?.revisions == (8...28).map(history.revision))
      let before = try? log.revisions(through: 12, limit: 100)
      #expect(before == (8...12).map(history.revision))
    }
  }

  @Test func `does not affect the others`() async throws {
    let other = History("b")
    try await history.write(1...28, to: database)
    try await other.write(1...28, to: database)
    try database.change("UPDATE revision SET body = x'00' WHERE session = 1")
    let store = try database.open()
    #expect(try store.log(of: "a").damage?.from == 21)
    #expect(try store.log(of: "b").damage == nil)
    #expect(try store.log(of: "b").saved()?.revisions == (1...28).map(other.revision))
    store.close()
  }

  @Test func `reports a missing answer`() async throws {
    try await history.write(1...28, to: database)
    try database.change(
      "UPDATE answer SET key = 'x' WHERE number = 5; DELETE FROM answer WHERE number IN (9, 28)")
    let store = try database.open()
    #expect(try store.log(of: "a").saved()?.answers.count == 25)
    #expect(database.said.contains { $0.hasPrefix("3 answers of the session “a”") })
    store.close()
  }

  @Test(arguments: [
    "UPDATE session SET head = 3", "UPDATE session SET name = 'x'", "DELETE FROM session",
  ])
  func `gets a damaged entry again from the rest of its rows`(change: String)
    async throws
  {
    try await history.write(1...28, to: database)
    let before = try await epoch()
    try database.change(change)
    let store = try database.open()
    #expect(store.notice?.contains("The entry of the session “a” was damaged") == true)
    #expect(store.count == 1)
    let log = try store.log(of: "a")
    #expect(log.epoch != before)
    #expect(log.damage?.from == 29)
    #expect(try log.saved()?.head == 28)
    store.close()
    #expect(try database.open().notice == nil)
  }

  @Test func `without a name is dropped, and the others stay`() async throws {
    try await history.write(1...28, to: database)
    try await History("b").write(1...28, to: database)
    try database.change(
      "DELETE FROM session WHERE id = 1; UPDATE snapshot SET checksum = 1 WHERE session = 1")
    var store = try database.open()
    #expect(store.notice?.contains("A session was lost") == true)
    #expect(!store.contains("a"))
    try history.append(1...3, to: store)
    await store.finished()
    store.close()
    store = try database.open()
    #expect(store.notice == nil)
    #expect(try store.log(of: "a").saved()?.head == 3)
    #expect(try store.log(of: "b").saved()?.head == 28)
    store.close()
  }

  @Test func `is repaired again if a repair was not written`() async throws {
    try await history.write(1...28, to: database)
    try database.change("DELETE FROM revision WHERE number = 23")
    let store = try database.open()
    let log = try store.log(of: "a")
    #expect(log.confirmed == 22)
    store.close()
    let again = try database.open()
    #expect(try again.log(of: "a").confirmed == 22)
    try again.log(of: "a").append(history.record(23))
    await again.finished()
    #expect(try again.log(of: "a").saved()?.revisions == (1...23).map(history.revision))
    again.close()
  }
}
