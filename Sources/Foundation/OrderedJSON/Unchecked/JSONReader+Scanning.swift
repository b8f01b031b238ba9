// The innermost loops over a text. Each index was just compared with the count, so the bytes are
// read without a second check.

extension JSONReader {
  /// The next byte; at the end 0, which no JSON text contains.
  @inline(__always)
  func peek() -> UInt8 { position < bytes.count ? unsafe bytes[unchecked: position] : 0 }

  @inline(__always)
  mutating func skipSpace() {
    while position < bytes.count, unsafe bytes[unchecked: position].isJSONSpace {
      position &+= 1
    }
  }

  func error(_ expected: Sentence) -> JSONSyntaxError { error(expected, at: position) }

  @inline(never)
  func error(_ expected: Sentence, at offset: Int) -> JSONSyntaxError {
    JSONSyntaxError(at: offset, in: bytes, expected: expected)
  }

  /// The bytes of a range as text, refused if they are not UTF-8.
  ///
  /// - Parameter isASCII: true if all are known to be ASCII: then they are not checked again.
  func text(_ range: Range<Int>, isASCII: Bool = false) throws(JSONSyntaxError) -> String {
    if isASCII {
      let ascii = unsafe UTF8Span(unchecked: bytes.extracting(range), isKnownASCII: true)
      return String(copying: ascii)
    }
    do {
      return String(copying: try UTF8Span(validating: bytes.extracting(range)))
    } catch {
      throw self.error("valid UTF-8", at: range.lowerBound + error.byteOffsets.lowerBound)
    }
  }

  /// Reads digits as far as they go and returns their sum, which is wrong beyond 18 of them.
  mutating func sumOfDigits() -> Int {
    let bytes = bytes
    var sum = 0
    var index = position
    while index < bytes.count, unsafe bytes[unchecked: index].isDigit {
      sum = sum &* 10 &+ Int(unsafe bytes[unchecked: index] &- .zero)
      index &+= 1
    }
    position = index
    return sum
  }

  /// Goes to the first byte of a string that is not a plain character.
  ///
  /// - Returns: true if all before it are ASCII.
  @inline(__always)
  mutating func skipPlain(from start: Int) -> Bool {
    let plain = bytes.plainCount(from: start)
    position = plain.end
    return plain.isASCII
  }

  /// Compares a part of the text, in which the range must lie, with literal text.
  @inline(__always)
  func spells(_ text: StaticString, in range: Range<Int>) -> Bool {
    guard text.utf8CodeUnitCount == range.count else { return false }
    for index in 0..<range.count
    where unsafe bytes[unchecked: range.lowerBound + index] != text.utf8Start[index] {
      return false
    }
    return true
  }
}
