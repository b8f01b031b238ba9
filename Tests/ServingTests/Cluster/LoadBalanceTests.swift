import SessionRecords
import Testing

@testable import Serving

/// The choice of the sessions that leave a busy node.
@Suite struct LoadBalanceTests {
  private typealias Candidate = LoadBalance.Candidate

  private static func choice(
    from mine: Int, to other: Int, _ costs: [Int], relief: Double = 1
  ) -> [Int] {
    let candidates = costs.enumerated().map { index, cost in
      Candidate(session: "s\(index)", relief: Int(Double(cost) * relief), cost: cost)
    }
    return LoadBalance.choice(from: mine, to: other, among: candidates).map(\.cost)
  }

  @Test(arguments: [
    // Of several, as many leave as the other node can take.
    (600_000, 0, [100_000, 100_000, 100_000, 100_000], [100_000, 100_000, 100_000]),
    (500_000, 300_000, [150_000, 80_000, 30_000], [80_000]),
    // A session that is all of the load stays.
    (600_000, 50_000, [550_000], []),
    // It leaves the rest of a busy node, even if the other becomes busier than this one is then.
    (500_000, 0, [300_000], [300_000]), (500_000, 0, [480_000], []),
    // The rest leaves it, if that is better.
    (800_000, 50_000, [600_000, 60_000, 60_000, 60_000], [60_000, 60_000, 60_000]),
    // Quiet sessions stay, however many.
    (300_000, 0, [99, 50, 0], []),
  ])
  func `lowers the larger load`(mine: Int, other: Int, costs: [Int], chosen: [Int]) {
    #expect(Self.choice(from: mine, to: other, costs) == chosen)
  }

  @Test func `counts what a node goes on forwarding`() {
    #expect(Self.choice(from: 500_000, to: 0, [200_000, 200_000]) == [200_000])
    #expect(Self.choice(from: 500_000, to: 350_000, [110_000], relief: 0.5) == [])
    #expect(Self.choice(from: 500_000, to: 0, [100_000], relief: 0.5) == [100_000])
    #expect(Self.choice(from: 500_000, to: 0, [100_000], relief: 0.4) == [])
  }

  @Test func `gives a bounded number at once`() {
    let costs = Array(repeating: 200, count: 1_000)
    #expect(Self.choice(from: 500_000, to: 0, costs).count == LoadBalance.maxMoves)
  }

  @Test func `is made by the busiest node alone, if it is busy enough`() {
    let loads = ["a": 400_000, "b": 300_000, "c": 150_000]
    #expect(LoadBalance.target(of: loads, from: "a") == "c")
    #expect(LoadBalance.target(of: loads, from: "b") == nil)
    #expect(LoadBalance.target(of: ["a": 190_000, "b": 0], from: "a") == nil)
    #expect(LoadBalance.target(of: ["a": 290_000, "b": 200_000], from: "a") == nil)
    #expect(LoadBalance.target(of: ["a": 900_000, "b": 750_000], from: "a") == nil)
    #expect(LoadBalance.target(of: ["a": 900_000], from: "a") == nil)
    let equal = ["a": 900_000, "b": 900_000, "c": 0]
    #expect(["a", "b"].compactMap { LoadBalance.target(of: equal, from: $0) } == ["c"])
  }

  private static func entry(_ id: String, _ processor: Int?) -> NodeEntry {
    NodeEntry(
      node: Node(id: id, address: ""), version: "1", sessions: 0, lease: 1,
      load: processor.map { NodeLoad(processor: $0, requests: 0, deliveries: 0) })
  }

  @Test func `is left to the numbers of sessions while a load is unknown`() {
    let known = [Self.entry("a", 400_000), Self.entry("b", 0)]
    let balance = LoadBalance()
    #expect(balance.loads(of: known, from: "a", at: 0) == ["a": 400_000, "b": 0])
    #expect(balance.loads(of: known + [Self.entry("old", nil)], from: "a", at: 0) == nil)
  }

  @Test func `knows of moves before the measured loads show them`() throws {
    var balance = LoadBalance()
    let moved = Candidate(session: "s", relief: 100_000, cost: 200_000)
    balance.record(moved, to: "b", at: 0)
    let entries = [Self.entry("a", 400_000), Self.entry("b", 0)]
    #expect(balance.loads(of: entries, from: "a", at: 0) == ["a": 300_000, "b": 200_000])
    let minute = try #require(balance.loads(of: entries, from: "a", at: 60_000_000))
    #expect(minute["a"].map { $0 > 394_000 } == true && minute["b"].map { $0 < 11_000 } == true)
    for number in 1...10_000 { balance.record(moved, to: "b", at: Int64(number) * 1_000_000) }
    #expect(balance.given == 10_001)
    #expect(MemoryLayout<LoadMeter>.size <= 40)
  }
}

