/// A Swift source with blanks in place of comments and of the text of strings. Every byte of code
/// keeps its position.
struct CodeMask {
  /// As many bytes as the source has, with the same line feeds.
  private(set) var bytes: [UInt8]
  private let source: [UInt8]
  private var position = 0

  init(_ source: [UInt8]) {
    self.source = source
    bytes = source
    skipCode(until: nil)
  }

  /// Passes over code, to its end or past the parenthesis that ends an interpolation.
  private mutating func skipCode(until end: UInt8?) {
    var depth = 0
    while position < source.count {
      switch source[position] {
      case Ascii.slash where next(1) == Ascii.slash: blank(while: { $0 != Ascii.lineFeed })
      case Ascii.slash where next(1) == Ascii.star: skipComment()
      case Ascii.quote: skipString(hashes: 0)
      case Ascii.hash: skipHashes()
      case Ascii.open:
        depth += 1
        position += 1
      case Ascii.close:
        position += 1
        if depth == 0 && end != nil { return }
        depth -= 1
      default: position += 1
      }
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      let pair = (source[position], next(1))
      let opens = pair == (Ascii.slash, Ascii.star)
      let closes = pair == (Ascii.star, Ascii.slash)
      if opens || closes { blank(1) }
      depth += opens ? 1 : closes ? -1 : 0
      blank(1)
    } while depth > 0 && position < source.count
  }

  /// A directive, a raw string or a regular expression.
  private mutating func skipHashes() {
    let hashes = source[position...].prefix { $0 == Ascii.hash }.count
    switch next(hashes) {
    case Ascii.quote:
      blank(hashes)
      skipString(hashes: hashes)
    case Ascii.slash: skipExpression(hashes: hashes)
    default: position += hashes
    }
  }

  private mutating func skipExpression(hashes: Int) {
    blank(hashes + 1)
    while position < source.count {
      if source[position] == Ascii.slash && hasHashes(hashes, at: position + 1) {
        return blank(hashes + 1)
      }
      blank(1)
    }
  }

  /// A string on one line ends with it at the latest, as for the compiler.
  private mutating func skipString(hashes: Int) {
    let isLong = next(1) == Ascii.quote && next(2) == Ascii.quote
    let quotes = isLong ? 3 : 1
    blank(quotes)
    while position < source.count {
      if source[position] == Ascii.lineFeed && !isLong { return }
      if isEnd(quotes: quotes, hashes: hashes) { return blank(quotes + hashes) }
      if source[position] == Ascii.backslash && hasHashes(hashes, at: position + 1) {
        skipEscape(hashes: hashes)
      } else {
        blank(1)
      }
    }
  }

  private mutating func skipEscape(hashes: Int) {
    blank(hashes + 1)
    guard position < source.count else { return }
    if source[position] == Ascii.open {
      position += 1
      skipCode(until: Ascii.close)
    } else if source[position] != Ascii.lineFeed {
      blank(1)
    }
  }

  private func isEnd(quotes: Int, hashes: Int) -> Bool {
    source[position...].prefix(quotes).elementsEqual(repeatElement(Ascii.quote, count: quotes))
      && hasHashes(hashes, at: position + quotes)
  }

  private func hasHashes(_ count: Int, at position: Int) -> Bool {
    position + count <= source.count
      && source[position..<(position + count)].allSatisfy { $0 == Ascii.hash }
  }

  private func next(_ distance: Int) -> UInt8? {
    position + distance < source.count ? source[position + distance] : nil
  }

  private mutating func blank(_ count: Int) {
    for _ in 0..<count where position < source.count {
      if source[position] != Ascii.lineFeed && source[position] != Ascii.carriageReturn {
        bytes[position] = Ascii.space
      }
      position += 1
    }
  }

  private mutating func blank(while condition: (UInt8) -> Bool) {
    while position < source.count, condition(source[position]) { blank(1) }
  }
}

/// The characters that Swift's syntax consists of.
enum Ascii {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let slash = UInt8(ascii: "/")
  static let backslash = UInt8(ascii: "\\")
  static let star = UInt8(ascii: "*")
  static let open = UInt8(ascii: "(")
  static let close = UInt8(ascii: ")")

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == space || byte == UInt8(ascii: "\t") || byte == carriageReturn
  }

  static func isWord(_ byte: UInt8) -> Bool {
    let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    return isLetter || isDigit || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
