/// The cost of a database: the same commands with it and in memory, alternating.
struct Durable: Scenario {
  let name = "durable"
  let title = "With a database, beside the same in memory"

  private static let commands = 40_000
  private static let subscribers = 100
  private static let deliveries = 1_000

  private static let crowd = "32 in flight to \(subscribers) subscribers"

  /// On one core the server pays for its store in full; on several, its thread runs in parallel.
  func run(in setting: Setting, on sheet: inout Sheet) throws {
    try compare(in: setting) { pair, _ in
      let streamed = try pair.map { try $0.stream(Self.commands) }
      note("512 in flight", streamed, on: &sheet)
      noteCost("512 in flight", streamed, goal: .atMost(3), on: &sheet)
      let told = try pair.map { try $0.tell(Self.deliveries, to: Self.subscribers) }
      note(Self.crowd, told, on: &sheet)
      noteCost(Self.crowd, told, on: &sheet)
    }
    if !setting.cores.areSeparate { return }
    var free = setting
    free.cores = setting.cores.withServerOnAll
    try compare(in: free) { pair, folder in
      let streamed = try pair.map { try $0.stream(Self.commands) }
      note("512 in flight, server on every core", streamed, goal: .atLeast(0.5), on: &sheet)
      let told = try pair.map { try $0.tell(Self.deliveries, to: Self.subscribers) }
      note("\(Self.crowd), server on every core", told, goal: .atLeast(0.85), on: &sheet)
      let alone = try pair.map { try $0.ask().p50 }
      note(alone, sync: try DiskSync(in: folder.path).times(200).p50, on: &sheet)
    }
  }

  private func compare(
    in setting: Setting, _ round: ([Side], TemporaryFolder) throws -> Void
  ) throws {
    let folder = try TemporaryFolder()
    try setting.withServer { memory, memoryLoad in
      try setting.withServer(database: "\(folder.path)/bench.db") { server, load in
        let pair = [try Side(memory, memoryLoad), try Side(server, load)]
        for _ in 0..<setting.rounds { try round(pair, folder) }
        for side in pair { try side.hall.check() }
      }
    }
  }

  private struct Result {
    let perSecond: Double
    let cost: Double
  }

  private func noteCost(
    _ what: String, _ results: [Result], goal: Figure.Goal? = nil, on sheet: inout Sheet
  ) {
    let (memory, durable) = (results[0].cost, results[1].cost)
    sheet.add("\(what), processor in memory", memory, .microseconds)
    sheet.add("\(what), processor more", durable - memory, .microseconds, goal: goal)
  }

  private func note(
    _ what: String, _ results: [Result], goal: Figure.Goal? = nil, on sheet: inout Sheet
  ) {
    let (memory, durable) = (results[0].perSecond, results[1].perSecond)
    sheet.add("\(what), durable", durable, .perSecond)
    sheet.add("\(what), of those in memory", durable / memory, .ratio, goal: goal)
  }

  private func note(_ alone: [Double], sync: Double, on sheet: inout Sheet) {
    sheet.add("one at a time, durable, p50", alone[1], .microseconds)
    sheet.add("one sync of a file that grows by 4 KiB, p50", sync, .microseconds)
    sheet.add(
      "one at a time, to a sync and the same in memory", alone[1] / (sync + alone[0]), .ratio,
      goal: .atMost(1.3))
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

    func ask() throws -> Samples { try sender.ask(atMost: 2_000) }

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
