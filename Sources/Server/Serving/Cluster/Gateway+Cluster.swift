import OrderedJSON
import Sessions
import Transport

/// A server among several on one store.
extension Gateway {
  /// Prepares to share a store; sessions live here once the store has joined.
  func joinCluster(as identity: ClusterIdentity, on store: any SharedStore) {
    clusterIdentity = identity
    // The names that nodes give are hardly ever the same: a client may come to another with its name.
    clientsNamed = 1_000_000 * Int.random(in: 1...99_999)
    store.onLeaseRefreshed = { [unowned self] in leaseRefreshed() }
    store.onNodes = { [unowned self, unowned store] in nodesChanged(store.nodes.map(\.node)) }
    store.onEntry = { [unowned self] name, entry in hub.updateEntry(entry, of: name) }
  }

  /// The state for a load balancer: anything but `ok` means that clients are better off elsewhere.
  var condition: String {
    if lifecycle.phase > .serving { return "draining" }
    return clusterIdentity != nil && hub.store.isStale ? "away" : "ok"
  }
}
