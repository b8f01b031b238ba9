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
  var clusterIdentity: ClusterIdentity?
  /// The store's nodes, as last reported.
  var knownNodes: Set<Node> = []
  /// The clients whose sessions live on other nodes.
  var proxies: [ObjectIdentifier: ForwardingProxy] = [:]
  /// The migration that is in progress.
  var migration: SessionMigration?
  /// The sessions that are still to migrate to new nodes.
  var plannedMigrations: [(session: String, node: Node)] = []
  /// The number of pause requests to nodes that forward clients.
  var pauses = 0
  /// The clients who wait until it is known where their sessions live.
  var waitingForStore: [Waiter] = []
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
    if migration != nil { advanceMigration() }
    delivery.continueInNextTurn()
  }
}
