import OrderedJSON
import Sessions
import Transport
import WireProtocol

extension Gateway {
  public func respond(to request: HTTPRequest) -> HTTPResponse {
    switch request.path {
    case Doors.healthPath: return health
    case Doors.metricsPath: return guarded(request) { metrics }
    case let path where path.hasPrefix(Doors.statePrefix):
      return guarded(request) { state(String(path.dropFirst(Doors.statePrefix.count))) }
    case let path where path == "/ws" || path.hasPrefix("/ws/"):
      return .error(
        426, code: "upgrade_required", message: "This is a WebSocket: connect with ws://.",
        headers: [("Upgrade", "websocket"), ("Connection", "Upgrade")])
    default:
      return doors.reference.response(to: request) ?? doors.files.response(to: request)
        ?? .error(404, code: "not_found", message: "There is nothing at this path.")
    }
  }

  /// What sessions hold is shown to the token's bearers only, where there is a token.
  private func guarded(_ request: HTTPRequest, _ body: () -> HTTPResponse) -> HTTPResponse {
    guard gate != nil else { return body() }
    let verdict = request.bearerToken.flatMap {
      gate?.judge(token: $0, from: request.peerAddress, at: WallClock.now())
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
    ]
    return .json(body.serialized())
  }

  private func state(_ id: String) -> HTTPResponse {
    guard let known = try? hub.existing(id), let session = try? room(known.id)?.session else {
      return .error(
        404, code: "no_such_session", message: "Nobody has used a session of this name yet.")
    }
    let state = session.stateText()
    hub.settle(session)
    return .json(
      state,
      headers: [
        ("Colonnade-Epoch", session.epoch), ("Colonnade-Revision", "\(session.revision)"),
      ])
  }
}
