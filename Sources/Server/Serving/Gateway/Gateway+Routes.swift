import OrderedJSON
import Sessions
import Transport
import WireProtocol

extension Gateway {
  /// Answers a plain HTTP request.
  public func respond(to request: HTTPRequest) -> HTTPAnswer {
    switch request.path {
    case Routes.healthPath: return sameOrigin(request) { .now(health) }
    case Routes.metricsPath: return authenticated(request) { .now(metrics(for: request)) }
    case let path where path.hasPrefix(Routes.statePrefix):
      return authenticated(request) {
        state(path.dropping(prefix: Routes.statePrefix) ?? "", for: request.peerAddress)
      }
    case let path where path.hasPrefix(SourceFiles.prefix):
      return authenticated(request) {
        .now(routes.source(for: request) ?? Self.noSuchSource)
      }
    case let path where path == "/ws" || path.hasPrefix("/ws/"):
      return .now(
        .error(
          426, code: "upgrade_required", message: "This is a WebSocket: connect with ws://.",
          headers: [("Upgrade", "websocket"), ("Connection", "Upgrade")]))
    case let path where AssetPictures.isPicture(path):
      return sameOrigin(request) { .now(routes.assets.response(to: request) ?? Self.nothing) }
    case let path where DocumentationSite.isPage(path):
      return sameOrigin(request) { .now(routes.documentation.response(to: request)) }
    default:
      return .now(
        routes.reference.response(to: request) ?? routes.assets.icon(for: request)
          ?? routes.page(for: request) ?? routes.symbols.response(to: request)
          ?? Self.nothing)
    }
  }

  private static let noSuchSource = HTTPResponse.error(
    404, code: "no_such_source",
    message: "No such source file. Start the server with --sources FOLDER to serve sources.")

  private static let nothing = HTTPResponse.error(
    404, code: "not_found", message: "There’s nothing at this path.")

  /// Refuses pages of other origins an answer that is computed for each request: they could not
  /// read it, yet could measure it and keep the server busy.
  private func sameOrigin(_ request: HTTPRequest, _ body: () -> HTTPAnswer) -> HTTPAnswer {
    if !request.isCrossOrigin { return body() }
    refused(request.peerAddress, "foreign_page")
    return .now(
      .error(
        403, code: "foreign_page",
        message: "Cross-origin requests aren’t allowed."))
  }

  /// Answers with what sessions hold; if there is a token, only its bearers get that.
  private func authenticated(_ request: HTTPRequest, _ body: () -> HTTPAnswer) -> HTTPAnswer {
    guard gate != nil, !request.isCrossOrigin else { return sameOrigin(request, body) }
    let verdict = request.bearerToken.flatMap {
      gate?.judge(token: $0.string, from: request.peerAddress, at: StopWatch.now())
    }
    if verdict == .admitted { return body() }
    let refusal = HTTPRefusal.notAdmitted(verdict)
    refused(request.peerAddress, refusal.code)
    return .now(refusal.response)
  }

  /// The state for a load balancer: anything but `ok` means that clients are better off elsewhere.
  private var condition: String {
    if lifecycle.phase > .serving { return "draining" }
    return cluster?.store.isStale == true ? "away" : "ok"
  }

  private var health: HTTPResponse {
    let condition = self.condition
    var body: JSONObject = [
      "status": .string(UTF8String(condition)), "server": .string(Hello.serverName),
      "sessions": .number(.init(hub.sessions.count)),
      "connections": .number(.init(connections.server?.counters.connections ?? 0)),
      "full": .bool(hub.isFull),
    ]
    if let cluster { body["node"] = .string(cluster.store.node.id) }
    return .json(JSONValue.object(body).serialized(), status: condition == "ok" ? 200 : 503)
  }

  /// Seconds that a plain request waits for a session which is being read.
  static let maxReadingSeconds = 10.0

  private func state(_ name: UTF8String, for address: String) -> HTTPAnswer {
    if hub.memory.level == .full { return .now(HTTPRefusal.overloaded.response) }
    guard let id = Identifier.validated(name) else { return .now(Self.noSuchSession) }
    if registry.mustWait(for: id) { return .later { [self] in readState(id, from: address, $0) } }
    return .now(state(of: id))
  }

  /// Answers when the session has been read, or when that takes too long.
  private func readState(
    _ id: String, from address: String, _ done: @escaping (HTTPResponse) -> Void
  ) {
    registry.openAfterLeaseCheck(id) { [unowned self] error in
      switch error {
      case nil: done(state(of: id))
      case .elsewhere(let node)?: fetchState(of: id, from: node, for: address, done)
      case .gone?: done(Self.noSuchSession)
      case let error?: done(HTTPRefusal.unreadable(error).response)
      }
    }
    loop.schedule(after: Self.maxReadingSeconds) {
      done(
        .error(
          503, code: "unavailable",
          message: "The session is still being read; ask again in a moment.",
          headers: [("Retry-After", "1")]))
    }
  }

  private func state(of id: String) -> HTTPResponse {
    var found: Session?
    do throws(StoreError) {
      if let known = try hub.existing(id) {
        found = try registry.channel(known.id)?.session
      } else if id == SessionHub.standardSession {
        found = try registry.channel(id)?.session
      } else if hub.store is any SharedStore {
        // It was asked for only to learn that there is none.
        hub.store.closeLog(of: id)
      }
    } catch {
      connections.logUnreadable(id, error)
      return HTTPRefusal.unreadable(error).response
    }
    guard let session = found else { return Self.noSuchSession }
    let state = session.sharedState()
    hub.measure(session)
    return .json(
      shared: state.bytes, of: state,
      headers: [
        ("Colonnade-Epoch", session.epoch.string), ("Colonnade-Revision", "\(session.revision)"),
      ])
  }

  private func fetchState(
    of id: String, from node: Node, for address: String,
    _ done: @escaping (HTTPResponse) -> Void
  ) {
    let parameters = ConnectParameters(
      session: id, client: nameForClient(), watch: .none, scene: nil, unknownTypes: .keep,
      bookmark: nil, address: address)
    guard let (url, pass) = cluster?.route(to: node, for: parameters, isReadOnlyPeek: true) else {
      return done(HTTPRefusal.unreadable(.elsewhere(node)).response)
    }
    _ = RemoteCall(as: parameters, at: url, showing: pass, on: loop) { outcome in
      guard case .answered(let greeting) = outcome,
        let hello = try? JSONValue(parsing: greeting)["params"],
        let state = hello["state"], let epoch = hello["epoch"]?.stringValue,
        let revision = hello["revision"]?.intValue
      else { return done(HTTPRefusal.unreadable(.elsewhere(node)).response) }
      done(
        .json(
          state.serialized(),
          headers: [("Colonnade-Epoch", epoch.string), ("Colonnade-Revision", "\(revision)")]))
    }
  }

  private static let noSuchSession = HTTPResponse.error(
    404, code: "no_such_session", message: "No session with this name exists yet.")
}
