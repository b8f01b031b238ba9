import OrderedJSON

extension UTF8String {
  /// The text, or as much of it as fits in `limit` bytes, including an ellipsis.
  package func shortened(toBytes limit: Int) -> UTF8String {
    UTF8String(string.shortened(toBytes: limit))
  }

  /// The text, or as much of it as fits in `limit` Unicode scalars, the last being an ellipsis.
  package func shortened(to limit: Int = 80) -> UTF8String {
    UTF8String(string.shortened(to: limit))
  }
}

extension String {
  /// The text, or as much of it as fits in `limit` bytes of UTF-8, including an ellipsis; no scalar
  /// is cut in two.
  package func shortened(toBytes limit: Int) -> String {
    if utf8.count <= limit { return self }
    let ellipsis = "…"
    var (end, bytes) = (unicodeScalars.startIndex, ellipsis.utf8.count)
    while end < unicodeScalars.endIndex {
      bytes += unicodeScalars[end].utf8.count
      if bytes > limit { break }
      unicodeScalars.formIndex(after: &end)
    }
    return String(unicodeScalars[..<end]) + ellipsis
  }

  /// The text, or as much of it as fits in `limit` Unicode scalars, the last being an ellipsis.
  package func shortened(to limit: Int = 80) -> String {
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return self }
    return String(scalars.prefix(limit - 1)) + "…"
  }
}
