import OrderedJSON
import Transport

/// What lines of the log tell of connections: names and codes, never what somebody wrote otherwise.
extension Gateway {
  func about(_ connection: Connection, _ details: JSONObject = [:]) -> JSONObject {
    let visit = (connection.context as? Peer)?.visit ?? (connection.context as? Stranger)?.visit
    var about: JSONObject = [
      "connection": .number(.init(connection.id)), "address": .string(connection.peerAddress),
    ]
    if let visit {
      about["session"] = .string(visit.session)
      about["client"] = .string(visit.client)
    }
    for (name, value) in details { about[name] = value }
    return about
  }
}

extension Connection {
  /// Which side ended it, with what code; the reason only where it is ours.
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
