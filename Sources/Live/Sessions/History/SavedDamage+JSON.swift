import OrderedJSON
import SessionRecords

extension SavedDamage {
  /// The damage in the form that `hello` reports.
  public var json: JSONValue {
    [
      "from": .number(.init(from)), "at": .string(String(timestamp: at)),
      "reason": .string(reason),
    ]
  }
}
