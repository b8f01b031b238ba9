/// A push onto a short path and onto long ones, history on.
struct Depth: Scenario {
  let name = "depth"
  let title = "Push at a depth, one after the other"

  private static let depths = [10, 1000, 10_000, 100_000]
  private static let blocks = 50
  private static let pushesPerBlock = 20
  /// Nanoseconds after which a round starts no more blocks.
  private static let roundAtMost: UInt64 = 3_000_000_000

  /// Pushes measured so far in a round, at one depth.
  private struct Measured {
    var times: [Samples] = []
    var costs: [Double] = []
  }

  func run(in setting: Setting, on sheet: inout Sheet) throws {
    try setting.withServer { server, load in
      let senders = try Self.depths.map { depth in
        let sender = Sender(try load.open(1, path: "/ws/depth-\(depth)")[0], load)
        try sender.grow(by: depth)
        return sender
      }
      for _ in 0..<setting.rounds { note(try round(senders, server), on: &sheet) }
    }
  }

  /// Alternates between the depths in small blocks, so that a disturbance affects all of them.
  private func round(_ senders: [Sender], _ server: Server) throws -> [Measured] {
    var measured = senders.map { _ in Measured() }
    let end = Kernel.now() + Self.roundAtMost
    for block in 0..<Self.blocks where block == 0 || Kernel.now() < end {
      for (index, sender) in senders.enumerated() {
        let (effort, times) = try Effort.of(server) {
          try (0..<Self.pushesPerBlock).map { _ in try sender.ask(.push) }
        }
        measured[index].costs.append(effort.serverCost(Self.pushesPerBlock))
        measured[index].times.append(Samples(times))
        _ = try sender.ask(.pop(Self.pushesPerBlock))
      }
    }
    return measured
  }

  private func note(_ measured: [Measured], on sheet: inout Sheet) {
    let times = measured.map { Samples(joining: $0.times).p50 }
    let costs = measured.map { $0.costs.reduce(0, +) / Double($0.costs.count) }
    for (index, depth) in Self.depths.enumerated() {
      let place = "depth \(Table.grouped(depth))"
      sheet.add("\(place), p50", times[index], .microseconds)
      sheet.add("\(place), server's processor", costs[index], .microseconds)
      if index == 0 { continue }
      let goal = Figure.Goal.atMost(1.2)
      sheet.add("\(place), p50 to depth 10", times[index] / times[0], .ratio, goal: goal)
      sheet.add("\(place), processor to depth 10", costs[index] / costs[0], .ratio, goal: goal)
    }
  }
}
