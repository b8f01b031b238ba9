/// Divides a module's source into tokens. It refuses the source if only the grammar could
/// distinguish a division from a regular expression.
struct ScriptScanner {
  let bytes: [UInt8]
  var index = 0
  private(set) var tokens: [ScriptToken] = []
  private var open: [Bracket] = []
  private var lastClosed = Bracket(.round)

  /// An open bracket, with what is needed when it closes.
  private struct Bracket {
    enum Shape { case round, square, curly, template }
    let shape: Shape
    /// For `(`: the condition of a statement. For `{`: the body of a function.
    var isSpecial = false

    init(_ shape: Shape, isSpecial: Bool = false) {
      self.shape = shape
      self.isSpecial = isSpecial
    }
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 4)
  }

  mutating func scan() throws(PackRefusal) {
    while true {
      try skipSpace()
      if index >= bytes.count { break }
      try scanToken()
    }
    if !open.isEmpty { throw PackRefusal("a bracket stays open") }
  }

  private mutating func scanToken() throws(PackRefusal) {
    let byte = bytes[index]
    switch byte {
    case _ where byte.isDigit, UInt8(ascii: ".") where bytes.at(index + 1).isDigit: scanNumber()
    case _ where byte.isOfName || byte == UInt8(ascii: "#"): try scanWord()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try scanString(closing: byte)
    case UInt8(ascii: "`"): try scanTemplate()
    case UInt8(ascii: "}") where open.last?.shape == .template: try scanTemplate()
    case UInt8(ascii: "/") where try beginsRegularExpression(): try scanRegularExpression()
    default: try scanPunctuator()
    }
  }

  private mutating func add(_ kind: ScriptToken.Kind, from start: Int) {
    tokens.append(ScriptToken(kind: kind, range: start..<index, depth: open.count))
  }

  private func isLast(_ text: String, back: Int = 1) -> Bool {
    guard tokens.count >= back else { return false }
    let token = tokens[tokens.count - back]
    guard token.kind == .word || token.kind == .punctuator else { return false }
    return bytes.holds(text, in: token.range)
  }

  private func isLast(_ texts: [String], back: Int = 1) -> Bool {
    texts.contains { isLast($0, back: back) }
  }
}

extension ScriptScanner {
  /// Words that a value follows.
  private static let words = [
    "return", "typeof", "instanceof", "in", "new", "delete", "void", "throw", "case", "do", "else",
    "yield", "await",
  ]

