extension String {
  /// Compares the UTF-8 byte for byte.
  ///
  /// `==` of `String` is Unicode's canonical equivalence, for which a composed and a decomposed é
  /// are one name.
  @inlinable
  package func hasSameBytes(as other: String) -> Bool {
    let count = utf8.count
    guard count == other.utf8.count else { return false }
    // The library compares short strings, the usual names, fastest. If one of two equivalent
    // strings of the same length is ASCII, so is the other, and their bytes are the same.
    if count < 16 {
      guard self == other else { return false }
    }
    return hasEqualBytes(other)
  }

  /// Compares byte by byte; the lengths are known to be the same.
  @usableFromInline
  func hasEqualBytes(_ other: String) -> Bool {
    let left = utf8Span.span
    let right = other.utf8Span.span
    for index in 0..<left.count where unsafe left[unchecked: index] != right[unchecked: index] {
      return false
    }
    return true
  }

  /// Feeds the UTF-8, eight bytes at a time, and its length.
  ///
  /// `hash(into:)` of `String` normalizes: canonically equivalent names, of which an attacker can
  /// write thousands, would all collide.
  package func hashBytes(into hasher: inout Hasher) {
    let bytes = utf8Span.span
    var word: UInt64 = 0
    for index in 0..<bytes.count {
      word = word << 8 | UInt64(unsafe bytes[unchecked: index])
      if index & 7 == 7 { hasher.combine(word) }
    }
    hasher.combine(word)
    hasher.combine(bytes.count)
  }

  /// True if a JSON string of this text has nothing to escape.
  package var isPlainInJSON: Bool { utf8Span.span.isPlainInJSON }

  /// The length of the text between the quotes of a JSON string.
  package var bytesInJSON: Int {
    let bytes = utf8Span.span
    let block = 32
    var (more, start) = (0, 0)
    // The compiler vectorizes blocks of a fixed length and sums of one byte.
    while start &+ block <= bytes.count {
      var few: UInt8 = 0
      for index in 0..<block {
        few &+= unsafe bytes[unchecked: start &+ index].bytesOfEscape
      }
      more &+= Int(few)
      start &+= block
    }
    for index in start..<bytes.count {
      more &+= Int(unsafe bytes[unchecked: index].bytesOfEscape)
    }
    return bytes.count + more
  }
}

extension UInt8 {
  /// The additional bytes that its escape takes in a JSON string.
  @inline(__always)
  fileprivate var bytesOfEscape: UInt8 {
    (self < .space ? 5 : 0) &+ (self == .quote ? 1 : 0) &+ (self == .backslash ? 1 : 0)
  }
}
