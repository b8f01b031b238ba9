extension JSONValue {
  /// Reads one JSON text, strictly: RFC 8259 in valid UTF-8, no name twice in an object, no byte order
  /// mark, no half of a surrogate pair, nothing after the value but white space.
  ///
  /// - Throws: the first mistake: malformed JSON, or more than a limit allows.
  public init(
    parsing bytes: borrowing Span<UInt8>, limits: JSONLimits = .standard
  ) throws(JSONSyntaxError) {
    var reader = JSONReader(bytes, limits: limits)
    self = try reader.document()
  }

  /// Reads one JSON text, which only white space may follow.
  ///
  /// - Throws: the first mistake: malformed JSON, or more than a limit allows.
  public init(parsing bytes: [UInt8], limits: JSONLimits = .standard) throws(JSONSyntaxError) {
    try self.init(parsing: bytes.span, limits: limits)
  }

  /// Reads one JSON text, which only white space may follow.
  ///
  /// - Throws: the first mistake: malformed JSON, or more than a limit allows.
  public init(parsing text: String, limits: JSONLimits = .standard) throws(JSONSyntaxError) {
    try self.init(parsing: text.utf8Span.span, limits: limits)
  }
}
