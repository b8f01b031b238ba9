// Appends text to space that is already reserved: the count is checked once for each piece, not
// for each byte.

extension OutputSpan<UInt8> {
  /// Appends literal text unchanged.
  @inlinable @inline(__always)
  package mutating func append(literal: StaticString) {
    let count = literal.utf8CodeUnitCount
    precondition(count <= freeCapacity, "there is no room for the text")
    unsafe withUnsafeMutableBufferPointer { buffer, filled in
      unsafe (buffer.baseAddress.unsafelyUnwrapped + filled).update(
        from: literal.utf8Start, count: count)
      filled &+= count
    }
  }

  /// Appends the bytes of a span.
  @inlinable @inline(__always)
  package mutating func append(copying bytes: borrowing Span<UInt8>) {
    let count = bytes.count
    precondition(count <= freeCapacity, "there is no room for the bytes")
    unsafe withUnsafeMutableBufferPointer { buffer, filled in
      unsafe bytes.withUnsafeBufferPointer { source in
        if let start = source.baseAddress {
          unsafe (buffer.baseAddress.unsafelyUnwrapped + filled).update(from: start, count: count)
        }
      }
      filled &+= count
    }
  }

  /// The most bytes that an integer takes.
  @inlinable package static var decimalBytes: Int { 20 }

  /// Appends an integer in decimal digits.
  @inlinable @inline(__always)
  package mutating func append(decimal integer: Int) {
    if integer < 0 { append(.minus) }
    append(digitsOf: integer.magnitude)
  }

  /// Two digits at a time from the last one on, each pair looked up.
  @usableFromInline
  mutating func append(digitsOf number: UInt) {
    let count = number.countOfDigits
    precondition(count <= freeCapacity, "there is no room for the digits")
    let pairs = decimalPairs
    unsafe withUnsafeMutableBufferPointer { buffer, filled in
      var cursor = unsafe buffer.baseAddress.unsafelyUnwrapped + filled + count
      var rest = number
      while rest >= 100 {
        let pair = unsafe pairs.utf8Start + 2 &* Int(truncatingIfNeeded: rest % 100)
        rest /= 100
        unsafe cursor -= 2
        unsafe (cursor[0], cursor[1]) = (pair[0], pair[1])
      }
      if rest >= 10 {
        let pair = unsafe pairs.utf8Start + 2 &* Int(truncatingIfNeeded: rest)
        unsafe (cursor[-2], cursor[-1]) = (pair[0], pair[1])
      } else {
        unsafe cursor[-1] = .zero + UInt8(truncatingIfNeeded: rest)
      }
      filled &+= count
    }
  }
}

private let decimalPairs: StaticString = """
  00010203040506070809101112131415161718192021222324252627282930313233343536373839\
  40414243444546474849505152535455565758596061626364656667686970717273747576777879\
  8081828384858687888990919293949596979899
  """

extension UInt {
  /// The count of decimal digits; 1 for zero.
  package var countOfDigits: Int {
    var (count, rest) = (1, self)
    while rest >= 10_000 {
      count &+= 4
      rest /= 10_000
    }
    return rest < 100 ? (rest < 10 ? count : count &+ 1) : (rest < 1_000 ? count &+ 2 : count &+ 3)
  }
}
