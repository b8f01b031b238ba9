/// From a command to its answer, with no other client, and with many silent ones.
struct RoundTrip: Scenario {
  let name = "roundtrip"
  let title = "Round trip of one command"

  private static let commands = 5000
  private static let idle = 5000

  func run(in setting: Setting, on sheet: inout Sheet) throws {
    try setting.withServer { server, load in
      let sender = Sender(try load.open(1, path: "/ws/bench")[0], load)
      for _ in 0..<setting.rounds {
        let alone = try measure(sender)
        let silent = try load.open(Self.idle, path: "/ws/idle")
        server.settle()
        let beside = try measure(sender)
        load.close(silent)
        server.settle()
        note(alone, beside, on: &sheet)
      }
    }
  }

  private func measure(_ sender: Sender) throws -> Samples {
    _ = try sender.ask(atMost: Self.commands / 10)
    return try sender.ask(atMost: Self.commands)
  }

  private func note(_ alone: Samples, _ beside: Samples, on sheet: inout Sheet) {
    let others = "beside \(Table.grouped(Self.idle)) idle connections"
    sheet.add("alone, p50", alone.p50, .microseconds)
    sheet.add("alone, p99", alone.p99, .microseconds)
    sheet.add("\(others), p50", beside.p50, .microseconds)
    sheet.add("\(others), p99", beside.p99, .microseconds)
    sheet.add("ratio of the two p50", beside.p50 / alone.p50, .ratio, goal: .atMost(1.1))
  }
}
