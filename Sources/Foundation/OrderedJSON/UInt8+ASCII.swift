/// The bytes that JSON gives a meaning.
extension UInt8 {
  @usableFromInline static var quote: UInt8 { 0x22 }
  @usableFromInline static var backslash: UInt8 { 0x5C }
  @usableFromInline static var slash: UInt8 { 0x2F }
  @usableFromInline static var comma: UInt8 { 0x2C }
  @usableFromInline static var colon: UInt8 { 0x3A }
  @usableFromInline static var openBracket: UInt8 { 0x5B }
  @usableFromInline static var closeBracket: UInt8 { 0x5D }
  @usableFromInline static var openBrace: UInt8 { 0x7B }
  @usableFromInline static var closeBrace: UInt8 { 0x7D }
  @usableFromInline static var minus: UInt8 { 0x2D }
  @usableFromInline static var plus: UInt8 { 0x2B }
  @usableFromInline static var period: UInt8 { 0x2E }
  @usableFromInline static var zero: UInt8 { 0x30 }
  @usableFromInline static var nine: UInt8 { 0x39 }
  @usableFromInline static var tilde: UInt8 { 0x7E }
  @usableFromInline static var lowercaseE: UInt8 { 0x65 }
  @usableFromInline static var space: UInt8 { 0x20 }
  @usableFromInline static var newline: UInt8 { 0x0A }

  @inlinable var isDigit: Bool { self &- .zero < 10 }

  /// Space, tab, line feed and carriage return: all that JSON calls white space.
  @inlinable var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

  /// The value of a hexadecimal digit, in either case.
  var hexDigitValue: UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self - 0x30)
    case 0x41...0x46: UInt32(self - 0x41 + 10)
    case 0x61...0x66: UInt32(self - 0x61 + 10)
    default: nil
    }
  }
}
