import OrderedJSON
import Sessions
import Transport

/// An app that `colonnade watch` rebuilds whenever its sources are saved.
extension Service {
  /// The watch session's permission to take the sessions over.
  struct HotReloadStart {
    /// The steps of the logs are done again.
    let replays: Bool
    /// The sessions that had clients.
    let sessions: [String]
    /// The state of the build.
    let build: JSONObject?
    /// The treatment of sessions after a crash; nil if there was none.
    let recovery: CrashRecovery?
    /// The sessions that crashed last.
    let suspects: Set<String>
  }

  /// Reports to the watch session that all but the sessions is ready, and waits until they are
  /// free; nil if the watch session has ended.
  static func awaitStart(from connection: WatchConnection) -> HotReloadStart? {
    connection.send(["ready": true])
    while let message = connection.next() {
      guard let start = message["go"] else { continue }
      return HotReloadStart(
        replays: start["replay"]?.boolValue ?? false,
        sessions: start["sessions"]?.arrayValue?.compactMap { $0.stringValue?.string } ?? [],
        build: start["build"]?.objectValue, recovery: recovery(in: start),
        suspects: Set(
          start["suspects"]?.arrayValue?.compactMap { $0.stringValue?.string } ?? []))
    }
    return nil
  }

  /// Handles the watch session's messages while the app runs.
  func handleMessages(of connection: WatchConnection) {
    connection.onMessage = { [unowned self] message in
      if let build = message["build"]?.objectValue {
        gateway.responder.routes.lateSources?.forget()
        gateway.registry.announce(build: build)
      }
      if message["leave"] != nil { closeForNextBuild(connection) }
    }
    connection.onEnd = { [unowned self] in stop(within: Self.shortGracePeriod) }
    connection.listen(in: loop)
  }

  /// Makes room for the next build of the app.
  private func closeForNextBuild(_ connection: WatchConnection) {
    connection.send(["left": .array(gateway.registry.visited.map { .string(UTF8String($0)) })])
    makesRoom = true
    stop(within: Self.shortGracePeriod)
  }

  /// Reports to the watch session where the app is served, and reopens the sessions in use before;
  /// then the app is live.
  func reopenSessions(
    after start: HotReloadStart, reportingTo connection: WatchConnection, text: String
  ) {
    gateway.hub.onHotReload = { session, outcome in
      var message: JSONObject = ["session": .string(UTF8String(session))]
      for (name, value) in outcome ?? [:] { message[name] = value }
      connection.send([outcome == nil ? "replaying" : "replayed": .object(message)])
    }
    connection.send([
      "listening": ["port": .number(.init(server.port)), "text": .string(UTF8String(text))]
    ])
    var names = start.sessions.filter { gateway.hub.takesTime($0) }[...]
    func openNext() {
      guard let name = names.popFirst() else { return connection.send(["live": true]) }
      gateway.registry.open(name) { _ in openNext() }
    }
    openNext()
  }
}
