import OrderedJSON

/// Comparison of two JSON texts that nobody has read.
enum JSONText {
  /// Tells whether both mean the same JSON; texts that are not JSON only equal themselves.
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
