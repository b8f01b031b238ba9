import OrderedJSON

extension SavedDamage {
  /// As `hello` tells it.
  public var json: JSONValue {
    [
      "from": .number(.init(from)), "at": .string(String(timestamp: at)),
      "reason": .string(reason),
    ]
  }
}
