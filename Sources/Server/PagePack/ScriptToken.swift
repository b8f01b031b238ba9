/// One token of a script: a range of its bytes.
struct ScriptToken: Equatable {
  enum Kind: Equatable {
    /// A name, a keyword or a private name.
    case word
    case number
    case string
    /// A template literal, or a part of one: up to `${`, between `}` and `${`, or from `}` on.
    case template
    case regularExpression
    case punctuator
  }

  let kind: Kind
  let range: Range<Int>
  /// The number of brackets around the token; a bracket does not count for itself.
  let depth: Int
}

/// A script with its tokens; comments and spaces lie between them.
struct Script {
  let bytes: [UInt8]
  let tokens: [ScriptToken]

  /// - Throws: a refusal if a token is ambiguous.
  init(_ bytes: [UInt8]) throws(PackRefusal) {
    var scanner = ScriptScanner(bytes)
    try scanner.scan()
    self.bytes = bytes
    tokens = scanner.tokens
  }

  func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  func kind(_ index: Int) -> ScriptToken.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  /// True when the token is this word or punctuator.
  func matches(_ index: Int, _ text: String) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let token = tokens[index]
    guard token.kind == .word || token.kind == .punctuator else { return false }
    return bytes.holds(text, in: token.range)
  }

  /// True for a name after a dot.
  func isMember(_ index: Int) -> Bool { matches(index - 1, ".") || matches(index - 1, "?.") }
}

extension [UInt8] {
  /// True if the range contains exactly this text.
  func holds(_ text: String, in range: Range<Int>) -> Bool {
    guard range.count == text.utf8.count, range.upperBound <= count else { return false }
    var index = range.lowerBound
    for byte in text.utf8 {
      if self[index] != byte { return false }
      index += 1
    }
    return true
  }

  /// True when this text begins at the index.
  func begins(_ text: String, at index: Int) -> Bool {
    holds(text, in: index..<index + text.utf8.count)
  }

  /// The byte at the index; 0 past the end.
  func at(_ index: Int) -> UInt8 { index < count ? self[index] : 0 }
}
