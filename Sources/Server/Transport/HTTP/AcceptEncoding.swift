import OrderedJSON

/// The meaning of a request's Accept-Encoding (RFC 9110 12.5.3).
enum AcceptEncoding {
  /// Returns true when gzip is named, or all are, and not with the weight 0.
  static func allowsGzip(_ header: UTF8String) -> Bool {
    var byName: Bool?
    var byStar: Bool?
    for member in header.lowercased.members(separatedBy: ",") {
      let parts = member.members(separatedBy: ";")
      guard let name = parts.first else { continue }
      let isAllowed = !parts.dropFirst().contains(where: isZeroWeight)
      if name == "gzip" || name == "x-gzip" { byName = isAllowed }
      if name == "*" { byStar = isAllowed }
    }
    return byName ?? byStar ?? false
  }

  private static func isZeroWeight(_ parameter: UTF8String) -> Bool {
    let (name, weight) = parameter.split(at: "=")
    guard let weight, name.trimmed == "q" else { return false }
    return weight.trimmed.utf8.allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
  }
}
