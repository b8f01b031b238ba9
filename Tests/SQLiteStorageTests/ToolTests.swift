import SessionRecords
import Testing

@testable import SQLiteStorage

@MainActor @Suite struct `Backing up, verifying and recovering` {
  private let database = TemporaryDatabase()
  private var target: String { database.folder + "/target.db" }

  private func opened(_ name: String) throws -> SQLiteStore {
    var configuration = database.configuration()
    configuration.path = database.folder + "/" + name
    return try SQLiteStore(configuration)
  }

  @Test func `a backup shows one moment, while the server goes on`() async throws {
    let store = try database.open()
    let history = History(stride: 64)
    try history.append(1...500, to: store)
    await store.finished()
    try history.append(501...3_000, to: store)
    let report = try SQLiteStore.backup(from: database.path, to: target)
    await store.finished()
    #expect(report.problems == [])
    #expect(report.sessions == 1)
    let copy = try opened("target.db")
    let saved = try #require(try copy.log(of: "a").saved())
    #expect((500...3_000).contains(saved.head))
    #expect(saved.revisions.allSatisfy { $0 == history.revision($0.number) })
    #expect(try copy.log(of: "a").epoch != store.log(of: "a").epoch)
    #expect(try store.log(of: "a").confirmed == 3_000)
    copy.close()
    store.close()
  }

  @Test func `a backup is private to its owner, and no other file appears`() async throws {
    try await History().write(1...5, to: database)
    let names = database.names
    _ = try SQLiteStore.backup(from: database.path, to: target)
    #expect(
      Set(database.names).subtracting(names).subtracting(["store.db-shm", "store.db-wal"]) == [
        "target.db"
      ])
    #expect(DatabaseFile.status(of: target)?.st_mode ?? 0 & 0o777 == 0o100600)
  }

  @Test func `tools say why they do nothing`() async throws {
    #expect(throws: DatabaseRefusal.absent(database.path)) {
      try SQLiteStore.backup(from: database.path, to: target)
    }
    #expect(throws: DatabaseRefusal.absent(database.path)) {
      try SQLiteStore.recover(from: database.path, to: target, at: 0)
    }
    #expect(throws: DatabaseRefusal.absent(database.path)) { try SQLiteStore.verify(database.path) }
    try await History().write(1...5, to: database)
    try database.write([1], to: "target.db")
    #expect(throws: DatabaseRefusal.occupied(target)) {
      try SQLiteStore.backup(from: database.path, to: target)
    }
    #expect(try database.bytes(of: "target.db") == [1])
    #expect(throws: DatabaseRefusal.notADatabase(target)) { try SQLiteStore.verify(target) }
  }

  @Test func `a sound database has no problems`() async throws {
    try await History().write(1...50, to: database)
    var seen: [StoredSession] = []
    let report = try SQLiteStore.verify(database.path) {
      seen.append($0)
      return nil
    }
    #expect(report == DatabaseReport(sessions: 1, revisions: 50))
    #expect(seen.first?.snapshots == [0, 10, 20, 30, 40, 50].map(History().snapshot))
    #expect(seen.first?.revisions == (1...50).map(History().revision))
    #expect(seen.first?.answers == (1...50).map(History().answer))
    let judged = try SQLiteStore.verify(database.path) { "\($0.name) is wrong" }
    #expect(judged.problems == ["In the session “a”, a is wrong."])
  }

  @Test(arguments: [
    ("UPDATE revision SET body = x'00' WHERE number = 7", "revision 7 has changed"),
    ("DELETE FROM revision WHERE number = 7", "revisions 7 to 7 are missing"),
    ("DELETE FROM revision WHERE number > 48", "revisions 49 to 50 are missing"),
    ("UPDATE snapshot SET body = x'00' WHERE number = 40", "revision 40 has changed"),
    ("DELETE FROM snapshot WHERE number = 50", "its newest state is missing"),
    ("DELETE FROM answer WHERE number = 50", "1 answers are missing"),
    ("UPDATE value SET body = x'00'", "1 values are missing"),
    ("UPDATE session SET epoch = 'x'", "The entry of the session “a” has changed."),
    ("DELETE FROM value", "1 values are missing"),
    ("UPDATE app_value SET body = x'00'", "The app's value “k” has changed."),
    ("DELETE FROM app_value", "Values of the app are missing."),
  ])
  func `every row is checked`(change: String, problem: String) async throws {
    let store = try database.open()
    try History().append(1...50, to: store)
    try store.log(of: "a").append(StoredRecord(values: ["v": [1]]))
    store.setAppValue([1], forKey: "k")
    await store.finished()
    store.close()
    try database.change(change)
    let problems = try SQLiteStore.verify(database.path).problems
    #expect(problems.contains { $0.contains(problem) }, "\(problems)")
  }

  @Test func `everything in a sound database is recovered`() async throws {
    for name in ["a", "b", "c"] { try await History(name).write(1...50, to: database) }
    let report = try SQLiteStore.recover(from: database.path, to: target, at: 5)
    #expect(report == DatabaseReport(sessions: 3, revisions: 150))
    let store = try opened("target.db")
    for name in ["a", "b", "c"] {
      let saved = try store.log(of: name).saved()
      #expect(saved?.revisions == (1...50).map(History(name).revision))
      #expect(saved?.answers == (1...50).map(History(name).answer))
      #expect(saved?.snapshot == History(name).snapshot(50))
    }
    store.close()
    #expect(try SQLiteStore.verify(target).problems == [])
  }

  @Test func `the rest of a damaged database is recovered, without wrong contents`()
    async throws
  {
    let names = (0..<12).map { "session \($0)" }
    let store = try database.open()
    for name in names { try History(name).append(1...60, to: store) }
    await store.finished()
    store.close()
    let bytes = try database.bytes()
    var most = 0
    for page in 0..<bytes.count / 4_096 {
      var damaged = bytes
      for offset in 0..<4_096 { damaged[page * 4_096 + offset] = 0x5a }
      try database.write(damaged)
      DatabaseFile.removeFile(target)
      let report = try SQLiteStore.recover(from: database.path, to: target, at: 5)
      #expect(try SQLiteStore.verify(target).problems == [], "page \(page)")
      let copy = try opened("target.db")
      most = max(most, copy.count)
      for name in names where copy.contains(name) {
        let log = try copy.log(of: name)
        let saved = try #require(try log.saved())
        #expect(saved.revisions.allSatisfy { $0 == History(name).revision($0.number) })
        #expect(saved.head == 60 || log.damage?.from == saved.head + 1, "page \(page)")
      }
      #expect(copy.count == 12 || !report.problems.isEmpty, "page \(page)")
      copy.close()
    }
    #expect(most == 12)
  }

  @Test func `a file that ends early is recovered as far as possible`() async throws {
    for name in ["a", "b", "c"] { try await History(name).write(1...100, to: database) }
    let bytes = try database.bytes()
    try database.write(Array(bytes[..<(bytes.count - 4_096 * 2)]))
    let report = try SQLiteStore.recover(from: database.path, to: target, at: 5)
    #expect(report.sessions >= 1)
    #expect(try SQLiteStore.verify(target).problems == [])
  }
}
