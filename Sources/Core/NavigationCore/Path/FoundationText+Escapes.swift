import OrderedJSON

extension FoundationText {
  /// Appends the text with JSON's escapes, without quotes.
  static func appendEscaped(_ text: String, to writer: inout JSONWriter) {
    append(text, to: &writer, twice: false)
  }

  /// Appends a string's own JSON text with JSON's escapes: a string inside a payload inside a string.
  static func appendQuotedEscaped(_ text: String, to writer: inout JSONWriter) {
    writer.append(literal: #"\""#)
    append(text, to: &writer, twice: true)
    writer.append(literal: #"\""#)
  }

  private static func append(_ text: String, to writer: inout JSONWriter, twice: Bool) {
    guard needsEscapes(text) else { return writer.append(text: text) }
    let bytes = text.utf8Span.span
    writer.bytes.append(rewriting: bytes.count, growingTo: 7) { index, output in
      append(bytes[index], to: &output, twice: twice)
      index += 1
    }
  }

  private static func needsEscapes(_ text: String) -> Bool {
    let bytes = text.utf8Span.span
    for index in bytes.indices where needsEscape(bytes[index]) { return true }
    return false
  }

  static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || isEscapedAsItself(byte)
  }

  /// True if the byte's escape is a backslash followed by the byte itself.
  static func isEscapedAsItself(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "/")
  }

  /// Escaped twice, an escape's backslash becomes two; what follows gets one if it needs an escape.
  private static func append(_ byte: UInt8, to output: inout OutputSpan<UInt8>, twice: Bool) {
    guard needsEscape(byte) else { return output.append(byte) }
    let backslash = UInt8(ascii: "\\")
    output.append(backslash)
    if twice { output.append(backslash) }
    if isEscapedAsItself(byte) {
      if twice { output.append(backslash) }
      return output.append(byte)
    }
    if let letter = letter(of: byte) { return output.append(letter) }
    output.append(UInt8(ascii: "u"))
    output.append(hexadecimal: UInt32(byte), digits: 4)
  }

  /// The letter in the short escape of a control character.
  static func letter(of byte: UInt8) -> UInt8? {
    switch byte {
    case 0x08: UInt8(ascii: "b")
    case 0x09: UInt8(ascii: "t")
    case 0x0A: UInt8(ascii: "n")
    case 0x0C: UInt8(ascii: "f")
    case 0x0D: UInt8(ascii: "r")
    default: nil
    }
  }
}
