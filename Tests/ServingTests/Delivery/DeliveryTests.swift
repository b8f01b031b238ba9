import OrderedJSON
import Sessions
import StoreContract
import TestSupport
import Testing

@testable import Serving

/// The receivers of a change, its time and its order.
@MainActor
@Suite struct DeliveryTests {
  @Test func `a newcomer gets the state, and then every change once and in order`() throws {
    let stage = try Stage()
    let clients = try (0..<5).map { try stage.connect("c\($0)") }
    stage.endTurn()
    for number in 0..<40 {
      clients[number % 5].push(number)
      if number % 3 == 0 { stage.endTurn() }
    }
    stage.endTurn()
    for client in clients {
      #expect(try client.messages.first?["method"] == "hello")
      #expect(try client.steps == (0..<40).map { [$0, $0 + 1] })
    }
  }

  @Test func `a change comes before the answer to the command that made it, in one write`() throws {
    let stage = try Stage()
    let client = try stage.connect("a")
    stage.endTurn()
    client.push(1, id: 7)
    client.push(2, id: 8)
    stage.endTurn()
    #expect(client.sink.writes.count == 2)
    let kinds = try client.messages.dropFirst().map { $0["id"]?.intValue ?? 0 }
    #expect(kinds == [0, 7, 0, 8])
  }

  @Test func `nothing is sent before the turn ends`() throws {
    let stage = try Stage()
    let (sender, watcher) = (try stage.connect("a"), try stage.connect("b"))
    stage.endTurn()
    sender.push(1)
    #expect(sender.sink.writes.count == 1 && watcher.sink.writes.count == 1)
    stage.endTurn()
    #expect(sender.sink.writes.count == 2 && watcher.sink.writes.count == 2)
  }

  @Test func `clients that only watch get the very same bytes`() throws {
    let stage = try Stage()
    let sender = try stage.connect("a")
    let watchers = try (0..<10).map { try stage.connect("w\($0)") }
    stage.endTurn()
    for number in 0..<4 { sender.push(number) }
    stage.endTurn()
    let last = try #require(watchers[0].sink.writes.last)
    for watcher in watchers { #expect(watcher.sink.writes.last == last) }
    #expect(try RecordingSink.messages(in: last).count == 4)
  }

  @Test func `a client that pauses reading gets what it missed afterwards, in order`() throws {
    let stage = try Stage()
    let (sender, slow) = (try stage.connect("a"), try stage.connect("slow"))
    stage.endTurn()
    slow.sink.isWritable = false
    for number in 0..<10 {
      sender.push(number)
      stage.endTurn()
    }
    #expect(slow.sink.writes.count == 1)
    #expect(slow.sink.wantsRoom)
    slow.makeRoom()
    stage.endTurn()
    #expect(slow.sink.writes.count == 2)
    #expect(try slow.steps == (0..<10).map { [$0, $0 + 1] })
    #expect(try sender.steps == slow.steps)
  }

  @Test func `a client too late for the kept changes gets one snapshot, and goes on`() throws {
    let stage = try Stage()
    let (sender, slow) = (try stage.connect("a"), try stage.connect("slow"))
    stage.endTurn()
    slow.sink.isWritable = false
    let text = String(repeating: "x", count: 100_000)
    for _ in 0..<30 {
      sender.send("push", ["value": .string(UTF8String(text))])
      sender.send("pop")
      stage.endTurn()
    }
    slow.makeRoom()
    stage.endTurn()
    let caughtUp = try slow.changes
    #expect(caughtUp.count == 1)
    #expect(caughtUp[0]["base"]?.intValue == 0)
    #expect(caughtUp[0]["revision"]?.intValue == 60)
    #expect(caughtUp[0]["state"]?["detail"]?["path"] == [])
    sender.push(1)
    stage.endTurn()
    #expect(try slow.steps.last == [60, 61])
  }

  @Test func `a snapshot with each change, or none at all, can be requested`() throws {
    let stage = try Stage()
    let sender = try stage.connect("a", watch: .none)
    let whole = try stage.connect("b", watch: .snapshot)
    stage.endTurn()
    for number in 1...3 {
      sender.push(number, id: number)
      stage.endTurn()
    }
    #expect(try sender.changes.isEmpty)
    #expect(try sender.answered == [1, 2, 3])
    #expect(
      try whole.changes.map { $0["state"]?["detail"]?["path"]?.arrayValue?.count } == [1, 2, 3])
  }

  @Test func `a client that reconnects gets the missed changes in hello, once`() throws {
    let stage = try Stage()
    let sender = try stage.connect("a")
    stage.endTurn()
    for number in 0..<5 { sender.push(number) }
    let epoch = sender.subscriber.session.epoch
    let back = try stage.connect("b", bookmark: .init(epoch: epoch, revision: 2))
    stage.endTurn()
    sender.push(9)
    stage.endTurn()
    let hello = try #require(try back.messages.first?["params"])
    #expect(hello["resumed"] == true)
    #expect(hello["changes"]?.arrayValue?.map { $0["revision"]?.intValue } == [3, 4, 5])
    #expect(try back.steps == [[5, 6]])
  }

  @Test func `sessions do not get each other's changes`() throws {
    let stage = try Stage()
    let here = try stage.connect("a", session: "here")
    let there = try stage.connect("b", session: "there")
    stage.endTurn()
    here.push(1)
    stage.endTurn()
    #expect(try here.steps == [[0, 1]])
    #expect(try there.changes.isEmpty)
    #expect(there.sink.writes.count == 1)
  }

  @Test(arguments: 0..<6)
  func `whatever the sockets accept, and when, each client gets all changes once and in order`(
    seed: Int
  ) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let stage = try Stage()
    let clients = try (0..<6).map { try stage.connect("c\($0)") }
    var sent = [Int](repeating: 0, count: clients.count)
    for _ in 0..<120 {
      let index = Int.random(in: clients.indices, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: clients[index].sink.isWritable = false
      case 1: clients[index].makeRoom()
      case 2: stage.endTurn()
      default:
        sent[index] += 1
        clients[index].push(sent[index], id: sent[index])
      }
    }
    for client in clients { client.makeRoom() }
    stage.endTurn()
    let all = sent.reduce(0, +)
    for (client, count) in zip(clients, sent) {
      #expect(try client.steps == (0..<all).map { [$0, $0 + 1] })
      #expect(try client.answered == Array(1...count))
    }
  }
}
