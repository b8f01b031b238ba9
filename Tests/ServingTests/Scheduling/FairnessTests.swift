import OrderedJSON
import Testing

@testable import Serving

/// The order of requests when there is not time for all.
@MainActor
@Suite struct FairnessTests {
  @Test func `requests after the turn is used up wait, and nothing more is read`() throws {
    let stage = try Stage()
    let client = try stage.connect("a")
    stage.endTurn()
    stage.useUpTurn()
    client.push(1)
    #expect(client.subscriber.session.revision == 0)
    #expect(!client.sink.isReading)
    stage.endTurn()
    #expect(client.subscriber.session.revision == 0, "the turn has no time left")
    stage.endTurn()
    #expect(try client.steps == [[0, 1]])
    #expect(try client.answered == [1])
    #expect(client.sink.isReading)
  }

  @Test func `if one request waits, all later ones wait`() throws {
    let stage = try Stage()
    let (first, second) = (try stage.connect("a"), try stage.connect("b"))
    stage.endTurn()
    stage.useUpTurn()
    first.push(1)
    stage.gateway.scheduler.turn.reset()
    second.push(2)
    #expect(second.subscriber.session.revision == 0)
    stage.endTurn()
    #expect(try first.answered == [1] && second.answered == [1])
  }

  @Test func `the session that has used the least of the loop's time goes first`() throws {
    let stage = try Stage()
    let busy = try stage.connect("a", session: "busy")
    let quiet = try stage.connect("b", session: "quiet")
    stage.endTurn()
    busy.subscriber.channel.share.charge(500_000, at: stage.now)
    stage.useUpTurn()
    busy.push(1)
    quiet.push(2)
    #expect(stage.gateway.scheduler.waitingChannels.map(\.session.id) == ["busy", "quiet"])
    var order: [String] = []
    busy.sink.onWrite = { order.append("busy") }
    quiet.sink.onWrite = { order.append("quiet") }
    stage.gateway.scheduler.turn.reset()
    stage.endTurn()
    #expect(order == ["quiet", "busy"])
  }

  @Test func `one connection of a busy session is served before another session's turn`() throws {
    let stage = try Stage()
    let many = try (0..<4).map { try stage.connect("m\($0)", session: "many") }
    let one = try stage.connect("o", session: "one")
    stage.endTurn()
    stage.useUpTurn()
    for client in many { client.push(1) }
    one.push(1)
    #expect(stage.gateway.scheduler.waitingChannels.count == 2)
    stage.gateway.scheduler.turn.reset()
    var (order, turns) = ([String](), 0)
    for client in many { client.sink.onWrite = { order.append("many") } }
    one.sink.onWrite = { order.append("one") }
    while order.count < 5 && turns < 20 {
      stage.endTurn()
      turns += 1
    }
    #expect(order.prefix(2).contains("one"))
  }

  @Test func `a received request is done even if its client has disconnected`() throws {
    let stage = try Stage()
    let (gone, watcher) = (try stage.connect("a"), try stage.connect("b"))
    stage.endTurn()
    stage.useUpTurn()
    gone.push(1)
    gone.disconnect()
    #expect(stage.gateway.scheduler.orphanedBytes > 0)
    stage.gateway.scheduler.turn.reset()
    stage.endTurn()
    #expect(try watcher.steps == [[0, 1]])
    #expect(stage.gateway.scheduler.orphanedBytes == 0)
    #expect(watcher.subscriber.channel.subscribers.count == 1)
  }

