import OrderedJSON
import SessionRecords
import Sessions
import Transport
import WireProtocol

/// Answers plain HTTP requests: pages, health, metrics, and the states of sessions.
@MainActor
final class HTTPResponder {
  let routes: Routes
  let files: FileCache
  let hub: SessionHub
  let loop: EventLoop
  let connections: Connections
  let registry: ChannelRegistry
  let admission: Admission
  /// The router, which knows whether there are other nodes.
  unowned var gateway: Gateway?

  init(_ routes: Routes, files: FileCache, admission: Admission) {
    self.routes = routes
    self.files = files
    self.admission = admission
    (hub, loop) = (admission.hub, admission.loop)
    (connections, registry) = (admission.connections, admission.registry)
  }

  /// Answers a plain HTTP request.
  func answer(_ request: HTTPRequest) -> HTTPAnswer {
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
      return sameOrigin(request) {
        routes.assets.answer(to: request, from: files, orElse: Self.nothing)
      }
    case let path where DocumentationSite.isPage(path):
      return sameOrigin(request) { routes.documentation.answer(to: request, from: files) }
    default: return pageAnswer(to: request)
    }
  }

  private func pageAnswer(to request: HTTPRequest) -> HTTPAnswer {
    if let file = routes.reference.response(to: request) { return .now(file) }
    if let icon = routes.assets.icon(for: request, from: files, orElse: Self.nothing) {
      return icon
    }
    if let file = routes.page(for: request) { return .now(file) }
    guard let picture = routes.symbols.file(for: request) else { return .now(Self.nothing) }
    return files.answer(request, with: picture, orElse: Self.nothing)
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
    connections.logRefused(request.peerAddress, "foreign_page")
    return .now(
      .error(
        403, code: "foreign_page",
        message: "Cross-origin requests aren’t allowed."))
  }

  /// Answers with what sessions hold; if there is a token, only its bearers get that.
  private func authenticated(_ request: HTTPRequest, _ body: () -> HTTPAnswer) -> HTTPAnswer {
    guard admission.gate != nil, !request.isCrossOrigin else { return sameOrigin(request, body) }
    let verdict = request.bearerToken.flatMap {
      admission.gate?.judge(token: $0.string, from: request.peerAddress, at: StopWatch.now())
    }
    if verdict == .admitted { return body() }
    let refusal = HTTPRefusal.notAdmitted(verdict)
    connections.logRefused(request.peerAddress, refusal.code)
    return .now(refusal.response)
  }

  /// The state for a load balancer: anything but `ok` means that clients are better off elsewhere.
  private var condition: String {
    if admission.lifecycle.phase > .serving { return "draining" }
    guard let store = gateway?.cluster?.store else { return "ok" }
    return store.isStale || !store.isReachable ? "away" : "ok"
  }

  private var health: HTTPResponse {
    let condition = self.condition
    var body: JSONObject = [
      "status": .string(UTF8String(condition)), "server": .string(Hello.serverName),
      "sessions": .number(.init(hub.sessions.count)),
      "connections": .number(.init(connections.server?.counters.connections ?? 0)),
      "full": .bool(hub.isFull),
    ]
    if let cluster = gateway?.cluster { body["node"] = .string(cluster.store.node.id) }
    return .json(JSONValue.object(body).serialized(), status: condition == "ok" ? 200 : 503)
  }
}
