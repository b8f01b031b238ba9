/// Reads a text that is one object, member by member, for a caller that knows the possible names.
///
/// It creates neither a value for the object nor strings for its names. The caller has to reject
/// duplicate names.
package struct JSONMemberReader: ~Escapable {
  private var reader: JSONReader
  private var isAtFirst = true
  /// The bytes of the newest name between its quotes; empty if it has escapes.
  private var name = 0..<0

  /// - Returns: nil if the text is not an object.
  @_lifetime(copy bytes)
  package init?(_ bytes: borrowing Span<UInt8>, limits: JSONLimits = .standard) {
    reader = JSONReader(bytes, limits: limits)
    reader.skipSpace()
    guard reader.peek() == .openBrace, limits.depth > 0 else { return nil }
    reader.position += 1
    reader.skipSpace()
  }

  /// Reads up to the next member's value; false if the text has been read to its end.
  ///
  /// - Throws: the first mistake in the text.
  package mutating func reachesValue() throws(JSONSyntaxError) -> Bool {
    guard try hasNext() else {
      try reader.expectEnd()
      return false
    }
    guard reader.peek() == .quote else { throw reader.error("a member's name in double quotes") }
    name = try reader.plainString() ?? 0..<0
    try reader.colon()
    return true
  }

  private mutating func hasNext() throws(JSONSyntaxError) -> Bool {
    guard isAtFirst else { return try reader.goesOn(inObject: true) }
    isAtFirst = false
    guard reader.peek() == .closeBrace else { return true }
    reader.position += 1
    return false
  }

  /// True if the newest name is this one, spelled without escapes.
  package func isNamed(_ text: StaticString) -> Bool { reader.spells(text, in: name) }

  /// Reads the value of the newest member.
  ///
  /// - Throws: the first mistake in the text.
  package mutating func value() throws(JSONSyntaxError) -> JSONValue {
    try reader.value(below: 1)
  }

  /// Reads a string and returns whether it is this one, spelled without escapes.
  ///
  /// - Throws: the first mistake in the text; also a value that is not a string.
  package mutating func string(is text: StaticString) throws(JSONSyntaxError) -> Bool {
    guard reader.peek() == .quote else { throw reader.error("a string") }
    guard let range = try reader.plainString() else { return false }
    return reader.spells(text, in: range)
  }
}
