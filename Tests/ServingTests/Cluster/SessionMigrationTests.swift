import NavigationCore
import OrderedJSON
import Sessions
import Testing

@testable import Serving

/// A session that goes to another node while clients are connected to it.
@MainActor
@Suite struct SessionMigrationTests {
  private let store = SharedLateStore()
  private let stage: Stage
  private let cluster: ClusterMember

  init() throws {
    stage = try Stage(store: store)
    cluster = ClusterMember(secret: Token(), store: store, gateway: stage.gateway)
    stage.gateway.cluster = cluster
  }

  private var channel: Channel {
    get throws { try #require(stage.gateway.registry.channels["main"]) }
  }

  private func migrate() throws { cluster.startMigration(of: try channel, to: store.other) }

  private func settle() {
    store.late.confirmAll()
    stage.endTurn()
  }

  /// A client that has pushed a value and received the change.
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
    let subscriber = try stage.gateway.admission.subscriber(for: parameters)
    let sink = stage.sink()
    sink.context = subscriber
    stage.gateway.admission.greet(subscriber, on: sink)
    return Client(sink: sink, subscriber: subscriber, gateway: stage.gateway)
  }

  private func methods(_ client: Client) throws -> [String] {
    try client.messages.compactMap { $0["method"]?.stringValue?.string }
  }

  @Test func `follows everything that its clients have sent, and they get all answers`() throws {
    let (client, reader) = (try pusher(), try connect("b"))
    client.push(2, id: 2)
    try migrate()
    stage.endTurn()
    #expect(store.transferred.isEmpty && !client.sink.isReading && !reader.sink.isReading)
    settle()
    #expect(store.transferred == ["main"])
    #expect(try client.answered == [1, 2] && reader.steps == [[1, 2]])
    #expect(client.sink.context is Subscriber)
    store.confirmTransfers()
    for client in [client, reader] {
      let proxy = try #require(client.sink.context as? ForwardingProxy)
      #expect(proxy.parameters.bookmark?.revision == 2 && proxy.parameters.isMoved)
      #expect(!client.sink.isReading && client.sink.closeCode == nil)
    }
    #expect(try methods(client) == ["hello", "changed", "changed"])
  }

  @Test func `waits for the nodes that forward clients`() throws {
    let client = try pusher { $0.isForwarded = true }
    client.send("presence.set", ["name": "Ida"])
    settle()
    try migrate()
    stage.endTurn()
    #expect(try methods(client).last == "node.pause")
    // This was on its way.
    client.push(2, id: 2)
    settle()
    #expect(store.transferred.isEmpty)
    client.send(bytes: NodeSignal.paused(1).text)
    stage.endTurn()
    #expect(store.transferred == ["main"])
    store.confirmTransfers()
    let word = try #require(try client.messages.last).serialized()
    guard case .moved(let relocation)? = NodeSignal(word.span) else {
      Issue.record("no word of the move: \(word)")
      return
    }
    #expect(relocation.node == store.other && relocation.bookmark.revision == 2)
    #expect(relocation.client == "a" && relocation.person == "Ida")
    #expect(client.sink.closeCode == 1001)
  }

  @Test func `holds back clients that connect during it`() throws {
    let first = try pusher { $0.isForwarded = true }
    try migrate()
    let (second, third) = (try connect("b"), try connect("c") { $0.isForwarded = true })
    stage.endTurn()
    #expect(try methods(second) == ["hello"] && !second.sink.isReading)
    #expect(try methods(third) == ["hello", "node.pause"])
    first.send(bytes: NodeSignal.paused(1).text)
    stage.endTurn()
    #expect(store.transferred.isEmpty)
    third.disconnect()
    stage.endTurn()
    #expect(store.transferred == ["main"])
  }

