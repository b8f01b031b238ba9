import OrderedJSON
import Testing

@testable import Serving

/// Large states take the loop for long, so a turn writes few of them.
@MainActor
@Suite struct LargeStateTests {
  private let stage: Stage
  private let neighbour: Client
  private let senders: [Client]

  /// Each session has a large state; to write it takes longer than a turn has for that.
  init() throws {
    stage = try Stage()
    neighbour = try stage.connect("n", session: "elsewhere", watch: .none)
    let stage = stage
    senders = try (0..<4).map { try stage.connect("s", session: "large-\($0)", watch: .none) }
    stage.endTurn()
    let text = String(repeating: "x", count: 300_000)
    for sender in senders { sender.send("push", ["value": .string(UTF8String(text))]) }
    stage.endTurn()
  }

  private func watchers(_ name: String = "w") throws -> [Client] {
    let watchers = try senders.indices.map {
      try stage.connect(name, session: "large-\($0)", watch: .snapshot)
    }
    stage.endTurn()
    for _ in senders { stage.endTurn() }
    #expect(try watchers.allSatisfy { try $0.messages.count == 1 })
    stage.pace = 0
    return watchers
  }

  private func makeSlow() { stage.pace = Int64(TurnBudget.milliseconds) * 1_000 + 1 }

  @Test func `a turn writes one of them, after the answers to others`() throws {
    let watchers = try watchers()
    var order: [String] = []
    for (index, watcher) in watchers.enumerated() {
      watcher.sink.onWrite = { order.append("w\(index)") }
    }
    neighbour.sink.onWrite = { order.append("n") }
    for sender in senders { sender.push(1) }
    neighbour.push(1)
    makeSlow()
    stage.endTurn()
    #expect(order == ["n", "w0"])
    stage.pace = 0
    neighbour.push(2)
    makeSlow()
    stage.endTurn()
    #expect(order == ["n", "w0", "n", "w1"])
    stage.endTurn()
    stage.endTurn()
    #expect(order.suffix(2) == ["w2", "w3"])
    for watcher in watchers { #expect(try watcher.steps == [[1, 2]]) }
    stage.endTurn()
    #expect(order.count == 6)
  }

  @Test func `if they take little time, a turn writes them all`() throws {
    let watchers = try watchers()
    for sender in senders { sender.push(1) }
    stage.endTurn()
    for watcher in watchers { #expect(try watcher.steps == [[1, 2]]) }
  }

  @Test func `a client whose own state is large gets its answer with it, and is read again then`()
    throws
  {
    let askers = try watchers()
    for asker in askers { asker.push(1, id: 7) }
    makeSlow()
    stage.endTurn()
    #expect(try askers.map { try $0.answered } == [[7], [], [], []])
    #expect(askers.map(\.sink.isReading) == [true, false, false, false])
    for _ in askers { stage.endTurn() }
    for asker in askers {
      #expect(try asker.steps == [[1, 2]])
      #expect(try asker.messages.last?["id"] == 7)
      #expect(asker.sink.isReading)
    }
  }

  @Test func `a state that waits is the newest when it is written`() throws {
    let watchers = try watchers()
    for sender in senders { sender.push(1) }
    makeSlow()
    stage.endTurn()
    stage.pace = 0
    for sender in senders { sender.push(2) }
    makeSlow()
    for _ in 0..<8 { stage.endTurn() }
    #expect(try watchers[0].steps == [[1, 2], [2, 3]])
    for watcher in watchers.dropFirst() { #expect(try watcher.steps == [[1, 3]]) }
  }

  @Test func `all readers of a session get one text in the same turn`() throws {
    let (first, second) = (try watchers("w"), try watchers("v"))
    senders[0].push(1)
    senders[1].push(1)
    makeSlow()
    stage.endTurn()
    #expect(try first[0].steps == [[1, 2]] && second[0].steps == [[1, 2]])
    #expect(try first[1].steps == [] && second[1].steps == [])
    stage.endTurn()
    #expect(try first[1].steps == [[1, 2]] && second[1].steps == [[1, 2]])
  }

  @Test func `when the server stops, all are written at once`() throws {
    let watchers = try watchers()
    for sender in senders { sender.push(1) }
    makeSlow()
    stage.endTurn()
    stage.gateway.delivery.deliverEverything()
    for watcher in watchers { #expect(try watcher.steps == [[1, 2]]) }
    stage.endTurn()
    for watcher in watchers { #expect(try watcher.steps == [[1, 2]]) }
  }

  @Test func `a client that has gone is passed over`() throws {
    let watchers = try watchers()
    for sender in senders { sender.push(1) }
    makeSlow()
    stage.endTurn()
    watchers[1].disconnect()
    for _ in 0..<4 { stage.endTurn() }
    #expect(try watchers.map { try $0.steps.count } == [1, 0, 1, 1])
  }
}
