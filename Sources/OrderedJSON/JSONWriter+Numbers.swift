extension JSONWriter {
  public mutating func append(_ number: JSONNumber) {
    switch number.storage {
    case .integer(let integer): append(integer)
    case .spelled(let text): append(literal: text)
    }
  }

  public mutating func append(_ integer: Int) {
    if integer < 0 { bytes.append(.minus) }
    var rest = integer.magnitude
    if rest < 10 { return bytes.append(.zero &+ UInt8(truncatingIfNeeded: rest)) }
    var digits = InlineArray<20, UInt8>(repeating: .zero)
    var first = 20
    while rest > 0 {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      first -= 1
      digits[unchecked: first] = .zero &+ UInt8(truncatingIfNeeded: digit)
      rest = quotient
    }
    bytes.append(addingCapacity: 20 - first) { output in
      for index in first..<20 { output.append(digits[unchecked: index]) }
    }
  }

  /// Appends the shortest spelling that reads back as the same Double, always with a fraction or an
  /// exponent, so that it stays one; JSON has no word for NaN and the infinities: they become `null`.
  public mutating func append(_ value: Double) {
    append(literal: value.isFinite ? value.description : "null")
  }
}
