import OrderedJSON
import TestSupport
import Testing

@testable import Sessions

/// A repeat under the same key gets the first answer.
@MainActor
@Suite struct RetryTests {
  private static func push(_ value: JSONValue, _ key: String) -> JSONObject {
    ["value": value, "meta": ["key": .string(key)]]
  }

  @Test func `a repeat gets the first answer and does nothing`() throws {
    let visitor = try Visitor()
    let first = try visitor.ask("push", Self.push(1, "k"))
    #expect(first == ["revision": 1, "changed": true])
    try visitor.push()
    let again = try visitor.ask("push", Self.push(1, "k"))
    #expect(again == ["revision": 1, "changed": true, "replayed": true])
    #expect(visitor.session.revision == 2)
    #expect(visitor.session.tally.replayed == 1)
  }

  @Test func `a repeat is recognized even if its revision is no longer the newest`() throws {
    let visitor = try Visitor()
    let push: JSONObject = ["value": 1, "meta": ["key": "k", "ifRevision": 0]]
    try visitor.ask("push", push)
    #expect(try visitor.ask("push", push)["replayed"] == true)
    #expect(try visitor.path == [1])
  }

  @Test func `a repeat can have another label, and its parameters can be in any order`() throws {
    let visitor = try Visitor()
    try visitor.ask("push", ["value": 1, "column": "detail", "meta": ["key": "k"]])
    let again: JSONObject = [
      "meta": ["key": "k", "label": "again"], "column": "detail", "value": 1,
    ]
    #expect(try visitor.ask("push", again)["replayed"] == true)
  }

  @Test func `another command under the same key is refused`() throws {
    let visitor = try Visitor()
    try visitor.ask("push", Self.push(1, "k"))
    let others: [(String, JSONObject)] = [
      ("push", Self.push(2, "k")), ("setPath", ["values": [1], "meta": ["key": "k"]]),
      ("push", ["value": 1, "meta": ["key": "k", "ifRevision": 1]]),
    ]
    for (method, params) in others {
      let error = try visitor.refusal(method, params)
      #expect(error["code"] == 1018)
      #expect(error.key == "key_reused")
      #expect(error["data"]?["retryable"] == false)
    }
    #expect(try visitor.path == [1])
    #expect(try visitor.ask("push", Self.push(1, "k"))["replayed"] == true)
  }

  @Test func `two clients can use the same key`() throws {
    let visitor = try Visitor()
    try visitor.ask("push", Self.push(1, "k"))
    let other = try visitor.joined(by: "c2").ask("push", Self.push(2, "k"))
    #expect(other["replayed"] == nil)
    #expect(try visitor.path == [1, 2])
  }

  @Test func `a command that changed nothing is remembered too`() throws {
    let visitor = try Visitor()
    let first = try visitor.ask("popToRoot", ["meta": ["key": "k"]])
    #expect(first["changed"] == false)
    try visitor.push()
    let again = try visitor.ask("popToRoot", ["meta": ["key": "k"]])
    #expect(again == ["revision": 0, "changed": false, "replayed": true])
    #expect(try visitor.path.count == 1)
  }

