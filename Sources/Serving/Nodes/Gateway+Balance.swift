import Sessions

/// Moves sessions in use to a new node, so that each node has about as many.
extension Gateway {
  /// Seconds between two looks at what a node that has come should get. The first is late enough that
  /// one that ends as soon as it has started gets nothing.
  private static let looks = [2.0, 5.0, 5.0]

  func relieve(by newcomer: Node, _ looks: ArraySlice<Double> = looks[...]) {
    guard let pause = looks.first else { return }
    loop.schedule(after: pause) { [unowned self] in
      guard let store = hub.store as? any SharedStore, !isStopping else { return }
      store.countSessions { [unowned self] entries in
        if store.hasFreshLease { plan(for: newcomer, entries ?? [], here: store.node) }
        giveNext()
        relieve(by: newcomer, looks.dropFirst())
      }
    }
  }

  /// Chooses the sessions that a node gets from here.
  private func plan(for node: Node, _ entries: [NodeEntry], here: Node) {
    var counts: [String: Int] = [:]
    for entry in entries { counts[entry.node.id] = entry.sessions }
    if isStopping || counts[node.id] == nil { return }
    counts[here.id]? -= gifts.count
    for gift in gifts { counts[gift.node.id]? += 1 }
    let count = Self.gifts(of: here.id, to: node.id, among: counts)
    var promised = Set(gifts.map(\.session))
    if let handover { promised.insert(handover.channel.session.id) }
    let chosen = channels.lazy.filter { !promised.contains($0.key) && $0.value.canMove }
    gifts += chosen.prefix(count).map { ($0.key, node) }
  }

  /// Gives the next of them, unless one is under way.
  func giveNext() {
    while handover == nil, let (id, node) = gifts.popLast() {
      guard !isStopping, knownNodes.contains(node), let channel = channels[id], channel.canMove
      else { continue }
      hand(channel, to: node)
    }
  }

  /// The number of sessions that one node gives to another, if the node with the most gives one at
  /// a time until it would have fewer than the other. All nodes compute the same.
  ///
  /// - Parameter counts: of sessions, by the ids of nodes.
  static func gifts(of giver: String, to node: String, among counts: [String: Int]) -> Int {
    var (counts, gifts) = (counts, 0)
    while let most = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
      let least = counts[node], most.value - least >= 2
    {
      counts[most.key] = most.value - 1
      counts[node] = least + 1
      if most.key == giver { gifts += 1 }
    }
    return gifts
  }
}
