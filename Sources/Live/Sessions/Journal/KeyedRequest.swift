import OrderedJSON
import SessionRecords
import WireProtocol

/// A request with a key: its answer is remembered, and stored together with its effect.
struct KeyedRequest {
  let key: IdempotencyCache.Key
  let fingerprint: RequestFingerprint
  /// Milliseconds since 1970.
  let at: Int64
  /// The last number of the client's keys whose answers it has; nil if it does not say.
  let confirmed: Int?
  /// The members that precede the revision in the answer.
  var members: JSONObject = [:]

  init(_ request: Request, key: String, from client: String, at now: Int64) {
    self.key = IdempotencyCache.Key(client: client, key: key)
    fingerprint = RequestFingerprint(request)
    at = now
    confirmed = request.meta.confirmed
  }

  /// False if the server gave the client its name: after a restart, another client can get that
  /// name.
  var shouldBeStored: Bool { !Identifier.isGiven(key.client) }

  /// Returns the answer to a command in its stored form; nil if it is not worth storing.
  func savedAnswer(revision: Int, changed: Bool) -> SavedAnswer? {
    guard shouldBeStored else { return nil }
    var result = members
    result["revision"] = .number(.init(revision))
    result["changed"] = .bool(changed)
    return savedAnswer(JSONValue.object(result).serialized())
  }

  /// - Parameter result: as JSON text.
  func savedAnswer(_ result: [UInt8]) -> SavedAnswer {
    SavedAnswer(
      client: key.client, key: key.key, result: result, at: at, request: fingerprint.stored)
  }
}
