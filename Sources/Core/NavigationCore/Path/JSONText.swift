import OrderedJSON

/// Compares two JSON texts that have not been parsed.
enum JSONText {
  /// True if both mean the same JSON. A text that is not JSON equals only itself.
  static func areEqual(_ left: UTF8String, _ right: UTF8String) -> Bool {
    if left == right { return true }
    guard let left = try? JSONValue(parsing: left.string),
      let right = try? JSONValue(parsing: right.string)
    else {
      return false
    }
    return left == right
  }
}
