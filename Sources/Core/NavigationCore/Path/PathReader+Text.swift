import OrderedJSON

extension PathReader {
  /// A string in the bytes, without its quotes.
  struct Text {
    let range: Range<Int>
    let hasEscapes: Bool
  }

  /// Steps over the string that must come next.
  mutating func text(_ expected: Sentence) throws(PathFormatError) -> Text {
    guard position < bytes.count else { throw error(.dataCorrupted, expected) }
    guard bytes[position] == UInt8(ascii: "\"") else { throw mismatch(expected) }
    position += 1
    let start = position
    var hasEscapes = false
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return Text(range: start..<position - 1, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try skipEscape()
      case 0..<0x20: throw error(.dataCorrupted, "an escape in place of a control character")
      default: position += 1
      }
    }
    throw error(.dataCorrupted, "the quotation mark that ends the text")
  }

  /// The string with its escapes replaced.
  func string(_ text: Text) -> String {
    guard text.hasEscapes else { return String(decoding: bytes[text.range], as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(text.range.count)
    var index = text.range.lowerBound
    while index < text.range.upperBound {
      if bytes[index] == UInt8(ascii: "\\") {
        index = appendEscaped(at: index, to: &result)
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Appends what a checked escape means, and returns the index after it.
  private func appendEscaped(at index: Int, to result: inout [UInt8]) -> Int {
    switch bytes[index + 1] {
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "u"): return appendUnicode(at: index, to: &result)
    case let itself: result.append(itself)
    }
    return index + 2
  }

  private func appendUnicode(at index: Int, to result: inout [UInt8]) -> Int {
    guard let (scalar, end) = scalar(at: index) else { return index + 6 }
    result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    return end
  }

  private mutating func skipEscape() throws(PathFormatError) {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    switch next {
    case UInt8(ascii: "u"):
      guard let (_, end) = scalar(at: position) else {
        throw error(.dataCorrupted, "four hexadecimal digits of a whole character after “\\u”")
      }
      position = end
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 2
    default: throw error(.dataCorrupted, "one of \" \\ / b f n r t u after a backslash")
    }
  }

  /// The character that a `\u` escape, or a pair of them, spells; nil for half a pair.
  private func scalar(at index: Int) -> (scalar: Unicode.Scalar, end: Int)? {
    guard let first = unit(at: index) else { return nil }
    if let scalar = Unicode.Scalar(first) { return (scalar, index + 6) }
    guard UTF16.isLeadSurrogate(first), let second = unit(at: index + 6),
      UTF16.isTrailSurrogate(second)
    else { return nil }
    let value = 0x10000 + ((UInt32(first) & 0x3FF) << 10 | UInt32(second) & 0x3FF)
    return Unicode.Scalar(value).map { ($0, index + 12) }
  }

  /// The number in a `\u` escape at this place.
  private func unit(at index: Int) -> UInt16? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    var value: UInt16 = 0
    for byte in bytes[index + 2..<index + 6] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        return nil
      }
      value = value << 4 | UInt16(digit)
    }
    return value
  }
}

extension PathReader {
  func error(
    _ kind: PathFormatError.Kind, _ expected: Sentence, at offset: Int? = nil
  ) -> PathFormatError {
    PathFormatError(kind: kind, offset: offset ?? position, expected: expected)
  }

  /// The error for something unexpected here: JSON of another kind, or no JSON.
  func mismatch(_ expected: Sentence) -> PathFormatError {
    let rest = bytes[position...]
    if rest.starts(with: "null".utf8) { return error(.valueNotFound, expected) }
    let startsValue = rest.first.map { "{[\"-0123456789".utf8.contains($0) } ?? false
    let isWord = rest.starts(with: "true".utf8) || rest.starts(with: "false".utf8)
    return error(startsValue || isWord ? .typeMismatch : .dataCorrupted, expected)
  }
}
