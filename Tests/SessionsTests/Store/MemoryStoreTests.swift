import Testing

@testable import SessionRecords
@testable import Sessions

@MainActor
@Suite struct MemoryStoreTests {
  private static func record(_ number: Int) -> StoredRecord {
    StoredRecord(
      revision: SavedRevision(number: number, at: 0, body: [UInt8(truncatingIfNeeded: number)]),
      snapshots: number == 1 ? [SavedSnapshot(number: 0, body: [0])] : [])
  }

  @Test func `a released log is kept only if it contains something`() throws {
    let store = MemoryStore()
    let (used, empty) = (store.log(of: "used"), store.log(of: "empty"))
    try used.append(Self.record(1))
    for session in ["used", "empty", "unheard"] { store.closeLog(of: session) }
    #expect(store.log(of: "used") === used && store.log(of: "empty") !== empty)
    #expect(store.count == 1 && store.contains("used") && !store.contains("empty"))
  }

  @Test func `by default the memory store keeps the numbers and no records`() throws {
    let log = MemoryStore().log(of: "main")
    for number in 1...3 { try log.append(Self.record(number)) }
    #expect((log.confirmed, log.appended, log.safe) == (3, 3, 3))
    #expect(try log.saved() == nil)
    #expect(try log.revisions(through: 3, limit: 3).isEmpty)
    #expect(throws: StoreError.conflict(expected: 2, found: 3)) {
      try log.append(Self.record(3))
    }
  }

  @Test func `numbers without records are accepted in order, like records`() throws {
    let log = MemoryStore().log(of: "main")
    var confirmations = 0
    log.onConfirm = { confirmations += 1 }
    for number in 1...3 { try log.append(number: number) }
    #expect((log.confirmed, log.appended, log.safe, confirmations) == (3, 3, 3, 3))
    for (number, wanted) in [(3, 2), (5, 4)] {
      #expect(throws: StoreError.conflict(expected: wanted, found: 3)) {
        try log.append(number: number)
      }
    }
    #expect((log.confirmed, log.appended, confirmations) == (3, 3, 3))
  }

  @Test func `on request it keeps everything that is needed to open a session`() throws {
    let store = MemoryStore(keepingRecords: true)
    let log = store.log(of: "main")
    for number in 1...3 { try log.append(Self.record(number)) }
    let saved = try #require(try log.saved())
    #expect(saved.snapshot.number == 0 && saved.head == 3)
    #expect(saved.revisions.map(\.number) == [1, 2, 3])
    #expect(try log.revisions(through: 2, limit: 1).map(\.body) == [[2]])
    try log.setAside(from: 3, reason: "It is bad.", at: 5)
    #expect(log.confirmed == 2 && log.damage?.from == 3)
    try log.append(Self.record(3))
    #expect(log.confirmed == 3)
  }

  @Test(arguments: [
    (["a": 3, "b": 9, "c": 2], 14, ["a": 3, "b": 9, "c": 2]),
    (["a": 3, "b": 9, "c": 2], 10, ["a": 3, "b": 5, "c": 2]),
    (["a": 3, "b": 9, "c": 2], 7, ["a": 2, "b": 2, "c": 2]),
    (["a": 9], 4, ["a": 4]),
    (["a": 1, "b": 1, "c": 1], 2, ["a": 0, "b": 1, "c": 1]),
  ])
  func `the clients with the most answers lose the oldest`(
    counts: [String: Int], most: Int, left: [String: Int]
  ) {
    let all = (1...9).flatMap { number in
      counts.keys.sorted().filter { number <= counts[$0] ?? 0 }.map {
        SavedAnswer(client: $0, key: "\(number)", result: [], at: 0, request: 0)
      }
    }
    var answers = all
    answers.removeOldest(keeping: most)
    #expect(answers.count <= most)
    for (client, count) in counts {
      let expected = all.filter { $0.client == client }.suffix(left[client] ?? count)
      #expect(answers.filter { $0.client == client } == Array(expected))
    }
    #expect(answers == all.filter(answers.contains))
  }
}
