import NavigationCore
import OrderedJSON
import Sessions
import Transport
import WireProtocol

/// Between sockets and sessions: turns frames into requests, and revisions into one write per
/// connection and turn.
@MainActor
public final class Gateway {
  let hub: SessionHub
  let log: Log
  let connections: Connections
  let lifecycle = Lifecycle()
  let memory: MemoryGovernor
  let delivery: Delivery
  let scheduler: TurnScheduler
  let registry: ChannelRegistry
  let routes: Routes
  var gate: TokenGate?
  /// Nil for a single server.
  var cluster: ClusterMember?
  let loop: EventLoop
  /// The spelling of the newest `push` of any client: in a burst they come from one.
  var spelling = PlainSpelling()

  /// The number in the name of the client that was named last.
  var clientsNamed = 0

  /// Seconds that a browser has to show its token.
  static let authenticationTimeout = 5.0
  /// The most bytes of a message that can show a token.
  static let maxAdmissionBytes = 4_096

  init(hub: SessionHub, routes: Routes, gate: TokenGate?, loop: EventLoop, log: Log) {
    self.hub = hub
    self.routes = routes
    self.gate = gate
    self.loop = loop
    self.log = log
    connections = Connections(loop: loop, log: log)
    memory = MemoryGovernor(hub: hub, loop: loop, connections: connections)
    delivery = Delivery(hub: hub, loop: loop, memory: memory, lifecycle: lifecycle)
    scheduler = TurnScheduler(
      loop: loop, delivery: delivery, memory: memory, lifecycle: lifecycle)
    registry = ChannelRegistry(
      hub: hub, loop: loop, connections: connections, delivery: delivery)
    registry.gateway = self
    (memory.gateway, delivery.gateway, scheduler.gateway) = (self, self, self)
    loop.onTurnEnd { [unowned self] in self.endTurn() }
    loop.onWritten { [unowned memory] in memory.measureTurn() }
  }

  /// Prepares to share a store with other servers.
  func joinCluster(on store: any SharedStore) {
    let cluster = ClusterMember(secret: Token(store.secret), store: store, gateway: self)
    self.cluster = cluster
    // The names that nodes give are hardly ever the same: a client may come to another with its name.
    clientsNamed = 1_000_000 * Int.random(in: 1...99_999)
    cluster.followStore()
  }

  func nameForClient() -> String {
    clientsNamed += 1
    return Identifier.given(clientsNamed)
  }

  /// Stops reading from all clients, and does what has been read before the server stops.
  func stopReading() {
    lifecycle.advance(to: .stopping)
    scheduler.finishWaiting()
    registry.pauseReading()
  }

  /// Ends a turn: does waiting work, stores what has been done, then delivers.
  func endTurn() {
    scheduler.serveWaiting()
    let keepsRecords = hub.store.keepsRecords
    let isUsedUp = scheduler.endTurn()
    if delivery.defersOutput(keepsRecords: keepsRecords, isTurnUsedUp: isUsedUp) {
      loop.wake()
      if !keepsRecords { return }
    } else {
      hub.store.flush()
    }
    delivery.deliverTurn()
    cluster?.advanceMigration()
    delivery.continueInNextTurn()
  }
}
