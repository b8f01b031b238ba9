import OrderedJSON
import TestSupport
import Testing
import WireProtocol

@testable import Sessions

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

  @Test func `a refused client waits for its oldest answer, not for an older confirmation`() throws
  {
    var memory = IdempotencyCache(budget(client: 1 << 40, session: 16_384))
    memory.insert(answer(1, at: 0), for: .init(client: "a", key: "run-1"))
    memory.confirm("run", through: 1, by: "a", at: 0)
    _ = fill(&memory, "a", 20, at: 30 * Self.minute)
    _ = fill(&memory, "b", 10_000, at: 35 * Self.minute)
    let error = #expect(throws: WireError.self) {
      try memory.makeRoom(for: "a", at: 35 * Self.minute)
    }
    #expect(error?.details["retryAfterMs"]?.intValue == 5 * Int(Self.minute))
  }
}
