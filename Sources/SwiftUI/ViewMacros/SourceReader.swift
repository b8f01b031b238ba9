/// Reads Swift as far as a variable's declaration needs it.
struct SourceReader {
  private var rest: Substring

  init(_ source: String) {
    rest = source[...]
  }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return rest.isEmpty
    }
  }

  var remainder: String {
    mutating get {
      skipSpace()
      return String(rest)
    }
  }

  /// An attribute, a keyword or a name, without the marks around it.
  mutating func word() -> String? {
    skipSpace()
    let word = rest.prefix { $0 == "@" || $0 == "`" || $0 == "_" || $0.isLetter || $0.isNumber }
    rest = rest.dropFirst(word.count)
    return word.isEmpty ? nil : word.filter { $0 != "`" }
  }

  mutating func consume(_ character: Character) -> Bool {
    skipSpace()
    guard rest.first == character else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// The text up to a character, which is read next.
  mutating func text(before end: Character) -> String {
    let text = rest.prefix { $0 != end }
    rest = rest.dropFirst(text.count)
    return String(text)
  }

  /// Skips the parentheses behind an attribute or a modifier.
  mutating func skipArguments() { _ = arguments() }

  /// The text in the parentheses behind an attribute or a modifier; nil where there are none.
  mutating func arguments() -> String? {
    skipSpace()
    return rest.first == "(" ? skipGroup().map { String($0.dropFirst().dropLast()) } : nil
  }

  /// Skips a single character.
  mutating func skip() { rest = rest.dropFirst() }

  /// Skips parentheses, brackets or braces with all that is in them, or a string; nil where none begin.
  mutating func skipGroup() -> Substring? {
    let start = rest
    switch rest.first {
    case "\"": skipString()
    case "(", "[", "{":
      skip()
      while !isAtEnd, !")]}".contains(rest.first ?? ")") { if skipGroup() == nil { skip() } }
      skip()
    default: return nil
    }
    return start[..<rest.startIndex]
  }

  private mutating func skipString() {
    let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    rest = rest.dropFirst(quotes.count)
    while !rest.isEmpty, !rest.hasPrefix(quotes) {
      let isEscape = rest.first == "\\"
      skip()
      if isEscape && rest.first == "(" { _ = skipGroup() } else if isEscape { skip() }
    }
    rest = rest.dropFirst(quotes.count)
  }

  /// Skips the type and the value behind a variable's name, as far as they are on its line.
  ///
  mutating func skipTypeOfVariable() -> RestOfVariable {
    var found = RestOfVariable()
    while let next = rest.first, !next.isNewline, next != ";", next != "}" {
      if next == "=" { found.hasValue = true }
      if rest.hasPrefix("//") { break }
      let group = skipGroup()
      if let group, group.first == "{", !found.hasValue || Self.areObservers(group) {
        found.hasAccessors = true
        found.hasObservers = Self.areObservers(group)
        break
      }
      if !found.hasValue, group != nil || !next.isWhitespace {
        found.type += group ?? Substring(String(next))
      }
      if group == nil { skip() }
    }
    return found
  }

  /// The part of a variable's declaration that follows its name.
  struct RestOfVariable {
    var type = ""
    var hasValue = false
    var hasAccessors = false
    var hasObservers = false
  }

  private static func areObservers(_ group: Substring) -> Bool {
    var reader = SourceReader(String(group.dropFirst()))
    return ["didSet", "willSet"].contains(reader.word())
  }

  /// A type ends where a value begins, or accessors do.
  mutating func type() -> String {
    var type = ""
    while !isAtEnd, let next = rest.first, next != "=", next != "{" {
      let piece = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "{" && $0 != "/" }
      // A lone slash is no part of a type.
      let count = max(1, piece.count)
      type += (type.isEmpty ? "" : " ") + rest.prefix(count)
      rest = rest.dropFirst(count)
    }
    return type
  }

  /// Passes over blanks and comments.
  private mutating func skipSpace() {
    while let next = rest.first {
      if next.isWhitespace {
        rest = rest.dropFirst()
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") || rest.hasPrefix("*/") {
        depth += rest.hasPrefix("/*") ? 1 : -1
        rest = rest.dropFirst()
      }
      rest = rest.dropFirst()
    } while depth > 0 && !rest.isEmpty
  }
}