  @Test func `a refused command is refused again, whatever has happened since`() throws {
    let visitor = try Visitor()
    let first = try visitor.refusal("pop", ["meta": ["key": "k"]])
    #expect(first.key == "path_empty")
    try visitor.push()
    let again = try visitor.refusal("pop", ["meta": ["key": "k"]])
    #expect(again["code"] == first["code"])
    #expect(again["message"] == first["message"])
    #expect(again["data"]?["sentence"] == first["data"]?["sentence"])
    #expect(
      again["data"]?["sentence"]?["words"] == "Cannot pop {0}: the path has {1} elements.")
    #expect(again["data"]?["replayed"] == true)
    #expect(try visitor.path.count == 1)
    #expect(try visitor.ask("pop", ["meta": ["key": "l"]])["changed"] == true)
  }

  @Test func `the loser of a race gets the same error again`() throws {
    let visitor = try Visitor()
    try visitor.push()
    let push: JSONObject = ["value": 1, "meta": ["key": "k", "ifRevision": 0]]
    #expect(try visitor.refusal("push", push).key == "revision_conflict")
    try visitor.push()
    let again = try visitor.refusal("push", push)
    #expect(again.key == "revision_conflict")
    #expect(again["data"]?["revision"] == 1)
    #expect(again["data"]?["replayed"] == true)
  }

  @Test func `a query is answered again under any key`() throws {
    let visitor = try Visitor()
    #expect(try visitor.ask("state.get", ["meta": ["key": "k"]])["state"] != nil)
    let again = try visitor.ask("state.get", ["meta": ["key": "k"]])
    #expect(again["state"] != nil)
    #expect(again["replayed"] == nil)
  }

  @Test func `a late repeat of what a client has confirmed does nothing`() throws {
    let visitor = try Visitor()
    for number in 1...3 {
      try visitor.ask("push", Self.push(.number(.init(number)), "run-\(number)"))
    }
    let next: JSONObject = ["value": 4, "meta": ["key": "run-4", "confirmed": 2]]
    try visitor.ask("push", next)
    #expect(try visitor.refusal("push", Self.push(1, "run-1")).key == "key_expired")
    #expect(try visitor.refusal("push", Self.push(2, "run-2")).key == "key_expired")
    #expect(try visitor.ask("push", Self.push(3, "run-3"))["replayed"] == true)
    #expect(try visitor.ask("push", next)["replayed"] == true)
    #expect(try visitor.path == [1, 2, 3, 4])
    // Another run, another client and a key without a number are not meant.
    try visitor.ask("push", Self.push(5, "other-1"))
    try visitor.ask("push", Self.push(6, "run1"))
    try visitor.joined(by: "c2").ask("push", Self.push(7, "run-1"))
    #expect(try visitor.path == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test(
    arguments: [
      ["confirmed": 1], ["key": "run", "confirmed": 1], ["key": "run-1", "confirmed": 1],
      ["key": "run-02", "confirmed": 1], ["key": "-2", "confirmed": 1],
      ["key": "run-2", "confirmed": -1], ["key": "run-2", "confirmed": "1"],
      ["key": "run-99999999999999999999", "confirmed": 1],
    ] as [JSONObject])
  func `a command can confirm only keys before its own`(meta: JSONObject) throws {
    let visitor = try Visitor()
    let error = try visitor.refusal("push", ["value": 1, "meta": .object(meta)])
    #expect(error["code"] == -32602)
    #expect(error["data"]?["pointer"] == "/params/meta/confirmed")
    #expect(try visitor.path == [])
  }

  @Test func `an import is remembered, its dry run is not`() throws {
    let visitor = try Visitor()
    let document: JSONValue = ["colonnade": 1, "path": [1]]
    let dry: JSONObject = ["document": document, "dryRun": true, "meta": ["key": "k"]]
    #expect(try visitor.ask("import", dry)["changed"] == false)
    let real: JSONObject = ["document": document, "meta": ["key": "k"]]
    #expect(try visitor.ask("import", real)["changed"] == true)
    let again = try visitor.ask("import", real)
    #expect(again["replayed"] == true)
    #expect(again["verdict"] == "fine")
  }

  @Test func `a neighbour's commands push no one's answers out`() throws {
    let visitor = try Visitor()
    try visitor.ask("push", Self.push(1, "mine"))
    let neighbour = visitor.joined(by: "c2")
    for number in 0..<3_000 {
      try neighbour.ask("popToRoot", ["meta": ["key": .string("k\(number)")]])
    }
    #expect(try visitor.ask("push", Self.push(1, "mine"))["replayed"] == true)
    #expect(try neighbour.ask("popToRoot", ["meta": ["key": "k0"]])["replayed"] == true)
  }
}

/// The answers that are remembered, and for how long.
@Suite struct IdempotencyCacheTests {
  private static let minute: Int64 = 60_000

  private func budget(client: Int, session: Int = 1 << 40, all: Int = 1 << 40)
    -> IdempotencyCache.Budget
  {
    var budget = IdempotencyCache.Budget()
    (budget.client, budget.session, budget.all) = (client, session, all)
    return budget
  }

  private func answer(_ revision: Int, at time: Int64) -> IdempotencyCache.Answer {
    .init(request: .unknown, at: time, body: .done(revision: revision, changed: true))
  }

  /// - Returns: The number of accepted answers.
  private func fill(
    _ memory: inout IdempotencyCache, _ client: String, _ count: Int, at time: Int64
  ) -> Int {
    for number in 0..<count {
      do {
        try memory.makeRoom(for: client, at: time)
      } catch {
        #expect(error.code == .rateLimited)
        let wait = error.details["retryAfterMs"]?.intValue ?? 0
        #expect((1_000...600_000).contains(wait))
        return number
      }
      memory.insert(answer(number, at: time), for: .init(client: client, key: "k\(number)"))
    }
    return count
  }

  private func isKnown(_ memory: IdempotencyCache, _ client: String, _ key: String) -> Bool? {
    switch memory.state(of: .init(client: client, key: key)) {
    case .answer: true
    case .expired: false
    case .nothing: nil
    }
  }

