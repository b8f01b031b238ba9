import OrderedJSON
import Sessions
import StoreContract
import Testing

@testable import Serving

/// Changes for more readers than one turn serves.
@MainActor
@Suite struct RoundRobinTests {
  private static let most = Delivery.maxReaders

  /// A sender and many readers, all greeted.
  private func crowd(
    _ size: Int, on stage: Stage, session: String = "main"
  ) throws -> (sender: Client, readers: [Client]) {
    let sender = try stage.connect("s-\(session)", session: session)
    let readers = try (0..<size).map { try stage.connect("r\($0)-\(session)", session: session) }
    stage.endTurn()
    return (sender, readers)
  }

  private func served(_ readers: [Client]) throws -> Int {
    try readers.count { try !$0.steps.isEmpty }
  }

  @Test func `commands are done and answered between the deliveries to many`() throws {
    let stage = try Stage()
    let (sender, readers) = try crowd(3 * Self.most, on: stage)
    for number in 1...3 {
      sender.push(number, id: number)
      stage.endTurn()
      #expect(try sender.answered == Array(1...number))
      #expect(try served(readers) == number * Self.most)
    }
    for _ in 0..<2 { stage.endTurn() }
    for reader in readers { #expect(try reader.steps == [[0, 1], [1, 2], [2, 3]]) }
    // The last to connect got all three in one write after the greeting.
    #expect(readers.map(\.sink.writes.count).max() == 3)
    #expect(readers.last?.sink.writes.count == 2)
  }

  @Test func `the sender is answered first, even if the store confirms late`() throws {
    let store = LateStore()
    let stage = try Stage(store: store)
    let (first, others) = try crowd(3 * Self.most - 1, on: stage)
    let (sender, readers) = (try stage.connect("late"), others + [first])
    stage.endTurn()
    for number in 1...2 {
      sender.push(number, id: number)
      stage.endTurn()
      #expect(try sender.answered.count == number - 1)
      store.confirmAll()
      stage.endTurn()
      #expect(try sender.answered == Array(1...number))
      // Two turns have passed until the next confirmation.
      #expect(try served(readers) == (number == 1 ? 1 : 3) * Self.most)
    }
    for _ in 0..<2 { stage.endTurn() }
    for reader in readers + [sender] { #expect(try reader.steps == [[0, 1], [1, 2]]) }
  }

  @Test func `a session that is removed during a round no longer counts`() throws {
    let stage = try Stage()
    let before = stage.hub.bytes
    let (sender, _) = try crowd(3 * Self.most, on: stage, session: "crowd")
    sender.push(1)
    stage.endTurn()
    let other = try stage.connect("other", session: "other")
    other.send("sessions.delete", ["session": "crowd"])
    stage.endTurn()
    other.disconnect()
    stage.endTurn()
    stage.gateway.registry.evictUnchanged()
    // The sinks here still have a text that many got.
    #expect(stage.hub.bytes - before < 4_000)
  }

  @Test func `no one is forgotten when readers come and go during a round`() throws {
    let stage = try Stage()
    var (sender, readers) = try crowd(3 * Self.most, on: stage)
    sender.push(1)
    stage.endTurn()
    for index in [0, 5, Self.most, 3 * Self.most - 1] { readers[index].disconnect() }
    let newcomers = try (0..<5).map { try stage.connect("new-\($0)") }
    stage.endTurn()
    for index in [0, 5, Self.most, 3 * Self.most - 1].reversed() { readers.remove(at: index) }
    for _ in 0..<3 { stage.endTurn() }
    for reader in readers { #expect(try reader.steps == [[0, 1]]) }
    for newcomer in newcomers {
      #expect(try newcomer.steps.isEmpty)
      #expect(try newcomer.messages.first?["params"]?["revision"] == 1)
    }
  }

  @Test func `readers that miss as much as one write carries are not deferred`() throws {
    let stage = try Stage()
    let (sender, readers) = try crowd(2 * Self.most, on: stage)
    for number in 0..<Subscriber.joined / Subscriber.usualChange { sender.push(number) }
    stage.endTurn()
    #expect(try served(readers) == readers.count)
  }

  @Test func `the readers of other sessions do not wait for an endless crowd`() throws {
    let stage = try Stage()
    let (sender, _) = try crowd(3 * Self.most, on: stage)
    let other = try crowd(1, on: stage, session: "other")
    sender.push(1)
    stage.endTurn()
    other.sender.push(1)
    sender.push(2)
    stage.endTurn()
    #expect(try other.readers[0].steps.isEmpty, "the crowd was due first")
    sender.push(3)
    stage.endTurn()
    #expect(try other.readers[0].steps == [[0, 1]])
  }

  @Test func `a reader that was up to date while others waited still gets later changes`() throws {
    let stage = try Stage()
    let (sender, _) = try crowd(3 * Self.most, on: stage)
    let other = try crowd(1, on: stage, session: "other")
    sender.push(1)
    stage.endTurn()
    sender.push(2)
    other.sender.push(1, id: 1)
    stage.endTurn()
    other.readers[0].push(2, id: 2)
    for _ in 0..<4 { stage.endTurn() }
    #expect(try other.sender.steps == [[0, 1], [1, 2]])
    #expect(try other.readers[0].steps == [[0, 1], [1, 2]])
  }

  @Test func `a reader that does not read does not keep a round from ending`() throws {
    let stage = try Stage()
    let (sender, readers) = try crowd(2 * Self.most, on: stage)
    for reader in readers { reader.sink.isWritable = false }
    sender.push(1)
    for _ in 0..<2 { stage.endTurn() }
    #expect(stage.gateway.delivery.dueChannels.isEmpty)
    for reader in readers { #expect(reader.sink.wantsRoom) }
    for reader in readers { reader.makeRoom() }
    stage.endTurn()
    for reader in readers { #expect(try reader.steps == [[0, 1]]) }
  }

  @Test func `before the server disconnects clients, everyone gets what is due`() throws {
    let stage = try Stage()
    let (sender, readers) = try crowd(3 * Self.most, on: stage)
    sender.push(1)
    stage.endTurn()
    stage.gateway.delivery.deliverEverything()
    for reader in readers { #expect(try reader.steps == [[0, 1]]) }
  }
}
