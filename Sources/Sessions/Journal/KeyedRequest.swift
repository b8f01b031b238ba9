import OrderedJSON
import WireProtocol

/// A request under a key: its answer is remembered, and stored together with what it does.
struct KeyedRequest {
  let key: IdempotencyCache.Key
  let mark: RequestMark
  /// Milliseconds since 1970.
  let at: Int64
  /// The members that stand in the answer before the revision.
  var members: JSONObject = [:]

  init(_ request: Request, key: String, from client: String, at now: Int64) {
    self.key = IdempotencyCache.Key(client: client, key: key)
    mark = RequestMark(request)
    at = now
  }

  /// Not where the server gave the client its name: that is another client's after a restart.
  var isWorthStoring: Bool { !Identifier.isGiven(key.client) }

  /// The answer of a command, as it is stored; nil where it is not worth that.
  func savedAnswer(revision: Int, changed: Bool) -> SavedAnswer? {
    guard isWorthStoring else { return nil }
    var result = members
    result["revision"] = .number(.init(revision))
    result["changed"] = .bool(changed)
    return savedAnswer(JSONValue.object(result).serialized())
  }

  /// - Parameter result: as JSON text.
  func savedAnswer(_ result: [UInt8]) -> SavedAnswer {
    SavedAnswer(
      client: key.client, key: key.key, result: result, at: at, request: mark.stored)
  }
}
