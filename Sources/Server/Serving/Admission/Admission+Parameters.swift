import NavigationCore
import OrderedJSON
import Sessions
import Transport
import WireProtocol

/// The parameters of a connection, from its path and query.
extension Admission {
  func parameters(
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
      receipt: isOfNode ? request.query("receipt")?.string : nil,
      kind: request.origin == nil ? .script : .browser, isCompact: try isCompact(request, watch),
      wantsPresence: try flag("presence", request), isMoved: moved != nil,
      person: moved == "" ? nil : moved)
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
}