/// Nodes with sessions of constant load, which compare their loads again and again.
@Suite struct LoadSimulationTests {
  private struct Session {
    let name: String
    let cost: Int
    let canMove: Bool
    var node: Int
    var moves = 0
  }

  /// Compares until nothing has moved for a while.
  ///
  /// - Returns: the number of moves, and the loads at the end.
  private func settle(_ sessions: inout [Session], nodes: Int) -> (moves: Int, loads: [Int]) {
    var (moves, quietRounds) = (0, 0)
    func loads(_ sessions: [Session]) -> [Int] {
      sessions.reduce(into: Array(repeating: 0, count: nodes)) { $0[$1.node] += $1.cost }
    }
    while quietRounds < 3, moves < 10_000 {
      let before = moves
      for here in 0..<nodes {
        let known = Dictionary(
          uniqueKeysWithValues: loads(sessions).enumerated().map { ("n\($0)", $1) })
        guard let target = LoadBalance.target(of: known, from: "n\(here)"),
          let other = Int(target.dropFirst()), let mine = known["n\(here)"],
          let its = known[target]
        else { continue }
        let candidates = sessions.filter { $0.node == here && $0.canMove }.map {
          LoadBalance.Candidate(session: $0.name, relief: $0.cost, cost: $0.cost)
        }
        let chosen = Set(
          LoadBalance.choice(from: mine, to: its, among: candidates).map(\.session))
        for index in sessions.indices where chosen.contains(sessions[index].name) {
          sessions[index].node = other
          sessions[index].moves += 1
          moves += 1
        }
      }
      quietRounds = moves == before ? quietRounds + 1 : 0
    }
    return (moves, loads(sessions))
  }

  @Test(arguments: 0..<200)
  func `settle, and the largest load only falls`(seed: UInt64) {
    var chance = Chance(state: seed)
    let nodes = Int.random(in: 2...5, using: &chance)
    var sessions = (0..<Int.random(in: 1...40, using: &chance)).map { number in
      Session(
        name: "s\(number)",
        cost: Int.random(in: 0...Int.random(in: 1...400_000, using: &chance), using: &chance),
        canMove: Int.random(in: 0..<5, using: &chance) > 0,
        node: Int.random(in: 0..<nodes, using: &chance))
    }
    let before = sessions.reduce(into: Array(repeating: 0, count: nodes)) { $0[$1.node] += $1.cost }
    let (moves, loads) = settle(&sessions, nodes: nodes)
    #expect(moves < 10 * sessions.count, "they move back and forth")
    #expect(loads.max() ?? 0 <= before.max() ?? 0)
    let again = settle(&sessions, nodes: nodes)
    #expect(again.moves == 0)
  }

  @Test func `even out many small sessions`() {
    var sessions = (0..<1_000).map {
      Session(name: "s\($0)", cost: 600, canMove: true, node: 0)
    }
    let (_, loads) = settle(&sessions, nodes: 3)
    #expect(loads.max() ?? 0 <= 300_000 && sessions.allSatisfy { $0.moves <= 2 })
  }

  private struct Chance: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}

/// The measure of work and of processor time.
@Suite struct LoadMeterTests {
  @Test func `shows the rate of the last minute`() {
    var meter = LoadMeter()
    // A minute of ten requests a second, of two milliseconds each, with three deliveries.
    for tenth in 0..<600 {
      let now = Int64(tenth) * 100_000
      meter.addRequest(taking: 2_000, at: now)
      meter.addDeliveries(3, taking: 1_000, at: now)
    }
    let rates = meter.rates(at: 60_000_000)
    #expect((540...660).contains(rates.requests) && (1_620...1_980).contains(rates.deliveries))
    #expect((18_000...22_000).contains(rates.requestTime))
    #expect((9_000...11_000).contains(rates.deliveryTime))
    #expect(meter.rates(at: 120_000_000).requests < 35)
    #expect(meter.rates(at: 600_000_000).requests < 0.001)
  }

  @Test func `shows the processor time whatever the time between samples`() {
    for step in [Int64(100_000), 5_000_000, 47_000_000] {
      var meter = ProcessorMeter()
      var rate = 0
      for number in 0..<(600_000_000 / step) {
        rate = meter.sample(at: number * step, used: number * step / 4)
      }
      #expect((245_000...250_000).contains(rate))
    }
  }
}
