/// The deliveries of a busy session, per second.
struct Deliveries: Scenario {
  let name = "deliveries"
  let title = "32 commands outstanding, told to 100 subscribers"

  private static let subscribers = 100
  private static let window = 32
  private static let commands = 2000

  func run(in setting: Setting, on sheet: inout Sheet) throws {
    try setting.withServer { server, load in
      let hall = try Hall(Self.subscribers, load)
      try hall.tell(atMost: Self.commands / 10, window: Self.window)
      for _ in 0..<setting.rounds {
        let (effort, told) = try Effort.of(server) {
          try hall.tell(atMost: Self.commands, window: Self.window)
        }
        let count = told.count * Self.subscribers
        sheet.add("deliveries", effort.perSecond(count), .perSecond)
        sheet.add("server's processor each", effort.serverCost(count), .microseconds)
        sheet.add("generator's processor each", effort.loadCost(count), .microseconds)
      }
      try hall.check()
    }
  }
}
