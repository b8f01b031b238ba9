/// The parts of `@Entry public var name: Type = value`.
struct VariableDeclaration {
  let name: String
  let type: String?
  let initial: String?

  init(parsing source: String) throws(DeclarationProblem) {
    var reader = SourceReader(source)
    while let word = reader.word(), word != "var" {
      if word == "let" { throw .notVariable }
      reader.skipArguments()
    }
    guard let name = reader.word() else { throw .notVariable }
    self.name = name
    type = reader.take(":") ? reader.type() : nil
    initial = reader.take("=") ? reader.remainder : nil
    if !reader.isAtEnd && initial == nil { throw .hasAccessors }
  }

  var isOptional: Bool { wrappedType != nil || type?.hasSuffix("!") == true }

  /// The type without its optional.
  var wrappedType: String? {
    guard let type else { return nil }
    if type.hasSuffix("?") { return String(type.dropLast()) }
    let spelled = "Optional<"
    return type.hasPrefix(spelled) ? String(type.dropFirst(spelled.count).dropLast()) : nil
  }
}

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

  mutating func take(_ character: Character) -> Bool {
    skipSpace()
    guard rest.first == character else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Skips the parentheses behind an attribute or a modifier.
  mutating func skipArguments() {
    guard take("(") else { return }
    var depth = 1
    while depth > 0, let next = rest.popFirst() {
      if next == "(" { depth += 1 }
      if next == ")" { depth -= 1 }
    }
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
