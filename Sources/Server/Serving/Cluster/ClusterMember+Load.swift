import SessionRecords
import Sessions

/// Moves sessions in use away from the busiest node.
extension ClusterMember {
  /// Seconds between two comparisons of the nodes' loads.
  private static let interval = 5.0

  /// Periodically publishes the load of this node, and compares it with that of the others.
  func balanceLoad() {
    loop.schedule(after: Self.interval) { [unowned self] in
      if lifecycle.isStopping { return }
      store.exchange(gateway.load) { [unowned self] entries in
        if let entries { moveLoad(among: entries) }
        balanceLoad()
      }
    }
  }

  /// If a node has not published its load, only the numbers of sessions count, when a node joins.
  private func moveLoad(among entries: [NodeEntry]) {
    let (here, now) = (store.node.id, StopWatch.microseconds())
    guard !lifecycle.isStopping, store.hasFreshLease, migration == nil, plannedMigrations.isEmpty,
      let loads = balance.loads(of: entries, from: here, at: now)
    else { return }
    balance.countComparison()
    guard let target = LoadBalance.target(of: loads, from: here), let mine = loads[here],
      let other = loads[target], let node = entries.first(where: { $0.node.id == target })?.node
    else { return }
    let movable = registry.channels.values.filter(\.canLeaveLoad)
    let chosen = LoadBalance.choice(
      from: mine, to: other, among: movable.map { candidate(for: $0, at: now) })
    // The last one goes first.
    plannedMigrations += chosen.reversed().map { ($0.session, node) }
    startNextMigration()
  }

  func candidate(for channel: Channel, at now: Int64) -> LoadBalance.Candidate {
    let rates = channel.load.rates(at: now)
    let forwarded = channel.subscribers.count { $0.parameters.isForwarded }
    let share = Double(forwarded) / Double(max(1, channel.subscribers.count))
    // To forward a request takes about half as long as to do it.
    return LoadBalance.Candidate(
      session: channel.session.id,
      relief: Int(rates.requestTime * (1 + share) / 2 + rates.deliveryTime * share),
      cost: Int(rates.requestTime + rates.deliveryTime))
  }
}

extension Gateway {
  /// The work of this server over about the last minute.
  var load: NodeLoad {
    let now = StopWatch.microseconds()
    let processor = scheduler.processor.sample(at: now, used: StopWatch.processorTime())
    let rates = registry.channels.values.reduce(into: LoadMeter.Rates()) {
      $0 += $1.load.rates(at: now)
    }
    return NodeLoad(
      processor: processor, requests: Int(rates.requests), deliveries: Int(rates.deliveries))
  }
}
