import NavigationCore
import StateDocument
import WireProtocol

/// Swift source for values, such that any text is safe in it.
enum SwiftLiteral {
  /// The source of a standard scalar if nothing else says its type; nil for any other element.
  static func text(of element: NavigationPath.Element) -> String? {
    switch element.anyValue {
    case let value as Int: value.description
    case let value as Double: value.description
    case let value as Bool: value.description
    case let value as String: quoted(value)
    case let value as Float: typed(value)
    default: integer(element.anyValue)
    }
  }

  private static func integer(_ value: Any?) -> String? {
    switch value {
    case let value as Int8: typed(value)
    case let value as Int16: typed(value)
    case let value as Int32: typed(value)
    case let value as Int64: typed(value)
    case let value as UInt: typed(value)
    case let value as UInt8: typed(value)
    case let value as UInt16: typed(value)
    case let value as UInt32: typed(value)
    case let value as UInt64: typed(value)
    default: nil
    }
  }

  private static func typed<Value: CustomStringConvertible>(_ value: Value) -> String {
    "\(value) as \(Value.self)"
  }

  /// Writes letters and digits unchanged; ambiguous or invisible characters as their numbers.
  static func quoted(_ text: String) -> String {
    var source: [UInt8] = []
    let bytes = text.utf8Span.span
    source.reserveCapacity(bytes.count + 2)
    source.append(UInt8(ascii: "\""))
    source.append(rewriting: bytes.count, growingTo: 6) { index, output in
      let start = index
      let scalar = bytes.scalar(at: &index)
      if let letter = escapeLetter(of: scalar) {
        output.append(UInt8(ascii: "\\"))
        output.append(letter)
      } else if isPlain(scalar) {
        for byte in start..<index { output.append(bytes[byte]) }
      } else {
        append(numberOf: scalar, to: &output)
      }
    }
    source.append(UInt8(ascii: "\""))
    return String(decoding: source, as: UTF8.self)
  }

  private static func append(numberOf scalar: UInt32, to output: inout OutputSpan<UInt8>) {
    output.append(UInt8(ascii: "\\"))
    output.append(UInt8(ascii: "u"))
    output.append(UInt8(ascii: "{"))
    var shift = max(0, 31 - scalar.leadingZeroBitCount) & ~3
    while true {
      let digit = UInt8(scalar >> shift & 15)
      output.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
      if shift == 0 { break }
      shift -= 4
    }
    output.append(UInt8(ascii: "}"))
  }

  private static func escapeLetter(of scalar: UInt32) -> UInt8? {
    switch scalar {
    case 0x22, 0x5C: UInt8(scalar)
    case 0x0A: UInt8(ascii: "n")
    case 0x0D: UInt8(ascii: "r")
    case 0x09: UInt8(ascii: "t")
    case 0: UInt8(ascii: "0")
    default: nil
    }
  }

  private static func isPlain(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return scalar >= 0x20 && scalar < 0x7F }
    return scalar < lettersEnd && areLetters[Int(scalar)]
  }

  private static let lettersEnd: UInt32 = 0xD800

  /// For each scalar before the surrogates, whether it is written unchanged. A table, since looking
  /// up a scalar's properties is slow.
  private static let areLetters = (0..<lettersEnd).map {
    Unicode.Scalar($0).map(isPlainLetter) ?? false
  }

  /// Right-to-left letters would change places with the text around them.
  private static func isPlainLetter(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value < 0x590 || scalar.value >= 0x900,
      !scalar.properties.isDefaultIgnorableCodePoint
    else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .otherLetter: return true
    default: return false
    }
  }
}
