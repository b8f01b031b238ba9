import NavigationCore
import OrderedJSON
import Sessions
import Transport
import WireProtocol

extension Gateway {
  /// Decides if a WebSocket is let in, and to which session.
  public func decide(upgrade: UpgradeRequest) -> UpgradeDecision {
    if upgrade.subprotocol.use == .echo { return .accept(context: nil) }
    do {
      let pass = try nodePass(upgrade.request)
      var parameters = try parameters(asked: upgrade.request, isOfNode: pass != nil)
      if let pass {
        (parameters.kind, parameters.address) = (pass.kind, pass.address)
        (parameters.isForwarded, parameters.isReadOnlyPeek) = (true, pass.isReadOnlyPeek)
      } else if try !isAdmitted(upgrade.request) {
        return .accept(context: UnauthenticatedPeer(parameters))
      }
      if mustWait(for: parameters.session) {
        try requireMemory(makesSession: true)
        return .accept(context: PendingClient(parameters))
      }
      return .accept(context: try subscriber(for: parameters))
    } catch {
      return .refuse(error.response)
    }
  }

  /// An HTTP error in place of a WebSocket.
  struct Refused: Error {
    let status: Int
    let code: String
    let message: String

    var response: HTTPResponse {
      .error(
        status, code: code, message: message,
        headers: status == 401
          ? [("WWW-Authenticate", "Bearer")] : code == "overloaded" ? [("Retry-After", "1")] : [])
    }
  }

  private func parameters(
    asked request: HTTPRequest, isOfNode: Bool
  ) throws(Refused) -> ConnectParameters {
    let watch = try choice("watch", request, ConnectParameters.Watch.patch)
    let moved = isOfNode ? request.query("moved") : nil
    return ConnectParameters(
      session: try sessionID(in: request.path),
      client: try clientName(request, mayBeGiven: moved != nil),
      watch: watch, scene: try scene(request),
      unknownTypes: try choice("unknownTypes", request, .keep),
      bookmark: try bookmark(request), address: request.peerAddress,
      kind: request.origin == nil ? .script : .browser, isCompact: try isCompact(request, watch),
      wantsPresence: try flag("presence", request), isMoved: moved != nil,
      person: moved == "" ? nil : moved)
  }

  func subscriber(for parameters: ConnectParameters) throws(Refused) -> Subscriber {
    try requireMemory(makesSession: channels[parameters.session] == nil)
    guard let channel = try readableChannel(parameters) else {
      throw Refused(
        status: 503, code: "limit_exceeded",
        message: "There are \(hub.count) sessions, as many as there may be. \(Self.fullMessage)")
    }
    return Subscriber(parameters, in: channel)
  }

  private func readableChannel(_ parameters: ConnectParameters) throws(Refused) -> Channel? {
    do {
      return try channel(
        parameters.session, scene: parameters.scene, unknownTypes: parameters.unknownTypes)
    } catch {
      connections.logUnreadable(parameters.session, error)
      throw Self.refusal(for: error)
    }
  }

  static func refusal(for error: StoreError) -> Refused {
    var message = "This session’s saved data can’t be read."
    if case .damaged = error {
      message =
        "The database is damaged where this session is kept. "
        + "Start the server again: it then recovers what can be read."
    }
    return Refused(status: 503, code: "unavailable", message: message)
  }

  /// Opens the standard session before the first client comes. If it cannot be read, all others
  /// still work.
  func openStandardSession() {
    if hub.takesTime(Self.standardSession) { return open(Self.standardSession) }
    do {
      _ = try channel(Self.standardSession)
    } catch {
      connections.logUnreadable(Self.standardSession, error)
    }
  }

  /// `/ws` is the session `main`, `/ws/{session}` any.
  private func sessionID(in path: UTF8String) throws(Refused) -> String {
    if path == "/ws" { return Self.standardSession }
    guard let name = path.dropping(prefix: "/ws/") else {
      throw Refused(
        status: 404, code: "not_found", message: "WebSockets are served at /ws/{session}.")
    }
    if let id = Identifier.validated(name) { return id }
    throw Self.badName("session")
  }

