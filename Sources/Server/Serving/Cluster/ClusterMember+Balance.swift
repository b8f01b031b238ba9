import SessionRecords
import Sessions

/// Moves sessions in use to a new node, so that each node has about as many.
extension ClusterMember {
  /// Seconds between the checks of what a new node should get. The first is late enough that a node
  /// that stops right after its start gets nothing.
  private static let checkDelays = [2.0, 5.0, 5.0]

  func rebalance(toward newcomer: Node, _ checkDelays: ArraySlice<Double> = checkDelays[...]) {
    guard let pause = checkDelays.first else { return }
    loop.schedule(after: pause) { [unowned self] in
      if lifecycle.isStopping { return }
      store.exchange(gateway.load) { [unowned self] entries in
        if store.hasFreshLease { planMigrations(to: newcomer, entries ?? [], here: store.node) }
        startNextMigration()
        rebalance(toward: newcomer, checkDelays.dropFirst())
      }
    }
  }

  /// Chooses the sessions that migrate from here to a node.
  private func planMigrations(to node: Node, _ entries: [NodeEntry], here: Node) {
    var counts: [String: Int] = [:]
    for entry in entries { counts[entry.node.id] = entry.sessions }
    if lifecycle.isStopping || counts[node.id] == nil { return }
    counts[here.id]? -= plannedMigrations.count
    for planned in plannedMigrations { counts[planned.node.id]? += 1 }
    let count = Self.migrationCount(from: here.id, to: node.id, among: counts)
    var promised = Set(plannedMigrations.map(\.session))
    if let migration { promised.insert(migration.channel.session.id) }
    let now = StopWatch.microseconds()
    let movable = registry.channels.filter { !promised.contains($0.key) && $0.value.canMigrate }
      .map { candidate(for: $0.value, at: now) }
    plannedMigrations += Self.everySecond(movable, atMost: count).map { ($0.session, node) }
  }

  /// Chooses sessions that have about half of the load, if they are half of all: the busiest stays,
  /// the next goes, and so on.
  static func everySecond(
    _ candidates: [LoadBalance.Candidate], atMost count: Int
  ) -> ArraySlice<LoadBalance.Candidate> {
    let sorted = candidates.sorted { ($0.cost, $0.session) > ($1.cost, $1.session) }
    let odd = stride(from: 1, to: sorted.count, by: 2).map { sorted[$0] }
    let even = stride(from: 0, to: sorted.count, by: 2).map { sorted[$0] }
    return (odd + even.reversed()).prefix(count)
  }

  /// Starts the next migration, unless one is in progress.
  func startNextMigration() {
    while migration == nil, let (id, node) = plannedMigrations.popLast() {
      guard !lifecycle.isStopping, knownNodes.contains(node), let channel = registry.channels[id],
        channel.canMigrate
      else { continue }
      startMigration(of: channel, to: node)
    }
  }

  /// The number of sessions that migrate from one node to another, if the node with the most gives
  /// one at a time until it would have fewer than the other. All nodes compute the same.
  ///
  /// - Parameter counts: of sessions, by the ids of nodes.
  static func migrationCount(from source: String, to node: String, among counts: [String: Int])
    -> Int
  {
    var (counts, migrations) = (counts, 0)
    while let most = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
      let least = counts[node], most.value - least >= 2
    {
      counts[most.key] = most.value - 1
      counts[node] = least + 1
      if most.key == source { migrations += 1 }
    }
    return migrations
  }
}
