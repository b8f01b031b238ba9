extension JSONWriter {
  /// Writes a string with quotes and escapes.
  @inlinable
  public mutating func append(string text: UTF8String) { append(string: text.string) }

  /// Appends a string in quotes that has something to escape.
  mutating func appendEscaped(_ text: String) {
    bytes.append(.quote)
    append(partOfString: text)
    bytes.append(.quote)
  }

  /// Appends a part of a string, with escapes and without quotes.
  package mutating func append(partOfString text: String) {
    let characters = text.utf8Span.span
    bytes.append(rewriting: characters.count, growingTo: 6) { index, output in
      output.append(escaping: characters[index])
      index += 1
    }
  }
}

extension [UInt8] {
  /// Appends another form of `count` bytes in blocks, so that capacity is checked once per block.
  ///
  /// - Parameters:
  ///   - growth: the most bytes that one byte becomes.
  ///   - step: appends the form of at most four bytes from an index on, and moves it past them.
  @inline(__always)
  package mutating func append(
    rewriting count: Int, growingTo growth: Int,
    _ step: (_ index: inout Int, _ output: inout OutputSpan<UInt8>) -> Void
  ) {
    let block = 1_024
    var index = 0
    while index < count {
      let end = Swift.min(index + block, count)
      append(addingCapacity: growth * (end - index + 4)) { output in
        while index < end { step(&index, &output) }
      }
    }
  }
}

extension OutputSpan<UInt8> {
  fileprivate mutating func append(escaping byte: UInt8) {
    guard byte.needsEscape else { return append(byte) }
    append(.backslash)
    if let letter = byte.escapeLetter { return append(letter) }
    append(UInt8(ascii: "u"))
    append(hexadecimal: UInt32(byte), digits: 4)
  }

  /// Appends a number with this many hexadecimal digits; letters are lower case.
  package mutating func append(hexadecimal number: UInt32, digits: Int) {
    for shift in stride(from: 4 * (digits - 1), through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: number >> UInt32(shift)) & 15
      append(digit < 10 ? .zero + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}

extension Span<UInt8> {
  /// Returns the scalar at an index of valid UTF-8, and moves the index past it.
  @inline(__always)
  package func scalar(at index: inout Int) -> UInt32 {
    let first = UInt32(self[index])
    index += 1
    if first < 0x80 { return first }
    let more = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
    var value = first & (UInt32(0x3F) >> UInt32(more))
    for _ in 0..<more {
      value = value << 6 | UInt32(self[index] & 0x3F)
      index += 1
    }
    return value
  }
}

extension UInt8 {
  @inline(__always)
  var needsEscape: Bool { self < .space || self == .quote || self == .backslash }

  /// The letter of the two-character escape, for bytes that have one.
  fileprivate var escapeLetter: UInt8? {
    switch self {
    case .quote, .backslash: self
    case 0x08: 0x62
    case 0x0C: 0x66
    case 0x0A: 0x6E
    case 0x0D: 0x72
    case 0x09: 0x74
    default: nil
    }
  }
}
