import NavigationCore
import OrderedJSON
import Sessions
import Testing

@testable import Serving

/// A session that goes to another node while clients are connected to it.
@MainActor
@Suite struct HandoverTests {
  private let store = SharedLateStore()
  private let stage: Stage

  init() throws {
    stage = try Stage(store: store)
    stage.gateway.place = Gateway.Place(secret: Token())
  }

  private var channel: Channel {
    get throws { try #require(stage.gateway.channels["main"]) }
  }

  private func hand() throws { stage.gateway.hand(try channel, to: store.other) }

  private func settle() {
    store.late.confirmAll()
    stage.endTurn()
  }

  /// A client that has pushed a value and heard of it.
  private func pusher(
    _ client: String = "a", adjust: (inout ConnectParameters) -> Void = { _ in }
  ) throws -> Client {
    let client = try connect(client, adjust)
    client.push(1)
    settle()
    return client
  }

  private func connect(
    _ name: String, _ adjust: (inout ConnectParameters) -> Void = { _ in }
  ) throws -> Client {
    var parameters = stage.parameters(name)
    adjust(&parameters)
    let subscriber = try stage.gateway.subscriber(for: parameters)
    let sink = stage.sink()
    sink.context = subscriber
    stage.gateway.greet(subscriber, on: sink)
    return Client(sink: sink, subscriber: subscriber, gateway: stage.gateway)
  }

  private func methods(_ client: Client) throws -> [String] {
    try client.messages.compactMap { $0["method"]?.stringValue?.string }
  }

  @Test func `comes behind all that its clients have said, and they get all answers`() throws {
    let (client, reader) = (try pusher(), try connect("b"))
    client.push(2, id: 2)
    try hand()
    stage.endTurn()
    #expect(store.given.isEmpty && !client.sink.isReading && !reader.sink.isReading)
    settle()
    #expect(store.given == ["main"])
    #expect(try client.answered == [1, 2] && reader.steps == [[1, 2]])
    #expect(client.sink.context is Subscriber)
    store.confirmGifts()
    for client in [client, reader] {
      let relay = try #require(client.sink.context as? Relay)
      #expect(relay.parameters.bookmark?.revision == 2 && relay.parameters.isMoved)
      #expect(!client.sink.isReading && client.sink.closeCode == nil)
    }
    #expect(try methods(client) == ["hello", "changed", "changed"])
  }

  @Test func `waits for the nodes that have brought clients`() throws {
    let client = try pusher { $0.isRelayed = true }
    client.send("presence.set", ["name": "Ida"])
    settle()
    try hand()
    stage.endTurn()
    #expect(try methods(client).last == "node.pause")
    // This was under way.
    client.push(2, id: 2)
    settle()
    #expect(store.given.isEmpty)
    client.send(bytes: NodeSignal.paused(1).text)
    stage.endTurn()
    #expect(store.given == ["main"])
    store.confirmGifts()
    let word = try #require(try client.messages.last).serialized()
    guard case .moved(let move)? = NodeSignal(word.span) else {
      Issue.record("no word of the move: \(word)")
      return
    }
    #expect(move.node == store.other && move.bookmark.revision == 2)
    #expect(move.client == "a" && move.person == "Ida")
    #expect(client.sink.closeCode == 1001)
  }

  @Test func `holds those who come meanwhile`() throws {
    let first = try pusher { $0.isRelayed = true }
    try hand()
    let (second, third) = (try connect("b"), try connect("c") { $0.isRelayed = true })
    stage.endTurn()
    #expect(try methods(second) == ["hello"] && !second.sink.isReading)
    #expect(try methods(third) == ["hello", "node.pause"])
    first.send(bytes: NodeSignal.paused(1).text)
    stage.endTurn()
    #expect(store.given.isEmpty)
    third.leave()
    stage.endTurn()
    #expect(store.given == ["main"])
  }

  @Test func `does not happen where a client takes too long, and all go on`() throws {
    let (slow, other) = (try pusher { $0.isRelayed = true }, try connect("b"))
    stage.endTurn()
    try hand()
    stage.endTurn()
    stage.gateway.giveUp(try #require(stage.gateway.handover))
    slow.send(bytes: NodeSignal.paused(1).text)
    stage.endTurn()
    #expect(try methods(slow).last == "node.goOn" && other.sink.isReading)
    other.push(2)
    settle()
    #expect(store.given.isEmpty && stage.gateway.handover == nil)
    #expect(try other.answered == [1] && slow.steps.last == [1, 2])
  }

  @Test func `does not take the word that was asked for before`() throws {
    let client = try pusher { $0.isRelayed = true }
    try hand()
    stage.endTurn()
    stage.gateway.giveUp(try #require(stage.gateway.handover))
    try channel.leftAloneUntil = 0
    try hand()
    stage.endTurn()
    client.send(bytes: NodeSignal.paused(1).text)
    client.push(2, id: 2)
    settle()
    #expect(try store.given.isEmpty && client.answered == [1, 2])
    client.send(bytes: NodeSignal.paused(2).text)
    stage.endTurn()
    #expect(store.given == ["main"])
    // This cannot be: nobody knows where it belongs.
    client.push(3, id: 3)
    #expect(client.sink.closeCode == 1001)
  }

  @Test func `is not waited for where the store does not get on`() throws {
    let client = try pusher()
    store.late.setFull(true)
    try hand()
    stage.endTurn()
    #expect(store.given.isEmpty && client.sink.isReading == false)
    stage.endTurn()
    #expect(client.sink.isReading)
    #expect(try !channel.canMove)
    store.late.setFull(false)
    try channel.leftAloneUntil = 0
    try hand()
    stage.endTurn()
    #expect(store.given == ["main"])
    stage.gateway.abandon(try #require(stage.gateway.handover))
    #expect(client.sink.closeCode == 1001)
    store.confirmGifts()
    #expect(client.sink.context is Subscriber)
  }

  @Test func `comes to whoever looks first where a node stops`() throws {
    let (own, brought) = (try pusher(), try connect("b") { $0.isRelayed = true })
    let silent = try connect("c") { $0.isRelayed = true }
    stage.endTurn()
    stage.gateway.holdBrought {}
    stage.endTurn()
    #expect(own.sink.isReading)
    #expect(try methods(brought) == ["hello", "node.pause"])
    brought.send(bytes: NodeSignal.paused(1).text)
    stage.gateway.sendBroughtOn()
    let word = try #require(try brought.messages.last).serialized()
    guard case .moved(let move)? = NodeSignal(word.span) else {
      Issue.record("no word of the move: \(word)")
      return
    }
    #expect(move.node == nil && move.bookmark.revision == 1 && brought.sink.closeCode == 1001)
    // Something of these may be on its way.
    #expect(try methods(silent).last == "node.pause" && silent.sink.closeCode == nil)
    #expect(own.sink.closeCode == nil)
  }

  @Test func `is nothing that the clients are told of where it ends`() throws {
    let sender = try pusher()
    let epoch = try channel.session.epoch
    sender.push(2, id: 2)
    settle()
    let local = try connect("b") {
      ($0.isMoved, $0.person) = (true, "Ida")
      $0.bookmark = .init(epoch: epoch, revision: 1)
    }
    let brought = try connect("c7") {
      ($0.isMoved, $0.isRelayed) = (true, true)
      $0.bookmark = .init(epoch: epoch, revision: 2)
    }
    let lost = try connect("d") {
      $0.isMoved = true
      $0.bookmark = .init(epoch: "another", revision: 1)
    }
    stage.endTurn()
    #expect(try methods(local) == ["changed"] && local.steps == [[1, 2]])
    #expect(try methods(brought) == ["node.here"])
    #expect(try methods(lost) == [] && lost.sink.closeCode == 1001)
    let broughtTooLate = try connect("e") {
      ($0.isMoved, $0.isRelayed) = (true, true)
      $0.bookmark = .init(epoch: epoch, revision: 9)
    }
    #expect(try methods(broughtTooLate) == ["node.here"])
    #expect(broughtTooLate.sink.closeCode == 1001)
    #expect(try channel.session.personName(of: "b") == "Ida")
    sender.push(3, id: 3)
    settle()
    #expect(try local.steps.last == [2, 3] && brought.steps == [[2, 3]])
  }

  @Test func `is not for what no other node could go on with`() throws {
    _ = try pusher()
    #expect(try channel.canMove)
    // The answers to a client without a name are in no store.
    let unnamed = try connect("c9")
    unnamed.send("push", ["value": 2, "meta": ["key": "k"]])
    settle()
    #expect(try !channel.canMove)
    unnamed.leave()
    #expect(try channel.canMove)
    for number in 0..<Handover.maxClients { _ = try connect("reader-\(number)") }
    #expect(try !channel.canMove)
  }

  @Test(arguments: [
    (["a": 10, "b": 0], 5), (["a": 1, "b": 0], 0), (["a": 2, "b": 0], 1), (["a": 3, "b": 2], 0),
    (["a": 6, "c": 4, "b": 0], 2), (["a": 2, "c": 2, "b": 0], 0), (["c": 9, "a": 2, "b": 0], 0),
    (["a": 0, "b": 7], 0),
  ])
  func `is for as many as make numbers even`(counts: [String: Int], gifts: Int) {
    #expect(Gateway.gifts(of: "a", to: "b", among: counts) == gifts)
  }
}
