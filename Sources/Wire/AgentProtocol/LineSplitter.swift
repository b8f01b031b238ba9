/// Bytes cut at line feeds. A line over the limit is discarded.
package struct LineSplitter {
  /// The most bytes of a line: the largest message of a server, and the envelope around it.
  package static let standardLimit = 1 << 20

  /// The outcome of a cut.
  package enum Line: Hashable, Sendable {
    case text([UInt8])
    /// A line over the limit, reported at its end.
    case tooLong
  }

  private let limit: Int
  private var unfinished: [UInt8] = []
  private var isTooLong = false

  /// - Parameter limit: the bytes of the longest line.
  package init(limit: Int = standardLimit) {
    self.limit = limit
  }

  /// Takes the next piece of the input, however it is cut.
  package mutating func add(_ piece: [UInt8], _ deliver: (Line) -> Void) {
    var rest = piece[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      append(rest[..<end])
      finish(deliver)
      rest = rest[(end + 1)...]
    }
    append(rest)
  }

  /// The input has ended; a last line needs no line feed.
  package mutating func finish(_ deliver: (Line) -> Void) {
    if isTooLong {
      deliver(.tooLong)
    } else if !unfinished.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) {
      deliver(.text(unfinished))
    }
    unfinished = []
    isTooLong = false
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    if isTooLong { return }
    if unfinished.count + bytes.count > limit {
      isTooLong = true
      unfinished = []
    } else {
      unfinished += bytes
    }
  }
}
