/// The same commands for the sandbox, a scene without code, and for a scene with views.
struct Scenes: Scenario {
  let name = "scenes"
  let title = "The sandbox and a scene of views, side by side"

  private static let commands = 2_000
  private static let sessions = [
    ("sandbox", "/ws/lists?scene=sandbox"), ("views", "/ws/views?scene=mixed-types"),
  ]

  func run(in setting: Setting, on sheet: inout Sheet) throws {
    try setting.withServer { server, load in
      let senders = try Self.sessions.map { name, path in
        (name, Sender(try load.open(1, path: path)[0], load))
      }
      for (_, sender) in senders { try sender.stream(atMost: Self.commands / 4, window: 64) }
      for _ in 0..<setting.rounds {
        for (name, sender) in senders { try measure(sender, name, server, on: &sheet) }
      }
    }
  }

  private func measure(
    _ sender: Sender, _ name: String, _ server: Server, on sheet: inout Sheet
  ) throws {
    let alone = try sender.ask(atMost: Self.commands)
    let (effort, streamed) = try Effort.of(server) {
      try sender.stream(atMost: Self.commands, window: 64)
    }
    sheet.add("\(name), round trip, p50", alone.p50, .microseconds)
    sheet.add(
      "\(name), pipelined, server's processor each", effort.serverCost(streamed.count),
      .microseconds)
  }
}
