import OrderedJSON
import Sessions
import Transport
import WireProtocol

extension Gateway {
  public func respond(to request: HTTPRequest) -> HTTPResponse {
    switch request.path {
    case Doors.healthPath: return forOurPages(request) { health }
    case Doors.metricsPath: return guarded(request) { metrics(for: request) }
    case let path where path.hasPrefix(Doors.statePrefix):
      return guarded(request) { state(path.dropping(prefix: Doors.statePrefix) ?? "") }
    case let path where path == "/ws" || path.hasPrefix("/ws/"):
      return .error(
        426, code: "upgrade_required", message: "This is a WebSocket: connect with ws://.",
        headers: [("Upgrade", "websocket"), ("Connection", "Upgrade")])
    default:
      return doors.reference.response(to: request) ?? doors.files.response(to: request)
        ?? .error(404, code: "not_found", message: "There is nothing at this path.")
    }
  }

  /// What is made anew for each request is not made for pages of others, which could not read it
  /// anyhow, yet could measure it, and keep the server busy.
  private func forOurPages(_ request: HTTPRequest, _ body: () -> HTTPResponse) -> HTTPResponse {
    if !request.isForForeignPage { return body() }
    turnedAway(request.peerAddress, "foreign_page")
    return .error(
      403, code: "foreign_page", message: "Pages of other origins are shown nothing of this server."
    )
  }

  /// What sessions hold is shown to the token's bearers only, where there is a token.
  private func guarded(_ request: HTTPRequest, _ body: () -> HTTPResponse) -> HTTPResponse {
    guard gate != nil, !request.isForForeignPage else { return forOurPages(request, body) }
    let verdict = request.bearerToken.flatMap {
      gate?.judge(token: $0.string, from: request.peerAddress, at: StopWatch.now())
    }
    if verdict == .admitted { return body() }
    let refusal = Self.refusal(for: verdict)
    turnedAway(request.peerAddress, refusal.code)
    return refusal.response
  }

  private var health: HTTPResponse {
    let body: JSONValue = [
      "status": "ok", "server": .string(Hello.serverName),
      "sessions": .number(.init(hub.sessions.count)),
      "connections": .number(.init(server?.counters.connections ?? 0)),
      "full": .bool(hub.isFull),
    ]
    return .json(body.serialized())
  }

  private func state(_ name: UTF8String) -> HTTPResponse {
    if hub.memory.level == .full { return Self.overloaded.response }
    guard let id = Identifier.validated(name) else { return Self.noSuchSession }
    if hub.takesTime(id) {
      open(id)
      return .error(
        503, code: "unavailable", message: "The session is being read; ask again in a moment.",
        headers: [("Retry-After", "1")])
    }
    var found: Session?
    do throws(StoreError) {
      if let known = try hub.existing(id) { found = try room(known.id)?.session }
    } catch {
      noteUnreadable(id, error)
      return Self.refusal(for: error).response
    }
    guard let session = found else { return Self.noSuchSession }
    let state = session.sharedState()
    hub.settle(session)
    return .json(
      shared: state.bytes, of: state,
      headers: [
        ("Colonnade-Epoch", session.epoch.string), ("Colonnade-Revision", "\(session.revision)"),
      ])
  }
  private static let noSuchSession = HTTPResponse.error(
    404, code: "no_such_session", message: "Nobody has used a session of this name yet.")
}
