/// Commands on one connection that do not wait for earlier answers.
struct Pipeline: Scenario {
  let name = "pipeline"
  let title = "Pipelined commands on one connection"

  private static let commands = 40_000
  private static let windows = [64, 512]

  func run(in setting: Setting, on sheet: inout Sheet) throws {
    try setting.withServer { server, load in
      let sender = Sender(try load.open(1, path: "/ws/bench")[0], load)
      try sender.stream(atMost: Self.commands / 4, window: 64)
      for _ in 0..<setting.rounds {
        for window in Self.windows {
          let (effort, streamed) = try Effort.of(server) {
            try sender.stream(atMost: Self.commands, window: window)
          }
          note(effort, streamed.count, "window \(window)", on: &sheet)
        }
      }
    }
  }

  private func note(_ effort: Effort, _ count: Int, _ window: String, on sheet: inout Sheet) {
    sheet.add("\(window), commands", effort.perSecond(count), .perSecond)
    sheet.add("\(window), server's processor each", effort.serverCost(count), .microseconds)
    sheet.add("\(window), generator's processor each", effort.loadCost(count), .microseconds)
  }
}
