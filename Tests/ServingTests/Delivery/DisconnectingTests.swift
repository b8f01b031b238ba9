import OrderedJSON
import SessionRecords
import Testing

@testable import Serving

/// The end of connections, sessions and the server.
@MainActor
@Suite struct DisconnectingTests {
  @Test func `when the server stops, received commands are done and answered, and no more is read`()
    throws
  {
    let stage = try Stage()
    let (waiting, idle) = (try stage.connect("a"), try stage.connect("b"))
    stage.endTurn()
    stage.useUpTurn()
    waiting.push(1)
    stage.gateway.stopReading()
    stage.endTurn()
    #expect(try waiting.answered == [1])
    #expect(try idle.steps == [[0, 1]])
    #expect(!waiting.sink.isReading && !idle.sink.isReading)
  }

  @Test func `a removed session answers the request, and disconnects everyone`() throws {
    let stage = try Stage()
    let other = try stage.connect("a", session: "other")
    let main = try stage.connect("b")
    stage.endTurn()
    other.push(1)
    stage.endTurn()
    main.send("sessions.delete", ["session": "other"], id: 3)
    stage.endTurn()
    #expect(try main.answers.last?["result"] != nil)
    #expect(other.sink.closeCode == 4503)
    #expect(stage.gateway.registry.channels["other"] == nil)
    #expect(main.sink.closeCode == nil)
  }

  @Test func `a renamed session notifies its clients, who stay`() throws {
    let stage = try Stage()
    let client = try stage.connect("a", session: "old")
    let main = try stage.connect("b")
    stage.endTurn()
    client.push(1)
    stage.endTurn()
    main.send("sessions.rename", ["session": "old", "name": "new"], id: 3)
    stage.endTurn()
    let told = try #require(try client.messages.last { $0["method"] == "renamed" })
    #expect(told["params"]?["session"] == "old" && told["params"]?["name"] == "new")
    #expect(client.sink.closeCode == nil)
    client.push(2)
    stage.endTurn()
    #expect(try client.steps == [[0, 1], [1, 2]])
    #expect(
      stage.gateway.registry.channels["new"] != nil && stage.gateway.registry.channels["old"] == nil
    )
  }

  @Test func `a channel knows since when it has been empty, and releases its session`() throws {
    let stage = try Stage(store: MemoryStore(keepingRecords: true))
    let client = try stage.connect("a", session: "quiet")
    stage.endTurn()
    stage.gateway.registry.evictUnchanged()
    #expect(stage.gateway.registry.channels["quiet"] != nil)
    client.disconnect()
    stage.endTurn()
    let channel = try #require(stage.gateway.registry.channels["quiet"])
    #expect(channel.isEmpty && channel.emptySince <= StopWatch.now())
    stage.gateway.registry.evictUnchanged()
    #expect(stage.gateway.registry.channels["quiet"] == nil)
  }

  @Test func `subscribers can leave in any order`() throws {
    let stage = try Stage()
    let clients = try (0..<5).map { try stage.connect("c\($0)") }
    stage.endTurn()
    for index in [2, 0, 4] {
      clients[index].disconnect()
      stage.endTurn()
    }
    let channel = clients[1].subscriber.channel
    #expect(Set(channel.subscribers.map(\.parameters.client)) == ["c1", "c3"])
    clients[1].push(1)
    stage.endTurn()
    #expect(try clients[3].steps == [[0, 1]])
    #expect(clients[2].sink.writes.count == 1)
  }

  @Test func `the people connected to a session are listed by name`() throws {
    let stage = try Stage()
    let clients = try ["ann", "bob"].map { try stage.connect($0) }
    stage.endTurn()
    #expect(stage.gateway.registry.clients(of: "main") == ["ann", "bob"])
    clients[0].disconnect()
    stage.endTurn()
    #expect(stage.gateway.registry.clients(of: "main") == ["bob"])
    #expect(stage.gateway.registry.clients(of: "nowhere").isEmpty)
  }
}
