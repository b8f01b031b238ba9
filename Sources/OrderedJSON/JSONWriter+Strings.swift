extension JSONWriter {
  @inlinable
  public mutating func append(string text: UTF8String) { append(string: text.string) }

  /// Appends a string in quotes, escaping only what JSON demands: `"`, `\` and control characters.
  public mutating func append(string text: String) {
    let start = bytes.count
    let characters = text.utf8Span.span
    var isPlain = true
    bytes.append(addingCapacity: characters.count + 2) { output in
      output.append(.quote)
      for index in 0..<characters.count {
        let byte = characters[unchecked: index]
        if byte.needsEscape {
          isPlain = false
          return
        }
        output.append(byte)
      }
      output.append(.quote)
    }
    if isPlain { return }
    bytes.removeLast(bytes.count - start)
    appendEscaped(text)
  }

  private mutating func appendEscaped(_ text: String) {
    bytes.append(.quote)
    let characters = text.utf8Span.span
    var index = 0
    while index < characters.count {
      let byte = characters[index]
      if !byte.needsEscape {
        index = appendPlain(characters, from: index)
        continue
      }
      index += 1
      if let letter = byte.escapeLetter {
        bytes.append(.backslash)
        bytes.append(letter)
      } else {
        append(literal: "\\u00")
        bytes.append(byte < 16 ? .zero : .zero + 1)
        bytes.append(contentsOf: String(byte & 15, radix: 16).utf8)
      }
    }
    bytes.append(.quote)
  }

  /// Appends characters up to one that needs an escape.
  ///
  /// - Returns: where that stands, or the end.
  private mutating func appendPlain(_ characters: borrowing Span<UInt8>, from start: Int) -> Int {
    var end = start + 1
    while end < characters.count, !characters[end].needsEscape { end += 1 }
    bytes.append(addingCapacity: end - start) { output in
      for index in start..<end { output.append(characters[unchecked: index]) }
    }
    return end
  }
}

extension UInt8 {
  fileprivate var needsEscape: Bool { self < .space || self == .quote || self == .backslash }

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
