import OrderedJSON
import Sessions
import Testing

@testable import Serving

/// Clients that do not read cost no one else anything.
@MainActor
@Suite struct SlowReaderTests {
  @Test func `a client whose answers pile up is not read, until it has read them`() throws {
    let stage = try Stage()
    let client = try stage.connect("a")
    stage.endTurn()
    client.sink.isWritable = false
    var asked = 0
    while client.sink.isReading && asked < 10_000 {
      asked += 1
      client.send("getState", id: asked)
      stage.endTurn()
    }
    #expect(asked < 10_000)
    client.makeRoom()
    for _ in 0..<1_000 where client.subscriber.waiting > 0 { stage.endTurn() }
    #expect(client.sink.isReading)
    #expect(try client.answered == Array(1...asked))
  }

  @Test func `one write has a limit, and the rest waits for room`() throws {
    let stage = try Stage()
    let (sender, slow) = (try stage.connect("a"), try stage.connect("slow"))
    stage.endTurn()
    slow.sink.isWritable = false
    let text = UTF8String(String(repeating: "y", count: 10_000))
    for _ in 0..<30 { sender.send("push", ["value": .string(text)]) }
    stage.endTurn()
    slow.sink.onWrite = { [sink = slow.sink] in sink.isWritable = false }
    var writes = 0
    while try slow.steps.count < 30 && writes < 30 {
      slow.makeRoom()
      stage.endTurn()
      writes += 1
      #expect(slow.sink.writes.last?.count ?? 0 < Subscriber.joined + 20_000)
    }
    #expect(writes > 3)
    #expect(try slow.steps == (0..<30).map { [$0, $0 + 1] })
  }

  @Test func `a large change is written in pieces that all readers share`() throws {
    let stage = try Stage()
    let sender = try stage.connect("a", watch: .none)
    let watchers = try (0..<3).map { try stage.connect("w\($0)") }
    stage.endTurn()
    let text = UTF8String(String(repeating: "z", count: 200_000))
    sender.send("push", ["value": .string(text)])
    stage.endTurn()
    for watcher in watchers {
      #expect(watcher.sink.sharedPieces == 1)
      #expect(try watcher.steps == [[0, 1]])
    }
  }

  @Test func `a slow reader keeps no copy for itself`() throws {
    let stage = try Stage()
    let (sender, slow) = (try stage.connect("a"), try stage.connect("slow"))
    stage.endTurn()
    slow.sink.isWritable = false
    for number in 0..<500 { sender.push(number) }
    stage.endTurn()
    #expect(slow.subscriber.heldBytes == 0)
    #expect(slow.subscriber.isBehind)
  }

  @Test func `waiting answers are counted, until their client disconnects`() throws {
    let stage = try Stage()
    let client = try stage.connect("a")
    stage.endTurn()
    let before = stage.gateway.delivery.memory.answerBytes
    client.sink.isWritable = false
    client.send("listMethods", id: 1)
    client.send("pusj", id: 2)
    stage.endTurn()
    #expect(stage.gateway.delivery.memory.answerBytes > before)
    client.disconnect()
    stage.endTurn()
    #expect(stage.gateway.delivery.memory.answerBytes == before)
    #expect(client.subscriber.channel.isEmpty)
  }
}
