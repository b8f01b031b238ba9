/// The number 0.d₁d₂d₃… × 10^exponent in its one normal form: d₁ and the last digit are not zero.
struct ExactDecimal: Hashable {
  private var isNegative = false
  private var digits: [UInt8] = []
  private var exponent = DecimalInteger()

  /// Reads a text that is known to be a JSON number.
  init(_ text: String) {
    var places = 0
    var isFraction = false
    var written = text.utf8[...]
    isNegative = written.first == .minus
    if isNegative { written.removeFirst() }
    while let byte = written.first, byte | 0x20 != .lowercaseE {
      if byte == .period { isFraction = true } else { digits.append(byte) }
      if byte != .period, !isFraction { places += 1 }
      written.removeFirst()
    }
    exponent = DecimalInteger(written.dropFirst())
    normalize(places: places)
  }

  /// The number, if it is whole and fits.
  var integer: Int? {
    guard let places = exponent.small, places >= digits.count, places <= 19 else { return nil }
    var sum = 0
    // Downwards, because the least `Int` has no positive counterpart.
    for index in 0..<places {
      let digit = index < digits.count ? Int(digits[index] - .zero) : 0
      let (product, overflows) = sum.multipliedReportingOverflow(by: 10)
      let (difference, underflows) = product.subtractingReportingOverflow(digit)
      if overflows || underflows { return nil }
      sum = difference
    }
    if isNegative { return sum }
    return sum == .min ? nil : -sum
  }

  private mutating func normalize(places: Int) {
    let leading = digits.prefix { $0 == .zero }.count
    digits.removeFirst(leading)
    while digits.last == .zero { digits.removeLast() }
    if digits.isEmpty {
      isNegative = false
      exponent = DecimalInteger()
    } else {
      exponent.add(places - leading)
    }
  }
}

/// An exponent of any length: JSON sets no bound on it.
struct DecimalInteger: Hashable {
  /// Most significant first, in base 10^9, all of the same sign, no leading zero.
  private var limbs: [Int] = []
  private static let base = 1_000_000_000

  init() {}

  /// The exponent, if it is short.
  var small: Int? { limbs.count > 1 ? nil : limbs.first ?? 0 }

  init(_ text: Substring.UTF8View) {
    let isNegative = text.first == .minus
    let digits = Array(text.drop { $0 == .minus || $0 == .plus || $0 == .zero })
    var end = digits.count
    while end > 0 {
      let start = max(0, end - 9)
      let limb = digits[start..<end].reduce(0) { $0 * 10 + Int($1 - .zero) }
      limbs.append(isNegative ? -limb : limb)
      end = start
    }
    limbs.reverse()
  }

  /// Adds a number of digit places, which is far smaller than an `Int` can hold.
  mutating func add(_ amount: Int) {
    var carry = amount
    for index in limbs.indices.reversed() {
      carry += limbs[index]
      limbs[index] = carry % Self.base
      carry /= Self.base
    }
    while carry != 0 {
      limbs.insert(carry % Self.base, at: 0)
      carry /= Self.base
    }
    agreeOnSign()
  }

  /// After an addition of the other sign the limbs may disagree: borrows until they do not.
  private mutating func agreeOnSign() {
    let sign = limbs.first { $0 != 0 }?.signum() ?? 0
    for index in limbs.indices.dropFirst().reversed() where limbs[index] * sign < 0 {
      limbs[index] += sign * Self.base
      limbs[index - 1] -= sign
    }
    limbs.removeFirst(limbs.prefix { $0 == 0 }.count)
  }
}
