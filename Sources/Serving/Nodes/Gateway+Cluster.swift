import OrderedJSON
import Sessions
import Transport

/// A server among several on one store.
extension Gateway {
  /// Takes its place on a store; sessions live here once it has joined.
  func take(_ place: Place, on store: any SharedStore) {
    self.place = place
    // The names that nodes give are hardly ever the same: a client may come to another with its name.
    clientsNamed = 1_000_000 * Int.random(in: 1...99_999)
    store.onLeaseRefreshed = { [unowned self] in becameCertain() }
    store.onNodes = { [unowned self, unowned store] in noteNodes(store.nodes.map(\.node)) }
    store.onEntry = { [unowned self] name, entry in hub.note(entry, of: name) }
  }

  /// The state for a load balancer: anything but `ok` means that clients are better off elsewhere.
  var condition: String {
    if isStopping || isDraining { return "draining" }
    return place != nil && hub.store.isStale ? "away" : "ok"
  }
}
