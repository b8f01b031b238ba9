import OrderedJSON
import Transport
import WireProtocol

extension Admission {
  /// A browser cannot send a header: it has a few seconds to show its token in its first message.
  func awaitToken(from connection: any Sink) {
    loop.schedule(after: Self.authenticationTimeout) { [weak connection] in
      guard let connection, connection.context is UnauthenticatedPeer else { return }
      connection.close(4501, "no token within \(Int(Self.authenticationTimeout)) seconds")
    }
  }

  /// The first message: `authenticate` with a token, or with the code of the start-up link.
  func admit(_ connection: any Sink, showing frame: JSONValue?) {
    guard let subscriber = connection.context as? UnauthenticatedPeer else { return }
    let address = subscriber.parameters.address
    guard let frame, frame["method"]?.stringValue == "authenticate",
      let verdict = judge(frame["params"], from: address)
    else { return reject(connection, address, "expected authenticate with a token or a code") }
    switch verdict {
    case .admitted: welcomePeer(subscriber, on: connection, id: frame["id"])
    case .wrong: reject(connection, address, "wrong token")
    case .tooManyAttempts: reject(connection, address, "too many wrong tries, wait a minute")
    }
  }

  private func judge(_ params: JSONValue?, from address: String) -> TokenGate.Verdict? {
    let now = StopWatch.now()
    if let token = params?["token"]?.stringValue {
      return gate?.judge(token: token.string, from: address, at: now)
    }
    guard let code = params?["code"]?.stringValue else { return nil }
    return gate?.judge(code: code.string, from: address, at: now)
  }

  private func welcomePeer(
    _ subscriber: UnauthenticatedPeer, on connection: any Sink, id: JSONValue?
  ) {
    let parameters = subscriber.parameters
    if registry.mustWait(for: parameters.session) {
      openSession(of: PendingClient(parameters), on: connection, answering: id)
    } else {
      welcome(parameters, on: connection, answering: id)
    }
  }

  private func reject(_ connection: any Sink, _ address: String, _ reason: String) {
    connections.logUnauthenticated(
      .warning, "not admitted", ["address": .string(address), "reason": .string(reason)])
    connection.close(4501, reason)
  }
}
