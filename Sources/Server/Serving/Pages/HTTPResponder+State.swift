import OrderedJSON
import SessionRecords
import Sessions
import Transport
import WireProtocol

/// The state of a session, as a plain answer.
extension HTTPResponder {
  /// Seconds that a plain request waits for a session which is being read.
  static let maxReadingSeconds = 10.0

  func state(_ name: UTF8String, for address: String) -> HTTPAnswer {
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
      session: id, client: admission.nameForClient(), watch: .none, scene: nil, unknownTypes: .keep,
      bookmark: nil, address: address)
    guard let (url, pass) = gateway?.cluster?.route(to: node, for: parameters, isReadOnlyPeek: true)
    else {
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
