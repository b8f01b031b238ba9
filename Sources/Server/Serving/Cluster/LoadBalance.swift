import SessionRecords

/// Decides which sessions leave a busy node, so that the nodes use about as much of their
/// processors.
///
/// Three rules keep sessions from moving back and forth. Only the busiest node gives, and only to
/// the one with least to do. A node that receives does not become the busiest, unless the busiest
/// load of all falls by a tenth. And a session stays a minute where it has arrived.
///
/// All loads are microseconds per second.
struct LoadBalance {
  /// A session that could move.
  struct Candidate {
    let session: String
    /// The load that its node would lose. The node goes on forwarding the clients that are connected
    /// to it.
    let relief: Int
    /// The load that the other node would get.
    let cost: Int
  }

  /// A load below which a node is not busy: a fifth of a processor.
  static let leastBusy = 200_000
  /// The least difference between two nodes for which anything moves, unless a fifth of the larger
  /// load is more.
  static let leastDifference = 100_000
  /// The load of sessions that are too quiet to move.
  static let quiet = 100
  /// The most sessions that move after one comparison.
  static let maxMoves = 16

  private struct Move {
    let node: String
    let candidate: Candidate
    /// Microseconds of `StopWatch`.
    let at: Int64
  }

  private var moves: [Move] = []
  /// The number of times that the nodes were compared.
  private(set) var comparisons = 0
  /// The number of sessions that have gone to other nodes while in use.
  private(set) var given = 0

  mutating func countComparison() { comparisons += 1 }

  /// Records that a session has gone to another node, which the measured loads show only later.
  mutating func record(_ candidate: Candidate, to node: String, at now: Int64) {
    given += 1
    // After five times as long nothing of it is missing in what is measured.
    let latest = now - Int64(5 * LoadMeter.decaySeconds * 1_000_000)
    moves.removeAll { $0.at < latest }
    moves.append(Move(node: node, candidate: candidate, at: now))
  }

  /// Returns the loads of all nodes by their ids, as they will be measured once the last moves have
  /// had their effect; nil if a load is unknown.
  func loads(of entries: [NodeEntry], from here: String, at now: Int64) -> [String: Int]? {
    var loads: [String: Int] = [:]
    for entry in entries {
      guard let load = entry.load else { return nil }
      loads[entry.node.id] = load.processor
    }
    for move in moves {
      let missing = LoadMeter.rest(after: now - move.at)
      loads[here]? -= Int(Double(move.candidate.relief) * missing)
      loads[move.node]? += Int(Double(move.candidate.cost) * missing)
    }
    return loads
  }

  /// Returns the node that sessions should go to; nil if this is not the busiest node, or the
  /// difference is too small.
  static func target(of loads: [String: Int], from here: String) -> String? {
    guard let most = loads.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
      let least = loads.min(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
      most.key == here, most.value >= leastBusy,
      most.value - least.value >= max(leastDifference, most.value / 5)
    else { return nil }
    return least.key
  }

  /// Chooses the sessions that go from a node to another: either several that leave the other with
  /// the smaller load, or one large session that lowers the larger load of the two. A session stays
  /// if forwarding its clients would take more than half of what it takes here.
  static func choice(
    from mine: Int, to other: Int, among candidates: [Candidate]
  ) -> [Candidate] {
    let sorted = candidates.filter { $0.cost >= quiet && 2 * $0.relief >= $0.cost }.sorted {
      ($0.cost, $0.session) > ($1.cost, $1.session)
    }
    var (several, left, right): ([Candidate], Int, Int) = ([], mine, other)
    for candidate in sorted where several.count < maxMoves {
      if right + candidate.cost > left - candidate.relief { continue }
      several.append(candidate)
      left -= candidate.relief
      right += candidate.cost
    }
    let single = sorted.min { $0.largerLoad(mine, other) < $1.largerLoad(mine, other) }
    if let single {
      let larger = single.largerLoad(mine, other)
      if larger < max(left, right), larger <= mine - mine / 10 { return [single] }
    }
    return several
  }
}

extension LoadBalance.Candidate {
  /// The larger load of two nodes after the session has moved.
  fileprivate func largerLoad(_ mine: Int, _ other: Int) -> Int {
    max(mine - relief, other + cost)
  }
}
