import NavigationCore

/// Swift source for values, such that any text is safe in it.
enum SwiftLiteral {
  /// What stands for a standard scalar where nothing else says its type; nil for any other element.
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

  /// Letters and digits stand as they are; what could be mistaken, or seen by nobody, as its number.
  static func quoted(_ text: String) -> String {
    var source: [UInt8] = []
    source.reserveCapacity(text.utf8.count + 2)
    source.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      if scalar.isASCII && isPlain(scalar) && scalar != "\"" && scalar != "\\" {
        source.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        source += escape(scalar).utf8
      }
    }
    source.append(UInt8(ascii: "\""))
    return String(decoding: source, as: UTF8.self)
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\0": "\\0"
    case _ where isPlain(scalar): String(scalar)
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  /// Letters that are written from right to left would change places with what stands around them.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value < 0x7F }
    guard scalar.value < 0x590 || (0x900..<0xD800).contains(scalar.value),
      !scalar.properties.isDefaultIgnorableCodePoint
    else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .otherLetter: return true
    default: return false
    }
  }
}