  @Test func `the answers of ten minutes are kept, and without room a command is refused`() {
    var memory = IdempotencyCache(budget(client: 16_384))
    let taken = fill(&memory, "a", 10_000, at: 0)
    #expect((100..<200).contains(taken))
    #expect(fill(&memory, "a", 1, at: 10 * Self.minute) == 0)
    for number in 0..<taken { #expect(isKnown(memory, "a", "k\(number)") == true) }
  }

  @Test func `older answers make room, and their keys are refused from then on`() {
    var memory = IdempotencyCache(budget(client: 16_384))
    _ = fill(&memory, "a", 10_000, at: 0)
    try? memory.makeRoom(for: "a", at: 10 * Self.minute + 1)
    memory.insert(answer(0, at: 10 * Self.minute + 1), for: .init(client: "a", key: "new"))
    #expect(isKnown(memory, "a", "k0") == false)
    #expect(isKnown(memory, "a", "new") == true)
    #expect(isKnown(memory, "a", "never") == nil)
  }

  @Test func `if all answers are recent, they are not searched for each command`() {
    var memory = IdempotencyCache(budget(client: 1 << 30, session: 4 << 20))
    for number in 0..<40_000 {
      memory.insert(answer(1, at: 0), for: .init(client: "client-\(number)", key: "k"))
    }
    for number in 0..<200 {
      memory.insert(answer(1, at: 0), for: .init(client: "a", key: "k\(number)"))
    }
    let spent = processorTime {
      for _ in 0..<5_000 { #expect(fill(&memory, "a", 1, at: Self.minute) == 0) }
    }
    #expect(spent < .seconds(15))
    #expect(fill(&memory, "a", 1, at: 11 * Self.minute) == 1)
    #expect(memory.bytes < 4 << 20)
  }

  @Test func `the number of dropped keys is limited too`() {
    var memory = IdempotencyCache(budget(client: 1 << 20))
    for round in 0..<20 {
      for number in 0..<5_000 {
        let time = Int64(round) * 11 * Self.minute
        guard (try? memory.makeRoom(for: "a", at: time)) != nil else { break }
        memory.insert(
          answer(number, at: time), for: .init(client: "a", key: "\(round)-\(number)"))
      }
    }
    #expect(memory.bytes <= (1 << 20) + 4_096)
    #expect(isKnown(memory, "a", "19-0") == true)
  }

  /// Sends commands of a run, each of which confirms those before the last ten.
  private func send(
    _ numbers: Range<Int>, of run: String, to memory: inout IdempotencyCache, at time: Int64 = 0
  ) throws {
    for number in numbers {
      if number > 10 { memory.confirm(run, through: number - 10, by: "a", at: time) }
      try memory.makeRoom(for: "a", at: time)
      memory.insert(answer(number, at: time), for: .init(client: "a", key: "\(run)-\(number)"))
    }
  }

  @Test func `a client that confirms can send any number of commands at once`() throws {
    var memory = IdempotencyCache(budget(client: 16_384))
    _ = fill(&memory, "a", 50, at: 0)
    try send(0..<200_000, of: "run", to: &memory)
    #expect(memory.bytes < 16_384)
    #expect(isKnown(memory, "a", "run-199999") == true)
    #expect(isKnown(memory, "a", "run-199980") == false)
    #expect(isKnown(memory, "a", "run-0") == false)
    #expect(isKnown(memory, "a", "run-200000") == nil)
    #expect(isKnown(memory, "a", "k0") == true)
  }

  @Test func `a run takes the place of one that is silent for ten minutes`() throws {
    var memory = IdempotencyCache(budget(client: 1 << 22))
    for run in 0..<100 { try send(0..<20, of: "run\(run)", to: &memory) }
    // There is no place for later runs, so their answers are kept, and nothing is done twice.
    #expect(isKnown(memory, "a", "run0-3") == false)
    #expect(isKnown(memory, "a", "run99-3") == true)
    try send(0..<20, of: "later", to: &memory, at: 11 * Self.minute)
    #expect(isKnown(memory, "a", "later-3") == false)
  }

  @Test func `confirmations make room like old answers`() throws {
    var memory = IdempotencyCache(budget(client: 1 << 20, session: 4_096))
    for number in 0..<100 {
      memory.insert(answer(1, at: 0), for: .init(client: "client-\(number)", key: "run-1"))
      memory.confirm("run", through: 1, by: "client-\(number)", at: 0)
    }
    #expect(memory.bytes >= 4_096)
    try memory.makeRoom(for: "another", at: 11 * Self.minute)
    #expect(memory.bytes < 4_096)
  }

  @Test func `a client without answers takes no room by confirming`() {
    var memory = IdempotencyCache(budget(client: 1 << 20))
    for number in 0..<1_000 {
      memory.confirm("run\(number)", through: number, by: "client-\(number)", at: 0)
      memory.confirm("run\(number)", through: number, by: "a", at: 0)
    }
    #expect(memory.bytes == 0)
  }

  @Test func `answers that come in another order are confirmed, too`() throws {
    var memory = IdempotencyCache(budget(client: 1 << 20))
    for number in [5, 1, 4, 2, 3] {
      memory.insert(answer(number, at: 0), for: .init(client: "a", key: "run-\(number)"))
    }
    memory.confirm("run", through: 4, by: "a", at: 0)
    memory.confirm("run", through: 3, by: "a", at: 0)
    #expect(isKnown(memory, "a", "run-5") == true)
    memory.confirm("run", through: 5, by: "a", at: 0)
    #expect((1...5).allSatisfy { isKnown(memory, "a", "run-\($0)") == false })
    #expect(memory.bytes == ConfirmedKeys.bytesOfRun)
  }

  @Test func `in a full session a client with few answers can still add some`() {
    var memory = IdempotencyCache(budget(client: 1 << 20, session: 1 << 18))
    #expect(fill(&memory, "mine", 5, at: 0) == 5)
    #expect(fill(&memory, "theirs", 10_000, at: 0) < 3_000)
    #expect(fill(&memory, "new", 5, at: 0) == 5)
    #expect(isKnown(memory, "mine", "k0") == true)
    for number in 0..<1_000 { _ = fill(&memory, "flood\(number)", 1_000, at: 0) }
    #expect(isKnown(memory, "mine", "k4") == true)
    #expect(memory.bytes <= (1 << 19) + 256)
  }

  @Test func `on a full server a session with few answers can still add some`() {
    let total = IdempotencyCache.Total()
    var first = IdempotencyCache(budget(client: 1 << 20, session: 1 << 20, all: 1 << 18), of: total)
    var second = IdempotencyCache(
      budget(client: 1 << 20, session: 1 << 20, all: 1 << 18), of: total)
    _ = fill(&first, "theirs", 10_000, at: 0)
    #expect(total.bytes < (1 << 18) + 512)
    #expect(fill(&second, "mine", 2, at: 0) == 2)
    first.removeAll()
    #expect(total.bytes == second.bytes)
  }

  @Test func `stored answers are loaded as far as there is room, the newest first`() {
    var memory = IdempotencyCache(budget(client: 16_384))
    for number in 0..<1_000 {
      memory.insertStored(answer(number, at: 0), for: .init(client: "a", key: "k\(number)"))
    }
    #expect(isKnown(memory, "a", "k999") == true)
    #expect(isKnown(memory, "a", "k850") == false)
    #expect(memory.bytes <= 16_384 + 512)
  }
}

/// Optimistic concurrency.
@MainActor
@Suite struct ConflictTests {
  @Test func `a command for the newest revision is done`() throws {
    let visitor = try Visitor()
    try visitor.ask("push", ["value": 1, "meta": ["ifRevision": 0]])
    try visitor.ask("push", ["value": 2, "meta": ["ifRevision": 1]])
    #expect(try visitor.path == [1, 2])
  }

  @Test func `one of two racing clients wins, and the other gets the changes since`() throws {
    let visitor = try Visitor()
    try visitor.push()
    let rival = visitor.joined(by: "c2")
    try rival.ask("push", ["value": "theirs", "meta": ["ifRevision": 1, "label": "Mine first"]])
    let error = try visitor.refusal("push", ["value": "ours", "meta": ["ifRevision": 1]])
    #expect(error["code"] == 1009)
    #expect(error.key == "revision_conflict")
    let data = try #require(error["data"])
    #expect(data["pointer"] == "/params/meta/ifRevision")
    #expect(data["retryable"] == true)
    #expect(data["revision"] == 2)
    #expect(data["changes"]?.arrayValue?.count == 1)
    #expect(data["changes"]?[0]?["revision"] == 2)
    #expect(data["changes"]?[0]?["cause"]?["client"] == "c2")
    #expect(data["changes"]?[0]?["cause"]?["label"] == "Mine first")
    #expect(try visitor.path == [0, "theirs"])
  }

  @Test func `a revision that does not exist yet is a conflict too`() throws {
    let error = try Visitor().refusal("undo", ["meta": ["ifRevision": 7]])
    #expect(error.key == "revision_conflict")
    #expect(error["data"]?["changes"] == [])
  }

  @Test func `ten of many later revisions are reported`() throws {
    let visitor = try Visitor()
    try visitor.push(12)
    let error = try visitor.refusal("push", ["value": 1, "meta": ["ifRevision": 0]])
    let numbers = error["data"]?["changes"]?.arrayValue?.compactMap { $0["revision"]?.intValue }
    #expect(numbers == Array(1...10))
  }
}
