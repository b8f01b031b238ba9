import SessionRecords
import TestSupport
import Testing

@testable import SQLiteStorage

/// The records that were accepted and are not being written yet.
@MainActor @Suite struct `Records waiting to be written` {
  private let database = TemporaryDatabase()
  private let history = History()

  private func log(_ name: String, in store: SQLiteStore) -> SQLiteLog {
    SQLiteLog(name, in: store)
  }

  private func next(_ waiting: inout WaitingGroups) throws -> WaitingGroups.Group {
    let next = waiting.dequeueGroup()
    return try #require(next)
  }

  @Test func `are written in order, and a session's records together`() throws {
    let store = try database.open()
    defer { store.close() }
    var waiting = WaitingGroups()
    let logs = ["a", "b"].map { log($0, in: store) }
    for number in 1...6 { waiting.enqueue(history.record(number), for: logs[number % 2]) }
    #expect(waiting.bytes > 0 && waiting.hasRecords && waiting.end == 1)
    let group = try next(&waiting).group
    #expect(group.parts.map(\.name) == ["b", "a"])
    #expect(group.parts[0].records.compactMap { $0.revision?.number } == [1, 3, 5])
    #expect(group.parts[1].records.compactMap { $0.revision?.number } == [2, 4, 6])
    #expect(waiting.bytes == 0 && !waiting.hasRecords && waiting.dequeueGroup() == nil)
  }

  @Test func `are split into groups that are not too large, each session in order`() throws {
    let store = try database.open()
    defer { store.close() }
    var waiting = WaitingGroups()
    let log = log("a", in: store)
    let count = WriteGroup.maxRecords + 10
    for number in 1...count { waiting.enqueue(history.record(number), for: log) }
    #expect(waiting.waiting.count == 2)
    var numbers: [Int] = []
    while let next = waiting.dequeueGroup() {
      numbers += next.group.parts.flatMap { $0.records.compactMap { $0.revision?.number } }
    }
    #expect(numbers == Array(1...count))
  }

  private func large(_ number: Int) -> StoredRecord {
    StoredRecord(
      revision: SavedRevision(
        number: number, at: 0, body: [UInt8](repeating: 0, count: WriteGroup.maxBytes)))
  }

  @Test func `go with the next group if they are small, past the large ones of other sessions`()
    throws
  {
    let store = try database.open()
    defer { store.close() }
    var waiting = WaitingGroups()
    let (small, late) = (log("small", in: store), log("late", in: store))
    for number in 0..<5 { waiting.enqueue(large(1), for: log("large-\(number)", in: store)) }
    waiting.enqueue(history.record(1), for: small)
    #expect(waiting.waiting.count == 5)
    let first = try next(&waiting).group
    #expect(first.parts.map(\.name) == ["large-0", "small"])
    waiting.enqueue(history.record(2), for: small)
    waiting.enqueue(large(1), for: late)
    waiting.enqueue(revision: 2, at: 0, body: [1], for: late)
    #expect(try next(&waiting).group.parts.map(\.name) == ["large-1", "small"])
    for number in 2..<5 {
      #expect(try next(&waiting).group.parts.map(\.name) == ["large-\(number)"])
    }
    let last = try next(&waiting).group
    #expect(last.parts[0].records.compactMap { $0.revision?.number } == [1, 2])
    #expect(waiting.dequeueGroup() == nil && waiting.bytes == 0)
  }

  @Test func `of each session keep their order, whatever their sizes`() throws {
    let store = try database.open()
    defer { store.close() }
    var generator = SeededGenerator(seed: 34)
    var waiting = WaitingGroups()
    let logs = (0..<6).map { log("\($0)", in: store) }
    var (sent, found) = ([Int](repeating: 0, count: 6), [Int](repeating: 0, count: 6))
    func take(_ next: WaitingGroups.Group) {
      for part in next.group.parts {
        let index = Int(part.name) ?? 0
        for number in part.records.compactMap({ $0.revision?.number }) {
          #expect(number == found[index] + 1)
          found[index] = number
        }
      }
    }
    for _ in 0..<300 {
      let index = generator.below(logs.count)
      sent[index] += 1
      if generator.below(16) == 0 {
        waiting.enqueue(large(sent[index]), for: logs[index])
      } else {
        waiting.enqueue(revision: sent[index], at: 0, body: [1], for: logs[index])
      }
      if generator.below(10) == 0, let next = waiting.dequeueGroup() { take(next) }
    }
    while let next = waiting.dequeueGroup() { take(next) }
    #expect(found == sent)
  }

