import OrderedJSON
import Sessions
import Transport

/// An app that `colonnade watch` rebuilds whenever its sources are saved.
extension Service {
  /// The builder's permission to take the sessions over.
  struct Start {
    /// The steps of the logs are done again.
    let replays: Bool
    /// The sessions that had visitors.
    let sessions: [String]
    /// The builder's state.
    let build: JSONObject?
  }

  /// Reports to the builder that all but the sessions is ready, and waits until they are free; nil
  /// if the builder is gone.
  static func wait(for line: BuilderLine) -> Start? {
    line.send(["ready": true])
    while let message = line.next() {
      guard let start = message["go"] else { continue }
      return Start(
        replays: start["replay"]?.boolValue ?? false,
        sessions: start["sessions"]?.arrayValue?.compactMap { $0.stringValue?.string } ?? [],
        build: start["build"]?.objectValue)
    }
    return nil
  }

  /// Handles the builder's messages while the app runs.
  func follow(_ line: BuilderLine) {
    line.onMessage = { [unowned self] message in
      if let build = message["build"]?.objectValue { gateway.tell(build: build) }
      if message["leave"] != nil { leave(line) }
    }
    line.onEnd = { [unowned self] in stop(within: Self.shortGracePeriod) }
    line.listen(in: loop)
  }

  /// Makes room for the next build of the app.
  private func leave(_ line: BuilderLine) {
    line.send(["left": .array(gateway.visited.map { .string(UTF8String($0)) })])
    stop(within: Self.shortGracePeriod)
  }

  /// Reports to the builder where the app is served, and comes back to where the sessions were;
  /// then the app is live.
  func comeBack(_ start: Start, tellingThrough line: BuilderLine, text: String) {
    gateway.hub.onHotReload = { session, outcome in
      var told: JSONObject = ["session": .string(UTF8String(session))]
      for (name, value) in outcome ?? [:] { told[name] = value }
      line.send([outcome == nil ? "replaying" : "replayed": .object(told)])
    }
    line.send([
      "listening": ["port": .number(.init(server.port)), "text": .string(UTF8String(text))]
    ])
    var names = start.sessions.filter { gateway.hub.takesTime($0) }[...]
    func openNext() {
      guard let name = names.popFirst() else { return line.send(["live": true]) }
      gateway.open(name) { _ in openNext() }
    }
    openNext()
  }
}
