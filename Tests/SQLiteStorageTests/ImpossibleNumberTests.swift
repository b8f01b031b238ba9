import SessionRecords
import Testing

@testable import SQLiteRows
@testable import SQLiteStorage

@MainActor @Suite struct `A row with a right checksum and impossible numbers` {
  private let database = TemporaryDatabase()
  private let history = History("a")
  private let other = History("b")

  /// Writes like a store, but without its checks.
  private func write(_ sql: String, _ values: SQLiteValue...) throws {
    let connection = try Connection(database.path, .writing)
    try connection.prepare(sql).run(values)
  }

  private func fill() async throws {
    try await history.write(1...30, to: database)
    try await other.write(1...30, to: database)
  }

  /// Whatever happened to the first session, it can be used, and the other is unchanged.
  private func expectSound(_ what: String) async throws {
    for _ in 1...2 {
      let store = try database.open()
      let log = try store.log(of: "a")
      let head = try log.saved()?.head ?? 0
      #expect(head >= 30 || log.damage != nil, "\(what)")
      var record = history.record(head + 1)
      if head == 0 { record.snapshots = [history.snapshot(0)] }
      try log.append(record)
      _ = try log.revisions(through: head, limit: 100)
      await store.finished()
      #expect(log.confirmed == head + 1, "\(what)")
      #expect(try store.log(of: "b").saved()?.revisions == (1...30).map(other.revision), "\(what)")
      store.close()
      _ = try SQLiteStore.verify(database.path)
      let target = database.folder + "/target.db"
      DatabaseFile.remove(target)
      _ = try SQLiteStore.recover(from: database.path, to: target, at: 5)
      if log.damage == nil { return }
    }
  }

  nonisolated static let numbers = [Int.min, (1 << 53) + 1, Int.max]

  @Test(arguments: numbers)
  func `is set aside if a revision's time or length is wrong`(number: Int) async throws {
    try await fill()
    let beginning = Checksum(of: .revision, session: "a")
    let late = SavedRevision(number: 29, at: Int64(number), body: [1])
    let checksum = Checksum.of(late, total: 7, beginning)
    try write(
      "UPDATE revision SET at = ?1, total = 7, body = x'01', checksum = ?2 WHERE session = 1 AND number = 29",
      .integer(number), .integer(checksum))
    if number != -1 { try await expectSound("at \(number)") }
    let long = SavedRevision(number: 28, at: 5, body: [1])
    try write(
      "UPDATE revision SET at = 5, total = ?1, body = x'01', checksum = ?2 WHERE session = 1 AND number = 28",
      .integer(number), .integer(Checksum.of(long, total: number, beginning)))
    try await expectSound("total \(number)")
  }

  @Test(arguments: numbers)
  func `is set aside if a state's or an answer's number is wrong`(number: Int) async throws {
    try await fill()
    let snapshot = SavedSnapshot(number: RowID.number(of: number), body: [1])
    for id in [RowID.of(1, RowID.numbers.upperBound), number] {
      try write(
        "INSERT INTO snapshot(id, name, checksum, body) VALUES (?1, 'a', ?2, x'01')",
        .integer(id), .integer(Checksum.of(snapshot, session: "a")))
    }
    let answer = SavedAnswer(client: "c", key: "k", result: [1])
    try write(
      """
      INSERT INTO answer(session, number, revision, client, key, checksum, result)
      VALUES (1, ?1, ?1, 'c', 'k', ?2, x'01')
      """, .integer(number),
      .integer(Checksum.of(answer, number, revision: number, session: "a")))
    try await expectSound("\(number)")
  }

  /// Writes the first session's entry again, with a right checksum.
  private func rewrite(_ change: (inout SessionRow) -> Void) throws {
    let connection = try Connection(database.path, .writing)
    var row = try #require(
      try connection.prepare(
        "SELECT \(try SessionRow.columns(in: connection)) FROM session WHERE id = 1"
      ).first(
        read: { SessionRow($0) }))
    change(&row)
    try connection.prepare(SessionRow.insertion).run(row.values)
  }

  @Test(arguments: numbers, 0..<7)
  func `is set aside if a session's entry is wrong`(number: Int, place: Int) async throws {
    try await fill()
    try rewrite { row in
      switch place {
      case 0: row.head = number
      case 1: row.answered = number
      case 2: row.forgotten = number
      case 3: row.snapshot = number
      case 4: row.valued = number
      case 5: row.damage = SavedDamage(from: number, at: 5, reason: "r")
      default: row.damage = SavedDamage(from: 5, at: Int64(number), reason: "r")
      }
    }
    try await expectSound("\(place): \(number)")
  }

  @Test func `with the greatest number leaves none for another revision`() async throws {
    try await fill()
    let last = RowID.numbers.upperBound
    let checksum = Checksum.of(SavedSnapshot(number: last, body: [1]), session: "a")
    try write(
      "INSERT INTO snapshot(id, name, checksum, body) VALUES (?1, 'a', ?2, x'01')",
      .integer(RowID.of(1, last)), .integer(checksum))
    try rewrite { row in
      row.head = last
      row.snapshot = last
    }
    let store = try database.open()
    let log = try store.log(of: "a")
    #expect(try log.saved()?.head == last)
    let error = #expect(throws: StoreError.self) { try log.append(history.record(last + 1)) }
    guard case .unreadable? = error else {
      Issue.record("\(error.map { "\($0)" } ?? "It was taken.")")
      return
    }
    try other.append(31...31, to: store)
    await store.finished()
    #expect(try store.log(of: "b").confirmed == 31)
    store.close()
  }
}

@MainActor @Suite struct `A database without a number left` {
  private let database = TemporaryDatabase()

  @Test func `says so to a new session, and the others go on`() async throws {
    try await History("a").write(1...3, to: database)
    try database.change(
      "INSERT INTO removed(first, last) VALUES (2, \(RowID.sessions.upperBound))")
    let store = try database.open()
    var losses: [([String], StoreFailure)] = []
    store.onLoss = { losses.append(($0, $1)) }
    try History("new").append(1...2, to: store)
    await store.finished()
    #expect(losses.map(\.0) == [["new"]])
    #expect(losses.map(\.1) == [.exhausted])
    try History("a").append(4...5, to: store)
    await store.finished()
    #expect(try store.log(of: "a").confirmed == 5)
    #expect(try store.log(of: "a").obstacle == nil)
    #expect(throws: StoreError.exhausted) { try store.log(of: "another") }
    store.close()
    #expect(try SQLiteStore.verify(database.path).problems == [])
  }

  @Test func `a loss of a group with others in it rolls them back, and they go on`() async throws {
    try await History("a").write(1...3, to: database)
    try database.change(
      "INSERT INTO removed(first, last) VALUES (2, \(RowID.sessions.upperBound))")
    let store = try database.open()
    var lost: Set<String> = []
    store.onLoss = { sessions, _ in lost.formUnion(sessions) }
    let log = try store.log(of: "a")
    try log.append(History("a").record(4))
    try History("new").append(1...2, to: store)
    await store.finished()
    #expect(lost.contains("new"))
    let again = try store.log(of: "a")
    #expect(again.confirmed == (lost.contains("a") ? 3 : 4))
    try again.append(History("a").record(again.confirmed + 1))
    await store.finished()
    #expect(again.confirmed == (lost.contains("a") ? 4 : 5))
    store.close()
  }
}
