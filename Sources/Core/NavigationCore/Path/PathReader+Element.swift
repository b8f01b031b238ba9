import OrderedJSON

extension PathReader {
  /// The element for a tag and a payload.
  ///
  /// Scalars in their plain spelling are read directly from the bytes; everything else becomes two
  /// strings first.
  func element(tag: Text, payload: Text) -> NavigationPath.Element {
    if let scalar = plainScalar(tag, payload) {
      return NavigationPath.Element(content: .scalar(scalar), isCodable: true)
    }
    return NavigationPath.Element(
      storedTag: UTF8String(string(tag)), payload: UTF8String(string(payload)))
  }

  private func plainScalar(_ tag: Text, _ payload: Text) -> Scalar? {
    let name = bytes.span.extracting(tag.range)
    guard !tag.hasEscapes, let kind = Scalar.Kind(tag: name) else { return nil }
    if kind == .string { return plainString(payload.range)?.streamSafe.map(Scalar.string) }
    return payload.hasEscapes ? nil : plainScalar(kind, payload.range)
  }

  private func plainScalar(_ kind: Scalar.Kind, _ range: Range<Int>) -> Scalar? {
    switch kind {
    case .int: integer(range).map(Scalar.int)
    case .double: double(range).map(Scalar.double)
    case .bool: bool(range).map(Scalar.bool)
    case .int8: integer(range).flatMap { Int8(exactly: $0) }.map(Scalar.int8)
    case .int16: integer(range).flatMap { Int16(exactly: $0) }.map(Scalar.int16)
    case .int32: integer(range).flatMap { Int32(exactly: $0) }.map(Scalar.int32)
    case .int64: integer(range).flatMap { Int64(exactly: $0) }.map(Scalar.int64)
    case .uint: integer(range).flatMap { UInt(exactly: $0) }.map(Scalar.uint)
    case .uint8: integer(range).flatMap { UInt8(exactly: $0) }.map(Scalar.uint8)
    case .uint16: integer(range).flatMap { UInt16(exactly: $0) }.map(Scalar.uint16)
    case .uint32: integer(range).flatMap { UInt32(exactly: $0) }.map(Scalar.uint32)
    case .uint64: integer(range).flatMap { UInt64(exactly: $0) }.map(Scalar.uint64)
    case .float: float(range).map(Scalar.float)
    case .string: nil
    }
  }

  private func bool(_ range: Range<Int>) -> Bool? {
    if bytes[range].elementsEqual("true".utf8) { return true }
    return bytes[range].elementsEqual("false".utf8) ? false : nil
  }

  /// A number of at most eighteen digits in its only spelling.
  private func integer(_ range: Range<Int>) -> Int? {
    guard let number = decimal(range), number.fractionDigits == 0 else { return nil }
    guard number.digits != 0 || !number.isNegative else { return nil }
    return number.isNegative ? -number.digits : number.digits
  }

  private func double(_ range: Range<Int>) -> Double? {
    number(range, sureBelow: 1_000_000_000_000_000, powers: Self.powersOfTen)
  }

  private func float(_ range: Range<Int>) -> Float? {
    number(range, sureBelow: 1_000_000, powers: Self.floatPowersOfTen)
  }

  /// The number, if it is spelled exactly like this.
  ///
  /// A decimal of at most fifteen digits (six for `Float`) that is not below 0.0001 always is: no
  /// two of them share a value, and one division by an exact power of ten rounds as reading it
  /// does. For other decimals the division is a good guess, which spelling it confirms or rejects.
  private func number<F: BinaryFloatingPoint & LosslessStringConvertible>(
    _ range: Range<Int>, sureBelow limit: Int, powers: [F]
  ) -> F? {
    if let number = decimal(range), number.fractionDigits < powers.count {
      let magnitude = F(number.digits) / powers[number.fractionDigits]
      let value = number.isNegative ? -magnitude : magnitude
      let isSure = number.digits < limit && (magnitude >= 0.0001 || number.digits == 0)
      if isSure || isSpelling(range, of: value) { return value }
    }
    let value = F(String(decoding: bytes[range], as: UTF8.self))
    return value.flatMap { isSpelling(range, of: $0) ? $0 : nil }
  }

  /// True if the number is finite and is written with these bytes.
  private func isSpelling<F: FloatingPoint & CustomStringConvertible>(
    _ range: Range<Int>, of value: F
  ) -> Bool {
    guard value.isFinite else { return false }
    let text = value.description
    return bytes[range].elementsEqual(text.hasSuffix(".0") ? text.utf8.dropLast(2) : text.utf8[...])
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  ]

  private static let floatPowersOfTen: [Float] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10,
  ]
}
