extension JSONWriter {
  /// Writes a number in its own spelling.
  public mutating func append(_ number: JSONNumber) {
    switch number.storage {
    case .integer(let integer): append(integer)
    case .spelled(let text): append(text: text)
    }
  }

  /// Writes an integer.
  public mutating func append(_ integer: Int) {
    bytes.append(addingCapacity: OutputSpan<UInt8>.decimalBytes) { $0.append(decimal: integer) }
  }

  /// Appends the shortest spelling that reads back as the same Double, always with a fraction or an
  /// exponent, so that it stays one; JSON has no word for NaN and the infinities: they become `null`.
  public mutating func append(_ value: Double) {
    append(text: value.isFinite ? value.description : "null")
  }
}
