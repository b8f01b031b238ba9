extension PathReader {
  /// A decimal number without exponent: `digits` divided by ten, `fractionDigits` times.
  struct Decimal {
    var isNegative = false
    var digits = 0
    var fractionDigits = 0
  }

  /// Reads at most eighteen digits without superfluous zeros; nil for every other spelling.
  func decimal(_ range: Range<Int>) -> Decimal? {
    var number = Decimal()
    var index = range.lowerBound
    if index < range.upperBound, bytes[index] == UInt8(ascii: "-") {
      number.isNegative = true
      index += 1
    }
    let start = index
    while index < range.upperBound, let digit = digit(at: index) {
      number.digits = number.digits &* 10 &+ digit
      index += 1
    }
    let count = index - start
    guard (1...18).contains(count), count == 1 || bytes[start] != UInt8(ascii: "0") else {
      return nil
    }
    guard index < range.upperBound else { return number }
    return fraction(of: number, index..<range.upperBound, digits: 18 - count)
  }

  /// Reads a point and at most this many digits, the last not zero.
  private func fraction(of number: Decimal, _ range: Range<Int>, digits: Int) -> Decimal? {
    var number = number
    guard bytes[range.lowerBound] == UInt8(ascii: "."), range.count >= 2, range.count <= digits + 1
    else { return nil }
    for index in range.dropFirst() {
      guard let digit = digit(at: index) else { return nil }
      number.digits = number.digits &* 10 &+ digit
    }
    number.fractionDigits = range.count - 1
    return number.digits % 10 == 0 ? nil : number
  }

  private func digit(at index: Int) -> Int? {
    let digit = bytes[index] &- UInt8(ascii: "0")
    return digit < 10 ? Int(digit) : nil
  }
}
