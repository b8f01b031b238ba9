import NavigationCore
import OrderedJSON
import SessionRecords
import Sessions
import Transport
import WireProtocol

/// Between sockets and sessions: turns frames into requests, and revisions into one write per
/// connection and turn.
@MainActor
public final class Gateway {
  let hub: SessionHub
  let connections: Connections
  let lifecycle = Lifecycle()
  let delivery: Delivery
  let scheduler: TurnScheduler
  let registry: ChannelRegistry
  let admission: Admission
  let responder: HTTPResponder
  /// Nil for a single server.
  var cluster: ClusterMember?
  /// The spelling of the newest `push` of any client: in a burst they come from one.
  var spelling = PlainSpelling()

  init(hub: SessionHub, routes: Routes, gate: TokenGate?, loop: EventLoop, log: Log) {
    self.hub = hub
    connections = Connections(loop: loop, log: log)
    let files = FileCache()
    let memory = MemoryGovernor(hub: hub, loop: loop, connections: connections, files: files)
    delivery = Delivery(hub: hub, loop: loop, memory: memory, lifecycle: lifecycle)
    scheduler = TurnScheduler(
      loop: loop, delivery: delivery, memory: memory, lifecycle: lifecycle)
    registry = ChannelRegistry(
      hub: hub, loop: loop, connections: connections, delivery: delivery)
    admission = Admission(
      gate: gate, loop: loop, connections: connections, registry: registry, scheduler: scheduler,
      lifecycle: lifecycle)
    responder = HTTPResponder(routes, files: files, admission: admission)
    // A part calls those made before it directly, and those made after it by way of the gateway.
    (memory.gateway, delivery.gateway, scheduler.gateway) = (self, self, self)
    (registry.gateway, admission.gateway, responder.gateway) = (self, self, self)
    loop.onTurnEnd { [unowned self] in self.endTurn() }
    loop.onWritten { [unowned memory] in memory.measureTurn() }
  }

  /// Prepares to share a store with other servers.
  func joinCluster(on store: any SharedStore) {
    let cluster = ClusterMember(secret: Token(store.secret), store: store, gateway: self)
    self.cluster = cluster
    admission.nameClientsAsNode()
    cluster.followStore()
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
    let isUsedUp = scheduler.resetBudget()
    if delivery.putsOffTurn(keepsRecords: keepsRecords, isTurnUsedUp: isUsedUp) {
      if !keepsRecords { return }
    } else {
      hub.store.flush()
    }
    delivery.deliverTurn()
    cluster?.advanceMigration()
    delivery.continueInNextTurn()
  }
}
