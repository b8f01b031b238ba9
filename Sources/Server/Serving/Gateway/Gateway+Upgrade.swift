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
      if registry.mustWait(for: parameters.session) {
        try memory.requireMemory(makesSession: true)
        return .accept(context: PendingClient(parameters))
      }
      return .accept(context: try subscriber(for: parameters))
    } catch {
      return .refuse(error.response)
    }
  }

  private func parameters(
    asked request: HTTPRequest, isOfNode: Bool
  ) throws(HTTPRefusal) -> ConnectParameters {
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

  func subscriber(for parameters: ConnectParameters) throws(HTTPRefusal) -> Subscriber {
    try memory.requireMemory(makesSession: registry.channels[parameters.session] == nil)
    guard let channel = try readableChannel(parameters) else {
      throw HTTPRefusal.full(hub.count)
    }
    return Subscriber(parameters, in: channel)
  }

  private func readableChannel(_ parameters: ConnectParameters) throws(HTTPRefusal) -> Channel? {
    do {
      return try registry.channel(
        parameters.session, scene: parameters.scene, unknownTypes: parameters.unknownTypes)
    } catch {
      connections.logUnreadable(parameters.session, error)
      throw HTTPRefusal.unreadable(error)
    }
  }

  /// `/ws` is the session `main`, `/ws/{session}` any.
  private func sessionID(in path: UTF8String) throws(HTTPRefusal) -> String {
    if path == "/ws" { return SessionHub.standardSession }
    guard let name = path.dropping(prefix: "/ws/") else {
      throw HTTPRefusal(
        status: 404, code: "not_found", message: "WebSockets are served at /ws/{session}.")
    }
    if let id = Identifier.validated(name) { return id }
    throw Self.badName("session")
  }

  private static func badName(_ what: String) -> HTTPRefusal {
    HTTPRefusal(
      status: 400, code: "invalid_\(what)",
      message: "Expected the \(what) to be 1 to 64 letters, digits, “_” or “-”.")
  }

  private func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: UTF8String, _ request: HTTPRequest, _ standard: Choice
  ) throws(HTTPRefusal) -> Choice where Choice.RawValue == String {
    guard let text = request.query(name) else { return standard }
    if let choice = Choice(named: text) { return choice }
    let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw HTTPRefusal(
      status: 400, code: "invalid_query", message: "Expected “\(name)” to be one of \(names).")
  }

  private func clientName(
    _ request: HTTPRequest, mayBeGiven: Bool
  ) throws(HTTPRefusal) -> String {
    guard let text = request.query("client") else { return nameForClient() }
    guard let name = Identifier.validated(text) else { throw Self.badName("client") }
    if mayBeGiven || !Identifier.isGiven(name) { return name }
    throw HTTPRefusal(
      status: 400, code: "invalid_client",
      message: "The server gives names like “\(name)” to clients without one: take another, "
        + "so that commands sent again are recognised.")
  }

  private func scene(_ request: HTTPRequest) throws(HTTPRefusal) -> UTF8String? {
    guard let id = request.query("scene") else { return nil }
    if hub.hasScene(id) { return id }
    throw HTTPRefusal(
      status: 400, code: "invalid_query", message: "Unknown scene.")
  }

  private func flag(_ name: UTF8String, _ request: HTTPRequest) throws(HTTPRefusal) -> Bool {
    switch request.query(name) {
    case nil, "0": return false
    case "1": return true
    default:
      throw HTTPRefusal(
        status: 400, code: "invalid_query", message: "Expected “\(name)” to be 0 or 1.")
    }
  }

  /// The name without a value also means yes.
  private func isCompact(
    _ request: HTTPRequest, _ watch: ConnectParameters.Watch
  ) throws(HTTPRefusal) -> Bool {
    let isAsked = try request.query("compact") == "" ? true : flag("compact", request)
    if !isAsked || watch == .patch { return isAsked }
    throw HTTPRefusal(
      status: 400, code: "invalid_query", message: "“compact” needs “watch=patch”.")
  }

  private func bookmark(_ request: HTTPRequest) throws(HTTPRefusal) -> Session.Bookmark? {
    switch (request.query("epoch"), request.query("revision")) {
    case (nil, nil): return nil
    case (let epoch?, let text?):
      if let revision = Int(text.string), revision >= 0 {
        return Session.Bookmark(epoch: epoch, revision: revision)
      }
    default: break
    }
    throw HTTPRefusal(
      status: 400, code: "invalid_query",
      message: "To resume, give both epoch and revision, a number from 0.")
  }

  /// A wrong token is refused; a missing one can still come as the first message.
  private func isAdmitted(_ request: HTTPRequest) throws(HTTPRefusal) -> Bool {
    if gate == nil { return true }
    guard let token = request.bearerToken else { return false }
    let verdict = gate?.judge(token: token.string, from: request.peerAddress, at: StopWatch.now())
    if verdict == .admitted { return true }
    throw HTTPRefusal.notAdmitted(verdict)
  }

  /// A pass is good only among the nodes of one store; a wrong one is a wrong try.
  private func nodePass(_ request: HTTPRequest) throws(HTTPRefusal) -> NodePass? {
    guard let cluster, let token = request.bearerToken, NodePass.isMeant(by: token) else {
      return nil
    }
    if let pass = NodePass(token, secret: cluster.secret) { return pass }
    if gate == nil { throw HTTPRefusal.notAdmitted(.wrong) }
    return nil
  }
}
