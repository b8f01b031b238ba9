import OrderedJSON

extension UTF8String {
  /// The text, or as much of it as fits in so many Unicode scalars, the last being an ellipsis.
  package func shortened(to limit: Int = 80) -> UTF8String {
    UTF8String(string.shortened(to: limit))
  }
}

extension String {
  /// The text, or as much of it as fits in so many Unicode scalars, the last being an ellipsis.
  package func shortened(to limit: Int = 80) -> String {
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return self }
    return String(scalars.prefix(limit - 1)) + "…"
  }
}