  private static func badName(_ what: String) -> Refused {
    Refused(
      status: 400, code: "invalid_\(what)",
      message: "Expected the \(what) to be 1 to 64 letters, digits, “_” or “-”.")
  }

  private func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: UTF8String, _ request: HTTPRequest, _ standard: Choice
  ) throws(Refused) -> Choice where Choice.RawValue == String {
    guard let text = request.query(name) else { return standard }
    if let choice = Choice(named: text) { return choice }
    let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw Refused(
      status: 400, code: "invalid_query", message: "Expected “\(name)” to be one of \(names).")
  }

  private func clientName(
    _ request: HTTPRequest, mayBeGiven: Bool
  ) throws(Refused) -> String {
    guard let text = request.query("client") else { return nameForClient() }
    guard let name = Identifier.validated(text) else { throw Self.badName("client") }
    if mayBeGiven || !Identifier.isGiven(name) { return name }
    throw Refused(
      status: 400, code: "invalid_client",
      message: "The server gives names like “\(name)” to clients without one: take another, "
        + "so that commands sent again are recognised.")
  }

  private func scene(_ request: HTTPRequest) throws(Refused) -> UTF8String? {
    guard let id = request.query("scene") else { return nil }
    if hub.hasScene(id) { return id }
    throw Refused(
      status: 400, code: "invalid_query", message: "Unknown scene.")
  }

  private func flag(_ name: UTF8String, _ request: HTTPRequest) throws(Refused) -> Bool {
    switch request.query(name) {
    case nil, "0": return false
    case "1": return true
    default:
      throw Refused(
        status: 400, code: "invalid_query", message: "Expected “\(name)” to be 0 or 1.")
    }
  }

  /// The name without a value also means yes.
  private func isCompact(
    _ request: HTTPRequest, _ watch: ConnectParameters.Watch
  ) throws(Refused) -> Bool {
    let isAsked = try request.query("compact") == "" ? true : flag("compact", request)
    if !isAsked || watch == .patch { return isAsked }
    throw Refused(
      status: 400, code: "invalid_query", message: "“compact” needs “watch=patch”.")
  }

  private func bookmark(_ request: HTTPRequest) throws(Refused) -> Session.Bookmark? {
    switch (request.query("epoch"), request.query("revision")) {
    case (nil, nil): return nil
    case (let epoch?, let text?):
      if let revision = Int(text.string), revision >= 0 {
        return Session.Bookmark(epoch: epoch, revision: revision)
      }
    default: break
    }
    throw Refused(
      status: 400, code: "invalid_query",
      message: "To resume, give both epoch and revision, a number from 0.")
  }

  /// A wrong token is refused; a missing one can still come as the first message.
  private func isAdmitted(_ request: HTTPRequest) throws(Refused) -> Bool {
    if gate == nil { return true }
    guard let token = request.bearerToken else { return false }
    let verdict = gate?.judge(token: token.string, from: request.peerAddress, at: StopWatch.now())
    if verdict == .admitted { return true }
    throw Self.refusal(for: verdict)
  }

  /// A pass is good only among the nodes of one store; a wrong one is a wrong try.
  private func nodePass(_ request: HTTPRequest) throws(Refused) -> NodePass? {
    guard let clusterIdentity, let token = request.bearerToken, NodePass.isMeant(by: token) else {
      return nil
    }
    if let pass = NodePass(token, secret: clusterIdentity.secret) { return pass }
    if gate == nil { throw Self.refusal(for: .wrong) }
    return nil
  }

  static func refusal(for verdict: TokenGate.Verdict?) -> Refused {
    verdict == .tooManyAttempts
      ? Refused(
        status: 429, code: "rate_limited", message: "Too many wrong tries; wait a minute.")
      : Refused(status: 401, code: "unauthorised", message: "Expected a valid bearer token.")
  }
}
