extension JSONReader {
  /// The next byte; 0, which stands nowhere in a JSON text, at the end.
  @inline(__always)
  func peek() -> UInt8 { position < bytes.count ? bytes[unchecked: position] : 0 }

  @inline(__always)
  mutating func skipSpace() {
    while position < bytes.count, bytes[unchecked: position].isJSONSpace { position &+= 1 }
  }

  func error(_ expected: String) -> JSONSyntaxError { error(expected, at: position) }

  @inline(never)
  func error(_ expected: String, at offset: Int) -> JSONSyntaxError {
    JSONSyntaxError(at: offset, in: bytes, expected: expected)
  }

  /// The bytes of a range as text, refused where they are no UTF-8.
  ///
  /// - Parameter isASCII: it is known that all are ASCII: then they need not be looked at again.
  func text(_ range: Range<Int>, isASCII: Bool = false) throws(JSONSyntaxError) -> String {
    if isASCII {
      let ascii = UTF8Span(unchecked: bytes.extracting(range), isKnownASCII: true)
      return String(copying: ascii)
    }
    do {
      return String(copying: try UTF8Span(validating: bytes.extracting(range)))
    } catch {
      throw self.error("valid UTF-8", at: range.lowerBound + error.byteOffsets.lowerBound)
    }
  }
}
