import OrderedJSON
import SessionRecords
import Sessions
import Testing

@testable import Serving

/// Idle sessions.
@MainActor
@Suite struct EvictionTests {
  private static let day: Int64 = 86_400_000

  private func use(_ stage: Stage, _ names: [String], changing: Bool = true) throws {
    for name in names {
      let client = try stage.connect("c", session: name)
      stage.endTurn()
      if changing { client.push(1) }
      stage.endTurn()
      client.disconnect()
      stage.endTurn()
    }
  }

  @Test func `an unchanged session is evicted when room is scarce, a changed one stays`() throws {
    let stage = try Stage(store: MemoryStore(keepingRecords: true))
    try use(stage, ["looked"], changing: false)
    try use(stage, ["changed"])
    stage.gateway.registry.evictUnchanged()
    #expect(stage.gateway.registry.channels.keys.sorted() == ["changed"])
  }

  @Test func `the standard session is never removed`() throws {
    let stage = try Stage(store: MemoryStore(keepingRecords: true))
    try use(stage, ["main"])
    stage.gateway.registry.evictEmpty()
    #expect(stage.gateway.registry.channels["main"] != nil)
  }

  @Test func `a session unused for the given days is removed, unless it is pinned`() throws {
    let stage = try Stage(store: MemoryStore(keepingRecords: true))
    try use(stage, ["old", "pinned"])
    let main = try stage.connect("m")
    stage.endTurn()
    main.send("sessions.pin", ["session": "pinned"], id: 1)
    stage.endTurn()
    let now = WallClock.now()
    stage.gateway.registry.expire(30, at: now + 29 * Self.day)
    #expect(stage.hub.count == 2)
    stage.gateway.registry.expire(30, at: now + 31 * Self.day)
    #expect(stage.hub.count == 1)
    #expect(
      stage.gateway.registry.channels["old"] == nil
        && stage.gateway.registry.channels["pinned"] != nil)
  }

  @Test func `a connected client keeps its session in use`() throws {
    let stage = try Stage(store: MemoryStore(keepingRecords: true))
    let client = try stage.connect("a", session: "mine")
    stage.endTurn()
    client.push(1)
    stage.endTurn()
    stage.gateway.registry.recordUses()
    stage.gateway.registry.expire(1, at: WallClock.now() + Self.day / 2)
    #expect(stage.gateway.registry.channels["mine"] != nil && client.sink.closeCode == nil)
  }

  @Test func `scarce room is logged once, until there is room again`() throws {
    let stage = try Stage(store: MemoryStore(keepingRecords: true), maxSessions: 10)
    try use(stage, (0..<8).map { "s\($0)" })
    stage.gateway.registry.warnIfNearlyFull()
    #expect(!stage.gateway.registry.hasWarnedNearlyFull)
    try use(stage, ["s8"])
    stage.gateway.registry.warnIfNearlyFull()
    #expect(stage.gateway.registry.hasWarnedNearlyFull)
    stage.hub.delete("s8")
    stage.gateway.registry.warnIfNearlyFull()
    #expect(!stage.gateway.registry.hasWarnedNearlyFull)
  }

  @Test func `an evicted session is restored with its history`() throws {
    let stage = try Stage(store: MemoryStore(keepingRecords: true))
    let first = try stage.connect("a", session: "trip")
    stage.endTurn()
    for number in 0..<5 { first.push(number) }
    stage.endTurn()
    let epoch = first.subscriber.session.epoch
    first.disconnect()
    stage.endTurn()
    stage.gateway.registry.evictEmpty()
    #expect(stage.gateway.registry.channels["trip"] == nil)
    let second = try stage.connect("b", session: "trip", bookmark: .init(epoch: epoch, revision: 3))
    stage.endTurn()
    let hello = try #require(try second.messages.first?["params"])
    #expect(hello["resumed"] == true && hello["changes"]?.arrayValue?.count == 2)
  }
}
