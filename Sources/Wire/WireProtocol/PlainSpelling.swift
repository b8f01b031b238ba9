import OrderedJSON

/// A plain `push` as its client spells it: the next one nearly always differs only in the id and
/// the value, so only those have to be read.
package struct PlainSpelling {
  /// The ranges of the id and the value in the text.
  struct ValueRanges {
    let id: Range<Int>
    let value: Range<Int>
  }

  /// A longer text is not kept.
  private static let maxBytes = 512

  private var text: [UInt8] = []
  private var known: (ranges: ValueRanges, method: Method)?

  /// Creates a memory without a spelling.
  package init() {}

  mutating func remember(_ bytes: borrowing Span<UInt8>, _ ranges: ValueRanges, of method: Method) {
    guard bytes.count <= Self.maxBytes else { return }
    text.removeAll(keepingCapacity: true)
    text.append(addingCapacity: bytes.count) { $0.append(copying: bytes) }
    known = (ranges, method)
  }

  /// - Returns: nil if the text is spelled otherwise.
  func read(_ bytes: borrowing Span<UInt8>) -> Request? {
    guard let (ranges, method) = known else { return nil }
    var scanner = PlainScanner(unspaced: bytes)
    let (id, value) = (ranges.id, ranges.value)
    let idIsFirst = id.lowerBound < value.lowerBound
    let (first, second) = idIsFirst ? (id, value) : (value, id)
    guard scanner.skips(0..<first.lowerBound, of: text.span),
      let one = JSONValue(plain: &scanner),
      scanner.skips(first.upperBound..<second.lowerBound, of: text.span),
      let other = JSONValue(plain: &scanner),
      scanner.skips(second.upperBound..<text.count, of: text.span), scanner.isAtEnd
    else { return nil }
    let request =
      idIsFirst
      ? Request(id: one, method: method, given: .value(other))
      : Request(id: other, method: method, given: .value(one))
    guard case .number? = request.id else { return nil }
    return request
  }
}
