// The compiler vectorizes blocks of a fixed length and sums of one byte, so most of a text is
// scanned at least sixteen bytes at a time.

extension Span<UInt8> {
  @usableFromInline static var block: Int { 32 }

  /// True if a JSON string of these bytes has nothing to escape.
  @usableFromInline
  var isPlainInJSON: Bool { plainCount(from: 0).end == count }

  /// Finds the first byte from an index on that does not mean itself in a JSON string: a quote, a
  /// backslash or a control character.
  ///
  /// - Returns: its index, or the count of bytes; and whether all before it are ASCII.
  func plainCount(from start: Int) -> (end: Int, isASCII: Bool) {
    // Names and other short strings end before a block would pay.
    let short = plainCount(from: start, to: Swift.min(start &+ Self.block / 2, count))
    if short.end < start &+ Self.block / 2 { return short }
    let long = plainCountInBlocks(from: short.end)
    return (long.end, long.isASCII && short.isASCII)
  }

  @inline(__always)
  private func plainCount(from start: Int, to end: Int) -> (end: Int, isASCII: Bool) {
    var index = start
    var allBits: UInt8 = 0
    while index < end {
      let byte = unsafe self[unchecked: index]
      if byte.needsEscape { break }
      allBits |= byte
      index &+= 1
    }
    return (index, allBits < 0x80)
  }

  @inline(never)
  private func plainCountInBlocks(from start: Int) -> (end: Int, isASCII: Bool) {
    var index = start
    var allBits: UInt8 = 0
    while index &+ Self.block <= count {
      var special: UInt8 = 0
      var bits: UInt8 = 0
      for offset in 0..<Self.block {
        let byte = unsafe self[unchecked: index &+ offset]
        special |= byte.needsEscape ? 1 : 0
        bits |= byte
      }
      if special != 0 { break }
      allBits |= bits
      index &+= Self.block
    }
    let rest = plainCount(from: index, to: count)
    return (rest.end, rest.isASCII && allBits < 0x80)
  }
}
