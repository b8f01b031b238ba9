import Glibc

/// Steps through a JSON text that is spelled in the usual way: strings without escapes, integers of at
/// most eighteen digits, members in any order, spaces wherever they are allowed.
///
/// Each step returns nil or false if the text is spelled otherwise, or is wrong. `JSONReader` has
/// to read the text then: it accepts every spelling and says what is wrong.
package struct PlainScanner: ~Escapable {
  @usableFromInline let bytes: Span<UInt8>
  /// The index of the next byte.
  package var position = 0

  /// Begins at the first byte that is not a space.
  @inlinable
  @_lifetime(copy bytes)
  package init(_ bytes: borrowing Span<UInt8>) {
    self.bytes = copy bytes
    skipSpace()
  }

  /// True after the last byte.
  @inlinable package var isAtEnd: Bool { position == bytes.count }

  /// Begins at the first byte, whatever it is.
  @inlinable
  @_lifetime(copy bytes)
  package init(unspaced bytes: borrowing Span<UInt8>) { self.bytes = copy bytes }

  /// Goes past the spaces that come next.
  @inlinable @inline(__always)
  package mutating func skipSpace() {
    while position < bytes.count, unsafe bytes[unchecked: position] <= .space {
      guard unsafe bytes[unchecked: position].isJSONSpace else { return }
      position &+= 1
    }
  }

  /// The next byte; 0 at the end.
  @inlinable package var next: UInt8 {
    position < bytes.count ? unsafe bytes[unchecked: position] : 0
  }

  /// Goes past a byte and the spaces after it, if it comes next.
  @inlinable @inline(__always)
  package mutating func skips(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position &+= 1
    skipSpace()
    return true
  }

  /// Goes past an integer, but not the spaces after it.
  @inlinable
  package mutating func bareInteger() -> Int? {
    var index = position
    let isNegative = next == .minus
    if isNegative { index &+= 1 }
    let first = index
    var sum = 0
    while index < bytes.count, unsafe bytes[unchecked: index].isDigit {
      sum = sum &* 10 &+ Int(unsafe bytes[unchecked: index] &- .zero)
      index &+= 1
    }
    let count = index &- first
    guard count > 0, count <= 18, unsafe count == 1 || bytes[unchecked: first] != .zero,
      !(isNegative && sum == 0)
    else { return nil }
    if index < bytes.count {
      let byte = unsafe bytes[unchecked: index]
      if byte == .period || byte | 0x20 == .lowercaseE { return nil }
    }
    position = index
    return isNegative ? -sum : sum
  }

  /// Goes past a string and the spaces after it.
  ///
  /// - Returns: the range between its quotes, and whether it is ASCII; if not, it may not be UTF-8.
  @usableFromInline
  package mutating func string() -> (range: Range<Int>, isASCII: Bool)? {
    guard let string = bareString() else { return nil }
    skipSpace()
    return string
  }

  /// Goes past a string, but not the spaces after it.
  ///
  /// - Returns: the same as `string`.
  @usableFromInline
  package mutating func bareString() -> (range: Range<Int>, isASCII: Bool)? {
    guard next == .quote else { return nil }
    let start = position &+ 1
    let plain = bytes.plainCount(from: start)
    guard plain.end < bytes.count, unsafe bytes[unchecked: plain.end] == .quote else { return nil }
    position = plain.end &+ 1
    return unsafe (Range(uncheckedBounds: (start, plain.end)), plain.isASCII)
  }

  /// True if a range that `string` returned contains this literal text.
  @inlinable @inline(__always)
  package func spells(_ text: StaticString, in range: Range<Int>) -> Bool {
    let count = text.utf8CodeUnitCount
    guard count == range.count else { return false }
    for index in 0..<count
    where unsafe bytes[unchecked: range.lowerBound &+ index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Goes past a part of another text, if the same bytes come next.
  @usableFromInline
  package mutating func skips(_ range: Range<Int>, of text: borrowing Span<UInt8>) -> Bool {
    precondition(range.lowerBound >= 0 && range.upperBound <= text.count, "no part of the text")
    guard range.count <= bytes.count &- position else { return false }
    let isSame = unsafe bytes.withUnsafeBytes { own in
      unsafe text.withUnsafeBytes { other in
        guard let own = own.baseAddress, let other = other.baseAddress else { return true }
        return unsafe memcmp(own + position, other + range.lowerBound, range.count) == 0
      }
    }
    if isSame { position &+= range.count }
    return isSame
  }

  /// The text in a range that `string` returned; nil if it is not UTF-8.
  @usableFromInline
  package func text(_ range: Range<Int>, isASCII: Bool) -> String? {
    if isASCII {
      let ascii = unsafe UTF8Span(unchecked: bytes.extracting(range), isKnownASCII: true)
      return String(copying: ascii)
    }
    do {
      return String(copying: try UTF8Span(validating: bytes.extracting(range)))
    } catch {
      return nil
    }
  }
}
