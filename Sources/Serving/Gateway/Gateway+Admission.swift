import OrderedJSON
import Transport
import WireProtocol

extension Gateway {
  /// A browser cannot send a header: it has a few seconds to show its token in its first message.
  func wait(for connection: Connection) {
    loop.schedule(after: Self.patience) { [weak connection] in
      guard let connection, connection.context is Stranger else { return }
      connection.close(4501, "no token within \(Int(Self.patience)) seconds")
    }
  }

  /// The first message: `authenticate` with a token, or with the code of the start-up link.
  func admit(_ connection: Connection, showing frame: JSONValue?) {
    guard let stranger = connection.context as? Stranger else { return }
    let address = stranger.visit.address
    guard let frame, frame["method"]?.stringValue == "authenticate",
      let verdict = judge(frame["params"], from: address)
    else { return reject(connection, address, "expected authenticate with a token or a code") }
    switch verdict {
    case .admitted: welcome(stranger, on: connection, id: frame["id"])
    case .wrong: reject(connection, address, "wrong token")
    case .tooManyTries: reject(connection, address, "too many wrong tries, wait a minute")
    }
  }

  private func judge(_ params: JSONValue?, from address: String) -> TokenGate.Verdict? {
    let now = StopWatch.now()
    if let token = params?["token"]?.stringValue {
      return gate?.judge(token: token, from: address, at: now)
    }
    guard let code = params?["code"]?.stringValue else { return nil }
    return gate?.judge(code: code, from: address, at: now)
  }

  private func welcome(_ stranger: Stranger, on connection: Connection, id: JSONValue?) {
    let peer: Peer
    do {
      peer = try self.peer(for: stranger.visit)
    } catch {
      if error.code == Self.overloaded.code {
        return connection.close(CloseCode.overloaded, "the server is overloaded")
      }
      let isFull = error.code == "limit_exceeded"
      return connection.close(isFull ? 4504 : 1011, isFull ? "no room for a session" : error.code)
    }
    connection.context = peer
    if let id {
      peer.answer(behind: { .anywhere }) { writer in
        writer.appendAnswer(id: id, result: ["authenticated": true])
        return true
      }
    }
    greet(peer, on: connection)
  }

  private func reject(_ connection: Connection, _ address: String, _ reason: String) {
    logStranger(.warning, "not admitted", ["address": .string(address), "reason": .string(reason)])
    connection.close(4501, reason)
  }
}
