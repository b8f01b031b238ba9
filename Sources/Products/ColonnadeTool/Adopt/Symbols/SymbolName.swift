/// The names that Xcode makes of the names of resources.
enum SymbolName {
  /// A name in lower camel case: `hero_small` is `heroSmall`, `URLIcon` is `urlIcon`.
  ///
  /// - Parameter suffix: a last word that is left out, unless it is the only one.
  /// - Returns: nil if no letter or digit is in it.
  static func member(_ name: String, without suffix: String? = nil) -> String? {
    var words = words(of: name)
    if words.count > 1, let suffix, words.last?.lowercased() == suffix.lowercased() {
      words.removeLast()
    }
    guard let first = words.first else { return nil }
    let rest = words.dropFirst().map(capitalized)
    let symbol = first.lowercased() + rest.joined()
    return first.first?.isNumber == true ? "_" + symbol : escaped(symbol)
  }

  /// A name in upper camel case, for a namespace.
  static func type(_ name: String) -> String? {
    let words = words(of: name)
    guard let first = words.first else { return nil }
    let symbol = words.map(capitalized).joined()
    return first.first?.isNumber == true ? "_" + symbol : escaped(symbol)
  }

  /// The words of a name: they end at other characters, before a capital letter, and before the last
  /// of several capital letters that a small one follows.
  private static func words(of name: String) -> [String] {
    // A name in capital letters has no other words than those that it separates.
    let letters = Array(name.contains(where: \.isLowercase) ? name : name.lowercased())
    var words: [String] = []
    var isInside = false
    for (index, letter) in letters.enumerated() {
      guard letter.isLetter || letter.isNumber else {
        isInside = false
        continue
      }
      let before = index > 0 ? letters[index - 1] : letter
      let after = index + 1 < letters.count ? letters[index + 1] : letter
      let begins =
        !isInside || letter.isUppercase && (!before.isUppercase || after.isLowercase)
      if begins { words.append(String(letter)) } else { words[words.count - 1].append(letter) }
      isInside = true
    }
    return words
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while",
  ]
}

/// Declarations in namespaces, each name once.
struct SymbolScope {
  private(set) var members: [(name: String, declaration: String)] = []
  private var scopes: [(name: String, scope: SymbolScope)] = []

  var isEmpty: Bool { members.isEmpty && scopes.allSatisfy(\.scope.isEmpty) }

  /// Adds a declaration; false if its name is taken.
  mutating func add(_ declaration: String, named name: String, in path: ArraySlice<String>) -> Bool
  {
    guard let first = path.first else {
      if members.contains(where: { $0.name == name }) { return false }
      members.append((name, declaration))
      return true
    }
    if let index = scopes.firstIndex(where: { $0.name == first }) {
      return scopes[index].scope.add(declaration, named: name, in: path.dropFirst())
    }
    var scope = SymbolScope()
    let isAdded = scope.add(declaration, named: name, in: path.dropFirst())
    scopes.append((first, scope))
    return isAdded
  }

  /// The lines of an extension's or an enum's body.
  func lines(indent: String = "  ") -> [String] {
    members.map { indent + $0.declaration }
      + scopes.flatMap { name, scope in
        ["\(indent)enum \(name) {"] + scope.lines(indent: indent + "  ") + ["\(indent)}"]
      }
  }
}
