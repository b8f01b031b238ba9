import OrderedJSON

/// Comparison of two JSON texts that nobody has read.
enum JSONText {
  /// Whether both mean the same JSON; texts that are not JSON only equal themselves.
  static func areEqual(_ left: String, _ right: String) -> Bool {
    if left.hasSameBytes(as: right) { return true }
    guard let left = try? JSONValue(parsing: left), let right = try? JSONValue(parsing: right)
    else {
      return false
    }
    return left == right
  }
}
