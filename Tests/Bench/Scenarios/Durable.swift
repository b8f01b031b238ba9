/// The price of a database: the same with it and in memory, by turns.
struct Durable: Scenario {
  let name = "durable"
  let title = "With a database, beside the same in memory"

  private static let commands = 40_000
  private static let subscribers = 100
  private static let deliveries = 1_000

  func run(in setting: Setting, on sheet: inout Sheet) throws {
    let folder = try TemporaryFolder()
    try setting.withServer { memory, memoryLoad in
      try setting.withServer(database: "\(folder.path)/bench.db") { server, load in
        let pair = [try Side(memory, memoryLoad), try Side(server, load)]
        for _ in 0..<setting.rounds {
          let streamed = try pair.map { try $0.stream(Self.commands) }
          note("512 in flight on one connection", streamed, on: &sheet)
          let told = try pair.map { try $0.tell(Self.deliveries, to: Self.subscribers) }
          note("32 in flight to \(Self.subscribers) subscribers", told, on: &sheet)
        }
        for side in pair { try side.hall.check() }
      }
    }
  }

  private struct Result {
    let perSecond: Double
    let cost: Double
  }

  private func note(_ what: String, _ results: [Result], on sheet: inout Sheet) {
    let (memory, durable) = (results[0], results[1])
    sheet.add("\(what), durable", durable.perSecond, .perSecond)
    sheet.add("\(what), of those in memory", durable.perSecond / memory.perSecond, .ratio)
    sheet.add("\(what), processor in memory", memory.cost, .microseconds)
    sheet.add("\(what), processor more", durable.cost - memory.cost, .microseconds)
  }

  /// One of the two servers.
  private struct Side {
    private let server: Server
    private let sender: Sender
    let hall: Hall

    init(_ server: Server, _ load: Load) throws {
      self.server = server
      sender = Sender(try load.open(1, path: "/ws/bench")[0], load)
      hall = try Hall(Durable.subscribers, load)
      try sender.stream(atMost: Durable.commands / 4, window: 512)
      try hall.tell(atMost: Durable.deliveries / 10, window: 32)
    }

    func stream(_ commands: Int) throws -> Result {
      let (effort, streamed) = try Effort.of(server) {
        try sender.stream(atMost: commands, window: 512)
      }
      return Result(
        perSecond: effort.perSecond(streamed.count), cost: effort.serverCost(streamed.count))
    }

    func tell(_ commands: Int, to subscribers: Int) throws -> Result {
      let (effort, told) = try Effort.of(server) { try hall.tell(atMost: commands, window: 32) }
      let count = told.count * subscribers
      return Result(perSecond: effort.perSecond(count), cost: effort.serverCost(count))
    }
  }
}
