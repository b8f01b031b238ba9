import OrderedJSON

extension PathReader {
  /// The string of a payload with exactly the spelling in which it is written; nil for any other.
  ///
  /// The range holds JSON in JSON: the string's quotes are `\"`, and each of its escapes starts with
  /// two backslashes.
  func plainString(_ range: Range<Int>) -> UTF8String? {
    let quote = #"\""#.utf8
    guard range.count >= 4, bytes[range.prefix(2)].elementsEqual(quote),
      bytes[range.suffix(2)].elementsEqual(quote)
    else { return nil }
    let inner = range.dropFirst(2).dropLast(2)
    guard let first = inner.first(where: { FoundationText.needsEscape(bytes[$0]) }) else {
      return UTF8String(String(decoding: bytes[inner], as: UTF8.self))
    }
    var result = Array(bytes[inner.lowerBound..<first])
    var index = first
    while index < inner.upperBound {
      if bytes[index] == UInt8(ascii: "\\") {
        guard let (byte, end) = twiceEscaped(index..<inner.upperBound) else { return nil }
        result.append(byte)
        index = end
      } else {
        guard !FoundationText.needsEscape(bytes[index]) else { return nil }
        result.append(bytes[index])
        index += 1
      }
    }
    return UTF8String(String(decoding: result, as: UTF8.self))
  }

  /// The byte that a doubled escape means, and the index after the escape; nil for an escape that
  /// is not the shortest.
  private func twiceEscaped(_ range: Range<Int>) -> (byte: UInt8, end: Int)? {
    let start = range.lowerBound
    guard range.count >= 3, bytes[start + 1] == UInt8(ascii: "\\") else { return nil }
    switch bytes[start + 2] {
    case UInt8(ascii: "\\"):
      guard range.count >= 4, FoundationText.isEscapedAsItself(bytes[start + 3]) else { return nil }
      return (bytes[start + 3], start + 4)
    case UInt8(ascii: "u"):
      guard range.count >= 7 else { return nil }
      return controlCharacter(start + 3..<start + 7).map { ($0, start + 7) }
    case let letter:
      let byte = (0x08...0x0D).first { FoundationText.letter(of: $0) == letter }
      return byte.map { ($0, start + 3) }
    }
  }

  private func controlCharacter(_ digits: Range<Int>) -> UInt8? {
    let byte = UInt8(String(decoding: bytes[digits], as: UTF8.self), radix: 16)
    guard let byte, byte < 0x20, FoundationText.letter(of: byte) == nil else { return nil }
    let spelling = (byte < 0x10 ? "000" : "00") + String(byte, radix: 16)
    return bytes[digits].elementsEqual(spelling.utf8) ? byte : nil
  }
}
