extension JSONWriter {
  /// Writes a number as it is spelled.
  public mutating func append(_ number: JSONNumber) {
    switch number.storage {
    case .integer(let integer): append(integer)
    case .spelled(let text): append(text: text)
    }
  }

  /// Writes an integer.
  public mutating func append(_ integer: Int) {
    if integer < 0 { bytes.append(.minus) }
    append(digitsOf: integer.magnitude)
  }

  /// Up to eight digits fit in a word, of which the first comes to stand in the lowest byte.
  private mutating func append(digitsOf number: UInt) {
    if number >= 100_000_000 { return append(text: String(number)) }
    var word: UInt64 = 0
    var rest = UInt32(truncatingIfNeeded: number)
    repeat {
      word = word << 8 | UInt64(.zero + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes.append(addingCapacity: 8) { output in
      while word > 0 {
        output.append(UInt8(truncatingIfNeeded: word))
        word >>= 8
      }
    }
  }

  /// Appends the shortest spelling that reads back as the same Double, always with a fraction or an
  /// exponent, so that it stays one; JSON has no word for NaN and the infinities: they become `null`.
  public mutating func append(_ value: Double) {
    append(text: value.isFinite ? value.description : "null")
  }
}
