import OrderedJSON
import SessionRecords
import Transport

/// The log's lines about connections: names and codes, never other words of a client.
extension Connections {
  /// Logs a line about a connection, which may be unauthenticated.
  func log(_ message: String, of connection: any Sink, _ details: JSONObject = [:]) {
    if connection.context is Subscriber {
      log(.debug, message, about(connection, details))
    } else {
      logUnauthenticated(.debug, message, about(connection, details))
    }
  }

  /// Logs that a client was not let in.
  func logRefused(_ address: String?, _ code: String) {
    logUnauthenticated(
      .debug, "turned away",
      ["address": address.map(JSONValue.string) ?? .null, "code": .string(code)])
  }

  func logUnreadable(_ session: String, _ error: StoreError) {
    if case .elsewhere = error { return }
    logUnauthenticated(
      .error, "session unreadable",
      ["session": .string(session), "problem": .string("\(error)")])
  }

  /// Logs that a client sent a message that is not JSON.
  func logMalformed(_ error: JSONSyntaxError, from connection: any Sink) {
    logUnauthenticated(
      .debug, "malformed message", about(connection, ["problem": .string("\(error)")]))
  }

  private func about(_ connection: any Sink, _ details: JSONObject) -> JSONObject {
    let parameters =
      (connection.context as? Subscriber)?.parameters ?? (connection.context as? PendingClient)?
      .parameters
      ?? (connection.context as? UnauthenticatedPeer)?.parameters
    var about: JSONObject = [
      "connection": .number(.init(connection.id)), "address": .string(connection.peerAddress),
    ]
    if let parameters {
      about["session"] = .string(parameters.session)
      about["client"] = .string(parameters.client)
    }
    for (name, value) in details { about[name] = value }
    return about
  }
}

extension Connection {
  /// The side that ended the connection and the code; the reason only if it is ours.
  var ending: JSONObject {
    if let ownClose {
      return [
        "by": "server", "code": .number(.init(Int(ownClose.code))),
        "reason": .string(ownClose.reason),
      ]
    }
    guard let peerClose else { return ["by": "nobody", "reason": "no close frame"] }
    return ["by": "client", "code": .number(.init(Int(peerClose.code)))]
  }
}
