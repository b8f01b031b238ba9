import OrderedJSON
import Sessions
import Testing

@testable import Serving

/// The lists of people, for clients that subscribed to them.
@MainActor
@Suite struct PresenceDeliveryTests {
  private func lists(_ client: Client) throws -> [JSONValue] {
    try client.messages.filter { $0["method"] == "presence" }.compactMap { $0["params"] }
  }

  private func tell(_ stage: Stage) throws {
    stage.gateway.delivery.sendPresence(in: try #require(stage.gateway.registry.channels["main"]))
    stage.endTurn()
  }

  @Test func `a subscriber gets one list, whatever has happened since the last`() throws {
    let stage = try Stage()
    let (anna, quiet) = (try stage.connect("anna", wantsPresence: true), try stage.connect("bo"))
    stage.endTurn()
    for number in 0..<50 { quiet.send("presence.set", ["name": .string("Bo \(number)")]) }
    stage.endTurn()
    try tell(stage)
    let told = try lists(anna)
    #expect(told.count == 1)
    #expect(told[0]["people"]?[0]?["name"] == "Bo 49" && told[0]["count"] == 2)
    #expect(try lists(quiet).isEmpty)
    try tell(stage)
    #expect(try lists(anna).count == 1)
  }

  @Test func `without subscribers nothing is started`() throws {
    let stage = try Stage()
    let client = try stage.connect("bo")
    client.send("presence.set", ["name": "Bo"])
    stage.endTurn()
    let channel = try #require(stage.gateway.registry.channels["main"])
    #expect(!channel.isPresenceScheduled)
    let listener = try stage.connect("anna", wantsPresence: true)
    #expect(channel.isPresenceScheduled && channel.listeners == 1)
    listener.disconnect()
    #expect(channel.listeners == 0)
  }

  @Test func `lists do not pile up for a paused client, which gets the newest later`() throws {
    let stage = try Stage()
    let (slow, other) = (try stage.connect("anna", wantsPresence: true), try stage.connect("bo"))
    stage.endTurn()
    slow.sink.isWritable = false
    for number in 0..<5 {
      other.send("presence.set", ["name": .string("Bo \(number)")])
      stage.endTurn()
      try tell(stage)
    }
    #expect(try lists(slow).isEmpty && slow.subscriber.heldBytes == 0)
    slow.makeRoom()
    try tell(stage)
    #expect(try lists(slow).map { $0["people"]?[0]?["name"] } == ["Bo 4"])
  }

  @Test func `a client that leaves is reported, and its name is gone`() throws {
    let stage = try Stage()
    let (anna, other) = (try stage.connect("anna", wantsPresence: true), try stage.connect("bo"))
    other.send("presence.set", ["name": "Bo"])
    stage.endTurn()
    try tell(stage)
    other.disconnect()
    stage.endTurn()
    try tell(stage)
    #expect(try lists(anna).map { $0["count"] } == [2, 1])
    #expect(try lists(anna).last?["people"]?[0]?["client"] == "anna")
  }
}
