import NavigationCore
import OrderedJSON
import WireProtocol

/// Who wants a revision, when, and by what words.
struct Errand {
  let cause: Cause
  /// Milliseconds since 1970.
  let at: Int64
  let params: JSONObject
}

extension Errand {
  init(_ request: Request, from client: String, at now: Int64) {
    cause = Cause(
      method: request.method.name, client: client, id: request.id, label: request.meta.label)
    at = now
    params = request.params
  }

  /// The author's code acts by itself.
  static func ofApp(at now: Int64) -> Errand {
    Errand(cause: Cause(method: "app", client: "app"), at: now, params: [:])
  }

  /// The request as a command of a transaction.
  var command: JSONValue {
    var params = params
    params["meta"] = nil
    return ["method": .string(cause.method), "params": .object(params)]
  }
}
