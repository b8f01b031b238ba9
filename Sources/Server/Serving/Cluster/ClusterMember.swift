import OrderedJSON
import SessionRecords
import Sessions
import Transport

/// A server among several on one store: the other nodes, the clients whose sessions live there, and
/// the sessions that migrate. There is none in a single server.
@MainActor
final class ClusterMember {
  /// The text that only the nodes know.
  let secret: Token
  let store: any SharedStore
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
  /// The router, which holds the member.
  unowned let gateway: Gateway
  let hub: SessionHub
  let loop: EventLoop
  let connections: Connections
  let registry: ChannelRegistry
  let delivery: Delivery
  /// The moves of sessions away from this node because of its load.
  var balance = LoadBalance()

  init(secret: Token, store: any SharedStore, gateway: Gateway) {
    self.secret = secret
    self.store = store
    self.gateway = gateway
    hub = gateway.hub
    loop = gateway.delivery.loop
    connections = gateway.connections
    registry = gateway.registry
    delivery = gateway.delivery
  }

  var lifecycle: Lifecycle { gateway.lifecycle }

  /// Follows the store; sessions live here once the store has joined.
  func followStore() {
    store.onLeaseRefreshed = { [unowned self] in leaseRefreshed() }
    store.onNodes = { [unowned self] in nodesChanged(store.nodes.map(\.node)) }
    store.onEntry = { [unowned self] name, entry in hub.updateEntry(entry, of: name) }
    balanceLoad()
  }
}
