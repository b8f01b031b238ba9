/// One command, told to all subscribers of a session.
struct FanOut: Scenario {
  let name = "fanout"
  let title = "Fan-out of one command, until the last delivery"

  /// The numbers of subscribers, each with its commands a round.
  private static let audiences: [(size: Int, commands: Int)] = [(100, 200), (1000, 60), (5000, 20)]

  func run(in setting: Setting, on sheet: inout Sheet) throws {
    try setting.withServer { server, load in
      let halls = try Self.audiences.map { try Hall($0.size, load) }
      for hall in halls { try hall.tell(atMost: 10, window: 1) }
      for _ in 0..<setting.rounds {
        for (hall, (size, commands)) in zip(halls, Self.audiences) {
          let (effort, told) = try Effort.of(server) {
            try hall.tell(atMost: commands, window: 1)
          }
          let cost = effort.serverCost(told.count * size)
          let who = "\(Table.grouped(size)) subscribers"
          sheet.add("\(who), p50", told.times.p50, .microseconds)
          sheet.add("\(who), server's processor per delivery", cost, .microseconds)
        }
      }
      try halls.forEach { try $0.check() }
    }
  }
}

/// A session with one who sends and many who listen.
struct Hall {
  private let sender: Sender
  private let audience: Audience
  private let listeners: [LoadConnection]

  init(_ size: Int, _ load: Load) throws {
    let path = "/ws/hall-\(size)"
    let connection = try load.open(1, path: path)[0]
    sender = Sender(connection, load)
    listeners = try load.open(size, path: path)
    audience = Audience(size: size, base: connection.revision)
    for listener in listeners { listener.audience = audience }
  }

  /// Sends commands, each of which makes room for another when everybody has heard of it.
  @discardableResult
  func tell(atMost count: Int, window: Int) throws -> (count: Int, times: Samples) {
    try sender.stream(atMost: count, window: window, to: audience)
  }

  /// Everybody has everything; revisions that came inside a snapshot, though complete, are no
  /// deliveries, and a figure made of them would be too good.
  func check() throws {
    let skipped = listeners.reduce(0) { $0 + $1.skippedRevisions }
    guard skipped == 0 else { throw Fault("\(skipped) revisions came inside of snapshots") }
    let isComplete = listeners.allSatisfy { $0.revision == sender.connection.revision }
    guard isComplete else { throw Fault("subscribers ended at different revisions") }
  }
}
