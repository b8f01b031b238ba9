extension JSONReader {
  /// Reads a string from its opening quote, which has been checked.
  mutating func string() throws(JSONSyntaxError) -> String {
    let start = position + 1
    let isASCII = skipPlain(from: start)
    switch peek() {
    case .quote:
      position += 1
      return try text(start..<position - 1, isASCII: isASCII)
    case .backslash: return try escapedString(from: start)
    default:
      guard position == bytes.count else {
        throw error("an escape instead of a control character")
      }
      throw error("'\"' at the end of the string")
    }
  }

  /// Reads a string as `string()` does, but creates none.
  ///
  /// - Returns: the range between its quotes; nil if it contains escapes.
  mutating func plainString() throws(JSONSyntaxError) -> Range<Int>? {
    let opening = position
    _ = skipPlain(from: opening + 1)
    if peek() == .quote {
      position += 1
      return opening + 1..<position - 1
    }
    position = opening
    _ = try string()
    return nil
  }

  /// Reads on from the first backslash of a string that began at `start`.
  private mutating func escapedString(from start: Int) throws(JSONSyntaxError) -> String {
    var decoded: [UInt8] = []
    var copied = start
    while peek() != .quote {
      guard position < bytes.count else { throw error("'\"' at the end of the string") }
      let byte = bytes[position]
      guard byte >= .space else { throw error("an escape instead of a control character") }
      if byte == .backslash {
        append(copied..<position, to: &decoded)
        try escape(into: &decoded)
        copied = position
      } else {
        position += 1
      }
    }
    append(copied..<position, to: &decoded)
    // An escape never splits a sequence, so the decoded bytes are valid exactly when the written ones are.
    try validate(start..<position)
    position += 1
    return String(decoding: decoded, as: UTF8.self)
  }

  private func append(_ range: Range<Int>, to decoded: inout [UInt8]) {
    for index in range { decoded.append(bytes[index]) }
  }

  private func validate(_ range: Range<Int>) throws(JSONSyntaxError) {
    do {
      _ = try UTF8Span(validating: bytes.extracting(range))
    } catch {
      throw self.error("valid UTF-8", at: range.lowerBound + error.byteOffsets.lowerBound)
    }
  }
}

extension JSONReader {
  private mutating func escape(into decoded: inout [UInt8]) throws(JSONSyntaxError) {
    position += 1
    let byte = peek()
    if byte == 0x75 {
      decoded.append(contentsOf: UTF8.encode(try escapedScalar()) ?? .init())
      return
    }
    guard let meaning = byte.escapeMeaning else {
      throw error("one of \" \\ / b f n r t u after a backslash")
    }
    decoded.append(meaning)
    position += 1
  }

  /// Reads from the `u` of an escape, and a second escape if the first is half of a pair.
  private mutating func escapedScalar() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = position - 1
    let unit = try escapedUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00 else { throw error("a high surrogate before a low one", at: start) }
    let second = position
    guard peek() == .backslash else { throw error("a low surrogate after a high one") }
    position += 1
    guard peek() == 0x75 else { throw error("a low surrogate after a high one", at: second) }
    let low = try escapedUnit()
    guard 0xDC00...0xDFFF ~= low,
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { throw error("a low surrogate after a high one", at: second) }
    return scalar
  }

  private mutating func escapedUnit() throws(JSONSyntaxError) -> UInt32 {
    position += 1
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = peek().hexDigitValue else { throw error("four hexadecimal digits") }
      unit = unit << 4 | digit
      position += 1
    }
    return unit
  }
}

extension UInt8 {
  /// The character that a backslash and this letter mean.
  fileprivate var escapeMeaning: UInt8? {
    switch self {
    case .quote, .backslash, .slash: self
    case 0x62: 0x08
    case 0x66: 0x0C
    case 0x6E: 0x0A
    case 0x72: 0x0D
    case 0x74: 0x09
    default: nil
    }
  }
}
