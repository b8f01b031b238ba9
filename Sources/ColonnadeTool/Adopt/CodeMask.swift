/// A Swift source with blanks in place of comments and of the text of strings. Every byte of code
/// keeps its place.
struct CodeMask {
  /// As many bytes as the source has, with the same line feeds.
  private(set) var bytes: [UInt8]
  private let source: [UInt8]
  private var place = 0

  init(_ source: [UInt8]) {
    self.source = source
    bytes = source
    passCode(until: nil)
  }

  /// Passes over code, to its end or past the parenthesis that ends an interpolation.
  private mutating func passCode(until end: UInt8?) {
    var depth = 0
    while place < source.count {
      switch source[place] {
      case Ascii.slash where next(1) == Ascii.slash: blank(while: { $0 != Ascii.lineFeed })
      case Ascii.slash where next(1) == Ascii.star: passComment()
      case Ascii.quote: passString(hashes: 0)
      case Ascii.hash: passHashes()
      case Ascii.open:
        depth += 1
        place += 1
      case Ascii.close:
        place += 1
        if depth == 0 && end != nil { return }
        depth -= 1
      default: place += 1
      }
    }
  }

  private mutating func passComment() {
    var depth = 0
    repeat {
      let pair = (source[place], next(1))
      let opens = pair == (Ascii.slash, Ascii.star)
      let closes = pair == (Ascii.star, Ascii.slash)
      if opens || closes { blank(1) }
      depth += opens ? 1 : closes ? -1 : 0
      blank(1)
    } while depth > 0 && place < source.count
  }

  /// A directive, a raw string or a regular expression.
  private mutating func passHashes() {
    let hashes = source[place...].prefix { $0 == Ascii.hash }.count
    switch next(hashes) {
    case Ascii.quote:
      blank(hashes)
      passString(hashes: hashes)
    case Ascii.slash: passExpression(hashes: hashes)
    default: place += hashes
    }
  }

  private mutating func passExpression(hashes: Int) {
    blank(hashes + 1)
    while place < source.count {
      if source[place] == Ascii.slash && hasHashes(hashes, at: place + 1) {
        return blank(hashes + 1)
      }
      blank(1)
    }
  }

  /// A string on one line ends with it at the latest, as for the compiler.
  private mutating func passString(hashes: Int) {
    let isLong = next(1) == Ascii.quote && next(2) == Ascii.quote
    let quotes = isLong ? 3 : 1
    blank(quotes)
    while place < source.count {
      if source[place] == Ascii.lineFeed && !isLong { return }
      if isEnd(quotes: quotes, hashes: hashes) { return blank(quotes + hashes) }
      if source[place] == Ascii.backslash && hasHashes(hashes, at: place + 1) {
        passEscape(hashes: hashes)
      } else {
        blank(1)
      }
    }
  }

  private mutating func passEscape(hashes: Int) {
    blank(hashes + 1)
    guard place < source.count else { return }
    if source[place] == Ascii.open {
      place += 1
      passCode(until: Ascii.close)
    } else if source[place] != Ascii.lineFeed {
      blank(1)
    }
  }

  private func isEnd(quotes: Int, hashes: Int) -> Bool {
    source[place...].prefix(quotes).elementsEqual(repeatElement(Ascii.quote, count: quotes))
      && hasHashes(hashes, at: place + quotes)
  }

  private func hasHashes(_ count: Int, at place: Int) -> Bool {
    place + count <= source.count && source[place..<(place + count)].allSatisfy { $0 == Ascii.hash }
  }

  private func next(_ distance: Int) -> UInt8? {
    place + distance < source.count ? source[place + distance] : nil
  }

  private mutating func blank(_ count: Int) {
    for _ in 0..<count where place < source.count {
      if source[place] != Ascii.lineFeed && source[place] != Ascii.carriageReturn {
        bytes[place] = Ascii.space
      }
      place += 1
    }
  }

  private mutating func blank(while condition: (UInt8) -> Bool) {
    while place < source.count, condition(source[place]) { blank(1) }
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
