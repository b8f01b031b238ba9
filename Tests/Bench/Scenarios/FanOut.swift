/// One command, sent to all subscribers of a session, and the time that others wait because of it.
struct FanOut: Scenario {
  let name = "fanout"
  let title = "Fan-out of one command, until the last delivery"

  /// The numbers of subscribers, each with its commands per round.
  private static let audiences: [(size: Int, commands: Int)] = [(100, 200), (1000, 60), (5000, 20)]

  func run(in setting: Setting, on sheet: inout Sheet) throws {
    try setting.withServer { server, load in
      let halls = try Self.audiences.map { try Hall($0.size, load) }
      for hall in halls { try hall.tell(atMost: 10, window: 1) }
      let bystander = Sender(try load.open(1, path: "/ws/bystander")[0], load)
      for _ in 0..<setting.rounds {
        for (hall, (size, commands)) in zip(halls, Self.audiences) {
          let (effort, told) = try Effort.of(server) {
            try hall.tell(atMost: commands, window: 1)
          }
          let cost = effort.serverCost(told.count * size)
          let who = "\(Table.grouped(size)) subscribers"
          sheet.add("\(who), p50", told.times.p50, .microseconds)
          sheet.add("\(who), server's processor per delivery", cost, .microseconds)
          let waited = try (0..<commands).map { _ in try hall.tell(beside: bystander) }
          sheet.add("\(who), another session's answer, p50", Samples(waited).p50, .microseconds)
        }
      }
      try halls.forEach { try $0.check() }
    }
  }
}

/// A session with one sender and many subscribers.
struct Hall {
  private let sender: Sender
  private let audience: Audience
  private let listeners: [LoadConnection]
  private let load: Load

  init(_ size: Int, _ load: Load) throws {
    self.load = load
    let path = "/ws/hall-\(size)"
    let connection = try load.open(1, path: path)[0]
    sender = Sender(connection, load)
    listeners = try load.open(size, path: path)
    audience = Audience(size: size, base: connection.revision)
    for listener in listeners { listener.audience = audience }
  }

  /// Sends commands; a new one may follow once all subscribers have received an earlier one.
  @discardableResult
  func tell(atMost count: Int, window: Int) throws -> (count: Int, times: Samples) {
    try sender.stream(atMost: count, window: window, to: audience)
  }

  /// Sends a command, and at once a command of another session.
  ///
  /// - Returns: The nanoseconds until the latter is answered.
  func tell(beside bystander: Sender) throws -> UInt64 {
    let isLong = sender.connection.sent.isMultiple(of: 100)
    sender.connection.queue(isLong ? .popToRoot : .push)
    try sender.connection.flush()
    let time = try bystander.ask(.push)
    try load.wait(until: { audience.completed.count == sender.connection.sent }) {
      "a revision did not come to all of \(audience.size) subscribers"
    }
    return time
  }

  /// Checks that all subscribers have everything, and that no revision came inside a snapshot:
  /// that would be no delivery, and the figure would look too good.
  func check() throws {
    let skipped = listeners.reduce(0) { $0 + $1.skippedRevisions }
    guard skipped == 0 else { throw Fault("\(skipped) revisions came inside of snapshots") }
    let isComplete = listeners.allSatisfy { $0.revision == sender.connection.revision }
    guard isComplete else { throw Fault("subscribers ended at different revisions") }
  }
}
