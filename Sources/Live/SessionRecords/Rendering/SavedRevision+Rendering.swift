import OrderedJSON

/// The views that were shown are stored at the end of a revision's body, followed by their length:
/// a reader that needs only the navigation skips them.
extension SavedRevision {
  private static let head = Array(",\"shown\":".utf8)
  private static let tail = Array(",\"shownBytes\":".utf8)

  /// Returns a body that includes what was shown.
  package static func body(_ core: [UInt8], showing step: RenderingStep) -> [UInt8] {
    let text = step.text
    // In one array: a sum of slices would copy a large body byte by byte.
    var body: [UInt8] = []
    body.reserveCapacity(core.count + head.count + text.count + tail.count + 20)
    body += core[..<(core.count - 1)]
    body += head
    body += text
    body += tail
    body += "\(text.count)}".utf8
    return body
  }

  /// The body without what was shown.
  var core: [UInt8] {
    renderingRange.map { Array(body[..<($0.lowerBound - Self.head.count)]) + [UInt8(ascii: "}")] }
      ?? body
  }

  /// The views, as JSON text; nil if none were kept.
  package var renderingText: [UInt8]? { renderingRange.map { Array(body[$0]) } }

  private var renderingRange: Range<Int>? {
    guard body.last == UInt8(ascii: "}") else { return nil }
    let digits = body.dropLast().suffix(9).reversed().prefix { (0x30...0x39).contains($0) }
    guard !digits.isEmpty else { return nil }
    let end = body.count - 1 - digits.count - Self.tail.count
    let count = digits.reversed().reduce(0) { 10 * $0 + Int($1 - 0x30) }
    let start = end - count
    guard start >= Self.head.count, body[end...].starts(with: Self.tail),
      body[(start - Self.head.count)..<start].elementsEqual(Self.head)
    else { return nil }
    return start..<end
  }
}
