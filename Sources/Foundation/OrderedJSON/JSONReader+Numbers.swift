extension JSONReader {
  /// Reads a text that is one number and nothing else.
  static func number(in bytes: borrowing Span<UInt8>) throws(JSONSyntaxError) -> JSONNumber {
    var reader = JSONReader(bytes, limits: .standard)
    let number = try reader.number()
    guard reader.position == bytes.count else { throw reader.error("the end of the number") }
    return number
  }

  /// Reads `-`? digits, fraction? exponent?; the first byte need not have been checked.
  mutating func number() throws(JSONSyntaxError) -> JSONNumber {
    let start = position
    let isNegative = peek() == .minus
    if isNegative { position += 1 }
    let firstDigit = position
    let magnitude = try integerDigits()
    // No sum of 18 digits overflows; "-0" is not what an `Int` spells.
    let fitsPlainly = position - firstDigit <= 18 && !(isNegative && magnitude == 0)
    let isInteger = try !fractionAndExponent()
    if isInteger, fitsPlainly { return JSONNumber(isNegative ? -magnitude : magnitude) }
    return JSONNumber(spelled: try text(start..<position), isInteger: isInteger)
  }

  /// Reads the digits before the point and returns their sum, which is wrong beyond 18 of them.
  private mutating func integerDigits() throws(JSONSyntaxError) -> Int {
    if peek() == .zero {
      position += 1
      guard !peek().isDigit else { throw error("no digit after a leading zero") }
      return 0
    }
    guard peek().isDigit else { throw error("a digit") }
    return sumOfDigits()
  }

  /// Reads a fraction and an exponent; true if there was either.
  private mutating func fractionAndExponent() throws(JSONSyntaxError) -> Bool {
    let start = position
    if peek() == .period {
      position += 1
      try digits()
    }
    if peek() | 0x20 == .lowercaseE {
      position += 1
      if peek() == .plus || peek() == .minus { position += 1 }
      try digits()
    }
    return position > start
  }

  private mutating func digits() throws(JSONSyntaxError) {
    guard peek().isDigit else { throw error("a digit") }
    while peek().isDigit { position += 1 }
  }
}
