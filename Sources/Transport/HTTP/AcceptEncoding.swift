/// What a request's Accept-Encoding says (RFC 9110 12.5.3).
enum AcceptEncoding {
  /// Whether gzip is named, or all are, and not with the weight 0.
  static func allowsGzip(_ header: String) -> Bool {
    var byName: Bool?
    var byStar: Bool?
    for member in header.lowercased().split(separator: ",") {
      let parts = member.split(separator: ";").map(\.trimmedOfBlanks)
      guard let name = parts.first else { continue }
      let isAllowed = !parts.dropFirst().contains(where: isZeroWeight)
      if name == "gzip" || name == "x-gzip" { byName = isAllowed }
      if name == "*" { byStar = isAllowed }
    }
    return byName ?? byStar ?? false
  }

  private static func isZeroWeight(_ parameter: Substring) -> Bool {
    let parts = parameter.split(separator: "=").map(\.trimmedOfBlanks)
    guard parts.count == 2, parts[0] == "q" else { return false }
    return parts[1].allSatisfy { $0 == "0" || $0 == "." }
  }
}