  @Test func `is cancelled if a client takes too long, and all go on`() throws {
    let (slow, other) = (try pusher { $0.isForwarded = true }, try connect("b"))
    stage.endTurn()
    try migrate()
    stage.endTurn()
    cluster.cancel(try #require(cluster.migration))
    slow.send(bytes: NodeSignal.paused(1).text)
    stage.endTurn()
    #expect(try methods(slow).last == "node.goOn" && other.sink.isReading)
    other.push(2)
    settle()
    #expect(store.transferred.isEmpty && cluster.migration == nil)
    #expect(try other.answered == [1] && slow.steps.last == [1, 2])
  }

  @Test func `does not accept an acknowledgement of an earlier pause`() throws {
    let client = try pusher { $0.isForwarded = true }
    try migrate()
    stage.endTurn()
    cluster.cancel(try #require(cluster.migration))
    try channel.migration.backoffEnd = 0
    try migrate()
    stage.endTurn()
    client.send(bytes: NodeSignal.paused(1).text)
    client.push(2, id: 2)
    settle()
    #expect(try store.transferred.isEmpty && client.answered == [1, 2])
    client.send(bytes: NodeSignal.paused(2).text)
    stage.endTurn()
    #expect(store.transferred == ["main"])
    // This must not happen: it is unknown where it belongs.
    client.push(3, id: 3)
    #expect(client.sink.closeCode == 1001)
  }

  @Test func `is cancelled if the store makes no progress`() throws {
    let client = try pusher()
    store.late.setFull(true)
    try migrate()
    stage.endTurn()
    #expect(store.transferred.isEmpty && client.sink.isReading == false)
    stage.endTurn()
    #expect(client.sink.isReading)
    #expect(try !channel.canMigrate)
    store.late.setFull(false)
    try channel.migration.backoffEnd = 0
    try migrate()
    stage.endTurn()
    #expect(store.transferred == ["main"])
    cluster.timeOut(try #require(cluster.migration))
    #expect(client.sink.closeCode == 1001)
    store.confirmTransfers()
    #expect(client.sink.context is Subscriber)
  }

  @Test func `redirects forwarded clients when a node stops`() throws {
    let (own, forwarded) = (try pusher(), try connect("b") { $0.isForwarded = true })
    let silent = try connect("c") { $0.isForwarded = true }
    stage.endTurn()
    cluster.pauseForwarded {}
    stage.endTurn()
    #expect(own.sink.isReading)
    #expect(try methods(forwarded) == ["hello", "node.pause"])
    forwarded.send(bytes: NodeSignal.paused(1).text)
    cluster.redirectForwarded()
    let word = try #require(try forwarded.messages.last).serialized()
    guard case .moved(let relocation)? = NodeSignal(word.span) else {
      Issue.record("no word of the move: \(word)")
      return
    }
    #expect(
      relocation.node == nil && relocation.bookmark.revision == 1
        && forwarded.sink.closeCode == 1001)
    // Some messages of these may be on their way.
    #expect(try methods(silent).last == "node.pause" && silent.sink.closeCode == nil)
    #expect(own.sink.closeCode == nil)
  }

  @Test func `is invisible to the clients on the node that it reaches`() throws {
    let sender = try pusher()
    let epoch = try channel.session.epoch
    sender.push(2, id: 2)
    settle()
    let local = try connect("b") {
      ($0.isMoved, $0.person) = (true, "Ida")
      $0.bookmark = .init(epoch: epoch, revision: 1)
    }
    let forwarded = try connect("c7") {
      ($0.isMoved, $0.isForwarded) = (true, true)
      $0.bookmark = .init(epoch: epoch, revision: 2)
    }
    let lost = try connect("d") {
      $0.isMoved = true
      $0.bookmark = .init(epoch: "another", revision: 1)
    }
    stage.endTurn()
    #expect(try methods(local) == ["changed"] && local.steps == [[1, 2]])
    #expect(try methods(forwarded) == ["node.here"])
    #expect(try methods(lost) == [] && lost.sink.closeCode == 1001)
    let forwardedTooLate = try connect("e") {
      ($0.isMoved, $0.isForwarded) = (true, true)
      $0.bookmark = .init(epoch: epoch, revision: 9)
    }
    #expect(try methods(forwardedTooLate) == ["node.here"])
    #expect(forwardedTooLate.sink.closeCode == 1001)
    #expect(try channel.session.personName(of: "b") == "Ida")
    // Load does not move it again for a while; a node that joins can get it.
    #expect(try channel.canMigrate && !channel.canLeaveLoad)
    try channel.migration.arrivalEnd = 0
    #expect(try channel.canLeaveLoad)
    sender.push(3, id: 3)
    settle()
    #expect(try local.steps.last == [2, 3] && forwarded.steps == [[2, 3]])
  }

  @Test func `excludes sessions that no other node could continue`() throws {
    _ = try pusher()
    #expect(try channel.canMigrate)
    // The answers to a client without a name are in no store.
    let unnamed = try connect("c9")
    unnamed.send("push", ["value": 2, "meta": ["key": "k"]])
    settle()
    #expect(try !channel.canMigrate)
    unnamed.disconnect()
    #expect(try channel.canMigrate)
    for number in 0..<SessionMigration.maxClients { _ = try connect("reader-\(number)") }
    #expect(try !channel.canMigrate)
  }

  @Test(arguments: [
    (["a": 10, "b": 0], 5), (["a": 1, "b": 0], 0), (["a": 2, "b": 0], 1), (["a": 3, "b": 2], 0),
    (["a": 6, "c": 4, "b": 0], 2), (["a": 2, "c": 2, "b": 0], 0), (["c": 9, "a": 2, "b": 0], 0),
    (["a": 0, "b": 7], 0),
  ])
  func `evens out the numbers of sessions`(counts: [String: Int], migrations: Int) {
    #expect(ClusterMember.migrationCount(from: "a", to: "b", among: counts) == migrations)
  }
}