  @Test func `have only the newest value of the app, even after a failure`() throws {
    var waiting = WaitingGroups()
    waiting.setAppValue([1], forKey: "k")
    waiting.setAppValue([2], forKey: "k")
    waiting.setAppValue(nil, forKey: "gone")
    let first = try next(&waiting).group
    #expect(first.appValues["k"] == .some([2]) && first.appValues["gone"] == .some(nil))
    #expect(waiting.dequeueGroup() == nil)
    waiting.setAppValue([3], forKey: "k")
    waiting.requeueAppValues(first.appValues)
    let second = try next(&waiting).group
    #expect(second.appValues["k"] == .some([3]) && second.appValues["gone"] == .some(nil))
  }

  @Test func `hold back a change to the entry of a session until they are written`() throws {
    let store = try database.open()
    defer { store.close() }
    var waiting = WaitingGroups()
    waiting.enqueue(.init(id: 7, log: nil, change: .pin(true), done: {}))
    let next = try next(&waiting)
    #expect(next.group.changes.map(\.id) == [7])
    #expect(!waiting.hasChanges)
    waiting.requeue(next.changes)
    #expect(waiting.hasChanges)
    #expect(waiting.dequeueChanges().map(\.id) == [7])
    #expect(!waiting.hasChanges)
  }

  @Test func `of a void log are dropped, and the others stay`() throws {
    let store = try database.open()
    defer { store.close() }
    var waiting = WaitingGroups()
    let (lost, kept) = (log("lost", in: store), log("kept", in: store))
    waiting.enqueue(history.record(1), for: lost)
    waiting.enqueue(history.record(1), for: kept)
    waiting.discardRecords(of: lost)
    let parts = try next(&waiting).group.parts
    #expect(parts.map(\.isDiscarded) == [true, false])
    #expect(parts[0].records.isEmpty && parts[1].records.count == 1)
  }
}

/// The list of sessions.
@MainActor @Suite struct `The list of sessions` {
  private let database = TemporaryDatabase()

  private func index() throws -> SQLiteStorage.SessionIndex {
    let connection = try Connection(database.path, .writing)
    return try SQLiteStorage.SessionIndex(repairing: connection, isChecked: true, at: 5)
  }

  private func write(_ names: [String]) async throws {
    let store = try database.open()
    for name in names { try History(name).append(1...12, to: store) }
    await store.finished()
    store.close()
  }

  @Test func `has every session under its name`() async throws {
    try await write(["a", "b", "c"])
    let index = try index()
    #expect(index.ids == ["a": 1, "b": 2, "c": 3] && index.count == 3)
    #expect(index.remarks.isEmpty)
  }

  @Test func `recreates a damaged entry from the session's other rows`() async throws {
    try await write(["a", "b", "c"])
    try database.change("UPDATE session SET head = 99 WHERE id = 2")
    let index = try index()
    #expect(index.ids["b"] == 2)
    #expect(index.remarks == ["The entry of the session “b” was damaged, and was made again."])
    #expect(try database.integer("SELECT head FROM session WHERE id = 2") == 12)
  }

  @Test func `drops a session of which no state is left, once`() async throws {
    try await write(["a", "b", "c"])
    try database.change(
      "DELETE FROM session WHERE id = 2; DELETE FROM snapshot WHERE session = 2")
    #expect(try index().remarks.first?.hasPrefix("A session was lost") == true)
    #expect(try index().remarks.isEmpty, "it is noted")
  }

  @Test func `is damaged if more are missing than ever existed`() async throws {
    try await write(["a", "b"])
    try database.change("UPDATE session SET id = 5000 WHERE id = 2")
    #expect(try index().ids["a"] == 1)
  }
}