  private func beginsRegularExpression() throws(PackRefusal) -> Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .number, .string, .regularExpression: return false
    case .template: return !open.isEmpty && bytes.begins("${", at: last.range.upperBound - 2)
    case .word:
      if isLast(".", back: 2) || isLast("?.", back: 2) { return false }
      if isLast("of") { throw PackRefusal("“of /” is ambiguous") }
      return isLast(Self.words)
    case .punctuator:
      if isLast(")") { return lastClosed.isSpecial }
      if isLast("}") { throw PackRefusal("“} /” is ambiguous") }
      return !isLast(["]", "++", "--"])
    }
  }

  private mutating func scanRegularExpression() throws(PackRefusal) {
    let start = index
    var isInClass = false
    index += 1
    while true {
      switch bytes.at(index) {
      case 0, UInt8(ascii: "\n"): throw PackRefusal("a regular expression has no end")
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        index += 1
        while bytes.at(index).isOfName { index += 1 }
        return add(.regularExpression, from: start)
      default: break
      }
      index += 1
    }
  }

  private mutating func scanWord() throws(PackRefusal) {
    let start = index
    index += 1
    while bytes.at(index).isOfName { index += 1 }
    if bytes.at(index) == UInt8(ascii: "\\") { throw PackRefusal("a name is escaped") }
    add(.word, from: start)
    if isLast("await"), !open.contains(where: { $0.shape == .curly && $0.isSpecial }) {
      throw PackRefusal("“await” stands outside of a function’s braces")
    }
  }

  private mutating func scanNumber() {
    let start = index
    let isHexadecimal = bytes.begins("0x", at: index) || bytes.begins("0X", at: index)
    while true {
      let byte = bytes.at(index)
      let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      let isExponent =
        index > start && !isHexadecimal && bytes[index - 1] | 0x20 == UInt8(ascii: "e")
      guard byte.isOfName || byte == UInt8(ascii: ".") || isSign && isExponent else { break }
      index += 1
    }
    add(.number, from: start)
  }

  private mutating func scanString(closing quote: UInt8) throws(PackRefusal) {
    let start = index
    index += 1
    while bytes.at(index) != quote {
      if index >= bytes.count || bytes[index] == UInt8(ascii: "\n") {
        throw PackRefusal("a string has no end")
      }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index += 1
    add(.string, from: start)
  }

  /// A template from its beginning, or from the `}` that ends a value in it.
  private mutating func scanTemplate() throws(PackRefusal) {
    let start = index
    if bytes[index] == UInt8(ascii: "}") { open.removeLast() }
    index += 1
    while bytes.at(index) != UInt8(ascii: "`") {
      if index >= bytes.count { throw PackRefusal("a template has no end") }
      if bytes.begins("${", at: index) {
        index += 2
        add(.template, from: start)
        return open.append(Bracket(.template))
      }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index += 1
    add(.template, from: start)
  }

  private static let punctuators = [
    4: [">>>="], 3: ["...", "===", "!==", "**=", "<<=", ">>=", ">>>", "&&=", "||=", "??="],
    2: [
      "=>", "==", "!=", "<=", ">=", "&&", "||", "??", "?.", "++", "--", "+=", "-=", "*=", "/=",
      "%=", "&=", "|=", "^=", "<<", ">>", "**",
    ],
  ]
  private static let longOnes =
    (punctuators[4] ?? []) + (punctuators[3] ?? [])
    + (punctuators[2] ?? [])

  private mutating func scanPunctuator() throws(PackRefusal) {
    let start = index
    switch bytes[index] {
    case UInt8(ascii: "("): openBracket(Bracket(.round, isSpecial: followsStatement))
    case UInt8(ascii: "["): openBracket(Bracket(.square))
    case UInt8(ascii: "{"): openBracket(Bracket(.curly, isSpecial: followsFunction))
    case UInt8(ascii: ")"): try close(.round)
    case UInt8(ascii: "]"): try close(.square)
    case UInt8(ascii: "}"): try close(.curly)
    case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "~"):
      index += 1
      add(.punctuator, from: start)
    case let byte where "<>=!+-*/%&|^?.".utf8.contains(byte):
      let mayGoOn = "=<>&|*?+-.".utf8.contains(bytes.at(index + 1))
      let long = mayGoOn ? Self.longOnes.first { bytes.begins($0, at: index) } : nil
      let isChoice = long == "?." && bytes.at(index + 2).isDigit
      index += isChoice ? 1 : long?.utf8.count ?? 1
      add(.punctuator, from: start)
    default: throw PackRefusal("there is an unknown character")
    }
  }

  private mutating func openBracket(_ bracket: Bracket) {
    index += 1
    add(.punctuator, from: index - 1)
    open.append(bracket)
  }

  private mutating func close(_ shape: Bracket.Shape) throws(PackRefusal) {
    guard let last = open.popLast(), last.shape == shape else {
      throw PackRefusal("a bracket closes that is not open")
    }
    lastClosed = last
    index += 1
    add(.punctuator, from: index - 1)
  }

  /// True if a `(` holds the condition of a statement.
  private var followsStatement: Bool {
    isLast(["if", "for", "while", "with", "switch", "catch"]) && !isLast([".", "?."], back: 2)
      || isLast("await") && isLast("for", back: 2)
  }

  /// True if a `{` begins the body of a function.
  private var followsFunction: Bool { isLast("=>") || isLast(")") && !lastClosed.isSpecial }
}

extension ScriptScanner {
  private mutating func skipSpace() throws(PackRefusal) {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
      case UInt8(ascii: "/") where bytes.at(index + 1) == UInt8(ascii: "/"):
        try skipLine()
      case UInt8(ascii: "/") where bytes.at(index + 1) == UInt8(ascii: "*"):
        index = try bytes.end(ofCommentAt: index)
      case 0xc2, 0xe2, 0xef:
        // Spaces and ends of lines beyond ASCII begin with these bytes; so do a few letters.
        throw PackRefusal("there is an unknown character")
      default: return
      }
    }
  }

  private mutating func skipLine() throws(PackRefusal) {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n"),
      bytes[index] != UInt8(ascii: "\r")
    {
      // Two characters beyond ASCII end a line, too.
      if bytes.begins("\u{2028}", at: index) || bytes.begins("\u{2029}", at: index) {
        throw PackRefusal("there is an unknown character")
      }
      index += 1
    }
  }
}

extension [UInt8] {
  /// The index after the comment `/* … */` that begins at the index.
  func end(ofCommentAt start: Int) throws(PackRefusal) -> Int {
    var index = start + 2
    while !begins("*/", at: index) {
      if index >= count { throw PackRefusal("a comment has no end") }
      index += 1
    }
    return index + 2
  }
}

extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// True in names of scripts and style sheets; all bytes beyond ASCII count.
  var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  var isSpace: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\t")
      || self == UInt8(ascii: "\r")
  }
}
