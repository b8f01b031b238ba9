/// The one connection of a session that sends commands, one after the other or many at a time.
struct Sender {
  let connection: LoadConnection
  let load: Load
  private let start: Int

  /// The path is reset after this many commands, so it has at most one element fewer.
  private static let pushesBetweenResets = 128

  /// Nanoseconds: the limit of a measurement on a busy machine.
  private static let second: UInt64 = 1_000_000_000

  init(_ connection: LoadConnection, _ load: Load) {
    self.connection = connection
    self.load = load
    start = connection.revision - connection.sent
  }

  /// Sends a command and waits for its answer; returns the nanoseconds in between.
  func ask(_ command: Command) throws -> UInt64 {
    let nanoseconds = try ask(unheard: command)
    try check()
    return nanoseconds
  }

  /// The same on a connection that receives no revisions.
  func ask(unheard command: Command) throws -> UInt64 {
    connection.queue(command)
    let begin = Kernel.now()
    try connection.flush()
    try load.wait(until: { connection.answered == connection.sent }) {
      "answer \(connection.sent) did not come"
    }
    return Kernel.now() - begin
  }

  /// The times of commands sent one after the other: at most `count`, and for at most a second.
  func ask(atMost count: Int) throws -> Samples {
    let end = Kernel.now() + Self.second
    var times: [UInt64] = []
    while times.count < count, times.isEmpty || Kernel.now() < end { times.append(try ask(next)) }
    return Samples(times)
  }

  /// Pushes `count` elements.
  func grow(by count: Int) throws {
    let first = connection.sent
    try load.wait(until: {
      try fill(upTo: min(first + count, connection.answered + 512)) { .push }
      return connection.answered == first + count
    }) { "\(connection.sent - connection.answered) answers did not come" }
    try check()
  }

  /// Sends commands for at most a second, with at most `window` of them unanswered or not yet
  /// received by the audience.
  ///
  /// - Returns: Their number, and for each the nanoseconds until the last of the audience had
  ///   received it; without an audience, no times.
  @discardableResult
  func stream(
    atMost count: Int, window: Int, to audience: Audience? = nil
  ) throws -> (count: Int, times: Samples) {
    let (first, heard) = (connection.sent, audience?.completed.count ?? 0)
    let end = Kernel.now() + Self.second
    var (count, sentAt) = (count, [UInt64]())
    try load.wait(until: {
      let done = min(
        connection.answered - first, audience.map { $0.completed.count - heard } ?? .max)
      let now = Kernel.now()
      if now > end { count = max(1, connection.sent - first) }
      try fill(upTo: first + min(count, done + window)) { next }
      while audience != nil, sentAt.count < connection.sent - first { sentAt.append(now) }
      return done == count
    }) { missing(audience, since: heard, of: connection.sent - first) }
    try check()
    let completed = audience?.completed[heard...] ?? []
    return (count, Samples(zip(completed, sentAt).map { $0 - $1 }))
  }

  /// Sends commands until `count` have been sent.
  private func fill(upTo count: Int, with command: () -> Command) throws {
    if connection.sent >= count { return }
    while connection.sent < count { connection.queue(command()) }
    try connection.flush()
  }

  private var next: Command {
    (connection.sent + 1) % Self.pushesBetweenResets == 0 ? .popToRoot : .push
  }

  /// Each command makes one revision, which is sent before the answer.
  private func check() throws {
    guard connection.revision == start + connection.sent else {
      throw Fault(
        "\(connection.sent) commands led from revision \(start) to \(connection.revision)")
    }
  }

  private func missing(_ audience: Audience?, since heard: Int, of count: Int) -> String {
    let unanswered = connection.sent - connection.answered
    guard let audience else { return "\(unanswered) answers did not come" }
    return
      "\(unanswered) answers, and \(count - audience.completed.count + heard) revisions to all of"
      + " \(audience.size) subscribers, did not come"
  }
}
