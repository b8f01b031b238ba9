import Dispatch
import SessionRecords

extension PostgreSQLStore {
  nonisolated static func onMain(_ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }

  /// Publishes this node's address to the other nodes, and follows their changes from then on.
  public func join(at address: String, then done: @escaping @MainActor () -> Void) {
    setNode(Node(id: node.id, address: address))
    leaseRenewer.start(at: address) { [weak self] report in
      self?.apply(report)
      done()
    } then: { [weak self] report in
      self?.apply(report)
    }
  }

  /// Publishes this node's load, and asks the database for that of all nodes.
  public func exchange(
    _ load: NodeLoad, then done: @escaping @MainActor ([NodeEntry]?) -> Void
  ) {
    workers.opener.perform { [node = node.id] (connection) throws(DatabaseError) in
      try connection.publish(load, of: node)
      return try connection.nodes()
    } then: {
      done(try? $0.get())
    }
  }

  /// Asks the database for a receipt, after what waits to be written.
  public func findReceipt(_ receipt: String, then done: @escaping @MainActor (Bool?) -> Void) {
    whenWritten { [workers] in
      workers.opener.perform { (connection) throws(DatabaseError) in
        try connection.run("SELECT FROM receipt WHERE id = $1", .text(receipt)).count > 0
      } then: {
        done(try? $0.get())
      }
    }
  }

  /// Releases all sessions.
  public func leave(then done: @escaping @MainActor () -> Void) {
    leaseRenewer.unregister { _ in done() }
  }

  /// False while this node has not been heard by the database for as long as its lease.
  public var hasFreshLease: Bool {
    leaseRenewer.renewedAt.map { $0 + leaseRenewer.lease > .now } ?? false
  }

  /// False if the database could not be asked a moment ago, or does not answer.
  public var isReachable: Bool { leaseRenewer.isAnswered }

  private func apply(_ report: LeaseRenewer.Report) {
    if isClosed { return }
    let hadFreshLease = hasFreshLease
    if let found = report.nodes {
      let before = nodes.map(\.node)
      nodes = found
      if before != found.map(\.node) { onNodes?() }
    }
    if !report.lost.isEmpty {
      let lost = Set(report.lost)
      invalidate(openSessions.logs.values.filter { lost.contains($0.id) }, .moved)
    }
    if let values = report.appValues { applyAppValues(values) }
    applyChanges(report.changes)
    if let renewedAt = report.renewedAt { leaseRenewer.renewedAt = renewedAt }
    if !hadFreshLease && hasFreshLease { onLeaseRefreshed?() }
  }

  private func applyAppValues(_ values: [String: [UInt8]]) {
    for key in appValueCache.keys(differingFrom: values) {
      if appValueCache.adopt(values[key], forKey: key) { onAppValue?(key, values[key]) }
    }
  }

  private func applyChanges(_ changes: SessionEntryCache.Changes) {
    var changes = changes
    // Of what lives here more is known.
    for name in openSessions.logs.keys {
      changes.listings[name] = nil
      changes.gone.remove(name)
    }
    for name in entryCache.apply(changes) { onEntry?(name, entryCache.listings[name]?.entry) }
  }
}