  @Test func `messages of disconnected clients are dropped if they take too much`() throws {
    let stage = try Stage()
    let watcher = try stage.connect("w")
    stage.endTurn()
    stage.useUpTurn()
    let text = String(repeating: "x", count: 1 << 20)
    let message = JSONValue.object([
      "id": 1, "method": "push", "params": ["value": .string(UTF8String(text))],
    ]).serialized()
    for number in 0..<20 {
      let client = try stage.connect("c\(number)")
      client.subscriber.work = nil
      client.subscriber.channel.waiting.removeAll { $0 === client.subscriber }
      client.send(bytes: message)
      client.disconnect()
    }
    #expect(stage.gateway.scheduler.orphanedBytes <= 16 << 20)
    #expect(stage.gateway.scheduler.orphanedBytes > 15 << 20)
    for _ in 0..<100 where !stage.gateway.scheduler.waitingChannels.isEmpty {
      stage.gateway.scheduler.turn.reset()
      stage.endTurn()
    }
    #expect(stage.gateway.scheduler.orphanedBytes == 0)
    #expect(watcher.subscriber.session.revision <= 16)
  }

  @Test func `a batch longer than a turn goes on in the next, with others in between`() throws {
    let stage = try Stage()
    let (long, short) = (try stage.connect("a"), try stage.connect("b"))
    stage.endTurn()
    let request: JSONValue = ["id": 1, "method": "push", "params": ["value": 1]]
    stage.pace = 200
    long.send(.array(Array(repeating: request, count: 90)))
    let begun = long.subscriber.session.revision
    #expect(begun > 0)
    short.push(7, id: 9)
    for _ in 0..<1_000 where !stage.gateway.scheduler.waitingChannels.isEmpty { stage.endTurn() }
    stage.endTurn()
    #expect(begun < 90, "the batch used more than the turn had")
    #expect(try long.answers.map { $0.arrayValue?.count } == [90])
    #expect(try short.answered == [9])
    #expect(try short.steps == (0..<91).map { [$0, $0 + 1] })
  }
}

/// The budget of one turn.
@Suite struct TurnBudgetTests {
  @Test func `the first request of a turn is started however long it may take`() {
    var turn = TurnBudget()
    #expect(!turn.isTooShort(for: .max))
    turn.startRequest(at: 100)
    #expect(turn.endRequest(at: 101) == 1)
    #expect(turn.isTooShort(for: .max))
    #expect(!turn.isTooShort(for: 10))
  }

  @Test func `time is charged from mark to mark, and not while no one is served`() {
    var turn = TurnBudget()
    turn.startRequest(at: 1_000)
    #expect(turn.endRequest(at: 1_500) == 500)
    #expect(turn.endRequest(at: 1_700) == 200)
    turn.skipIdleTime()
    #expect(turn.mark == nil)
    turn.startRequest(at: 9_000)
    #expect(turn.endRequest(at: 9_001) == 1)
    #expect(!turn.isUsedUp)
  }

  @Test func `a turn is used up after its milliseconds and starts again`() {
    var turn = TurnBudget()
    turn.startRequest(at: 0)
    _ = turn.endRequest(at: Int64(TurnBudget.milliseconds) * 1_000 - 1)
    #expect(!turn.isUsedUp)
    _ = turn.endRequest(at: Int64(TurnBudget.milliseconds) * 1_000)
    #expect(turn.isUsedUp && turn.isTooShort(for: 0))
    turn.reset()
    #expect(!turn.isUsedUp)
  }
}

/// The shares of sessions in the loop.
@Suite struct FairShareTests {
  @Test func `the session that has used less and asks for less goes first`() {
    var (greedy, modest) = (FairShare(), FairShare())
    for time in 1...20 {
      greedy.charge(5_000, at: Int64(time))
      modest.charge(50, at: Int64(time))
    }
    #expect(modest.claim(at: 20) < greedy.claim(at: 20))
    #expect(modest.usual < 200 && greedy.usual > 4_000)
  }

  @Test func `used time is forgotten gradually`() {
    var share = FairShare()
    share.charge(10_000, at: 0)
    let early = share.claim(at: 0)
    #expect(share.claim(at: 128) == early - 1)
    #expect(share.claim(at: 128 * 10_000) == share.usual)
    #expect(share.claim(at: .max / 2) == share.usual)
  }

  @Test func `at most a second is remembered`() {
    var share = FairShare()
    for _ in 0..<100 { share.charge(1_000_000, at: 0) }
    #expect(share.claim(at: 0) <= 2_000_000)
  }
}
