import OrderedJSON
import SessionRecords
import StoreContract
import Testing
import WireProtocol

@testable import Serving

/// Nothing is sent that the store may still lose.
@MainActor
@Suite struct DurableDeliveryTests {
  @Test func `neither a change nor its answer is sent before it is stored`() throws {
    let store = LateStore()
    let stage = try Stage(store: store)
    let (sender, watcher) = (try stage.connect("a"), try stage.connect("b"))
    stage.endTurn()
    sender.push(1, id: 1)
    sender.push(2, id: 2)
    stage.endTurn()
    #expect(try sender.messages.count == 1 && watcher.messages.count == 1)
    store.confirmOne()
    stage.endTurn()
    #expect(try sender.answered == [1] && sender.steps == [[0, 1]])
    #expect(try watcher.steps == [[0, 1]])
    store.confirmAll()
    stage.endTurn()
    #expect(try sender.answered == [1, 2])
    #expect(try watcher.steps == [[0, 1], [1, 2]])
  }

  @Test func `a refusal waits as well, as it refers to a state that may be lost`() throws {
    let store = LateStore()
    let stage = try Stage(store: store)
    let (sender, other) = (try stage.connect("a"), try stage.connect("b"))
    stage.endTurn()
    sender.push(1)
    other.send("pusj", id: 5)
    stage.endTurn()
    #expect(try other.answered.isEmpty && sender.answered.isEmpty)
    store.confirmAll()
    stage.endTurn()
    #expect(try other.answered == [5] && sender.answered == [1])
  }

  @Test func `the answers of one client keep their order while they wait for the store`() throws {
    let store = LateStore()
    let stage = try Stage(store: store)
    let client = try stage.connect("a")
    stage.endTurn()
    client.push(1, id: 1)
    client.send("pusj", id: 2)
    client.send("pop", ["count": 9], id: 3)
    stage.endTurn()
    #expect(try client.answered.isEmpty)
    store.confirmAll()
    stage.endTurn()
    #expect(try client.answered == [1, 2, 3])
  }

  @Test func `a client that waits for the store is read on, until its answers take much`() throws {
    let store = LateStore()
    let stage = try Stage(store: store)
    let client = try stage.connect("a")
    client.send("push", ["value": .string(UTF8String(String(repeating: "x", count: 10_000)))])
    store.confirmAll()
    stage.endTurn()
    client.push(1)
    stage.endTurn()
    #expect(client.sink.isReading && client.subscriber.waiting > 0)
    // The answer to each comes after the push.
    for id in 1...30 { client.send("state.get", id: id) }
    stage.endTurn()
    #expect(client.subscriber.waiting > 256 << 10)
    #expect(!client.sink.isReading)
    store.confirmAll()
    // Not all of them go in one write.
    for _ in 1...30 {
      stage.gateway.delivery.makeDue(client.subscriber)
      stage.endTurn()
    }
    #expect(client.sink.isReading && client.subscriber.waiting == 0)
  }

  @Test func `a client that does not read its answers is not read further`() throws {
    let store = LateStore()
    let stage = try Stage(store: store)
    let client = try stage.connect("a")
    stage.endTurn()
    client.sink.isWritable = false
    client.push(1)
    stage.endTurn()
    #expect(client.sink.isReading)
    store.confirmAll()
    stage.endTurn()
    #expect(!client.sink.isReading)
    client.sink.makeRoom()
    stage.gateway.delivery.makeDue(client.subscriber)
    stage.endTurn()
    #expect(client.sink.isReading && client.subscriber.waiting == 0)
  }

  @Test func `if nothing was stored, each waiting answer becomes the error`() throws {
    let store = LateStore()
    let stage = try Stage(store: store)
    let client = try stage.connect("a")
    stage.endTurn()
    client.push(1, id: 4)
    client.send(.array([["id": 5, "method": "pop"], ["id": 6, "method": "pop"]]))
    client.subscriber.refuseWaiting(WireError(.storageFull, "The disk is full."))
    stage.gateway.delivery.makeDue(client.subscriber)
    stage.endTurn()
    let answers = try client.answers
    #expect(answers[0]["id"] == 4)
    #expect(answers[0]["error"]?["data"]?["key"] == "storage_full")
    #expect(answers[1].arrayValue?.map { $0["id"] } == [5, 6])
    #expect(
      answers[1].arrayValue?.allSatisfy { $0["error"]?["data"]?["key"] == "storage_full" } == true)
    #expect(try client.changes.isEmpty)
  }

  @Test func `if it is unknown what was stored, the clients must reconnect`() throws {
    let store = LateStore()
    let stage = try Stage(store: store)
    let clients = try ["a", "b"].map { try stage.connect($0) }
    stage.endTurn()
    clients[0].push(1)
    stage.gateway.registry.handleLoss(of: ["main"], because: .unknown("The disk is gone."))
    for client in clients {
      #expect(client.sink.closeCode == 1011)
      #expect(client.sink.closeReason == "the store has failed; connect again")
    }
    #expect(stage.gateway.registry.channels["main"] == nil)
  }
}
