import OrderedJSON
import Transport

/// The log's lines about connections: names and codes, never other words of a client.
extension Gateway {
  func about(_ connection: any Sink, _ details: JSONObject = [:]) -> JSONObject {
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

extension Gateway {
  /// Logs a line about a client that has shown no token; at most `LogRateLimiter.lines` of each
  /// kind.
  func logUnauthenticated(
    _ level: Log.Level, _ message: String, _ details: @autoclosure () -> JSONObject
  ) {
    if level > log.level { return }
    switch rateLimiter.admit(message, level) {
    case .first:
      loop.schedule(after: LogRateLimiter.period) { [unowned self] in logOmitted(of: message) }
    case .further: break
    case .tooMany: return
    }
    log(level, message, details())
  }

  /// Logs how many lines of a kind were left out.
  private func logOmitted(of message: String) {
    guard let (level, more) = rateLimiter.endPeriod(of: message) else { return }
    log(level, message, ["more": .number(.init(more))])
  }

  /// The same of every kind, before the server ends.
  func logOmitted() {
    for message in rateLimiter.messages { logOmitted(of: message) }
  }

  /// Logs a line about a connection, which may be unauthenticated.
  func log(_ message: String, of connection: any Sink, _ details: JSONObject = [:]) {
    if connection.context is Subscriber {
      log(.debug, message, about(connection, details))
    } else {
      logUnauthenticated(.debug, message, about(connection, details))
    }
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
