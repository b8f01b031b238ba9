/// The names that Xcode makes of the names of resources.
///
/// Source: files that Xcode has generated, in public repositories.
enum SymbolName {
  /// The name of an asset in lower camel case: `hero_small` is `heroSmall`, `URLIcon` is `urlIcon`. A
  /// name without small letters keeps its letters: `BG-1` is `BG_1`.
  ///
  /// A last word `Color` or `Image` is left out, unless it is the only one.
  ///
  /// - Returns: nil if no letter or digit is in it.
  static func asset(_ name: String) -> String? {
    var words = words(of: name)
    if words.count > 1, ["color", "image"].contains(words[words.count - 1].lowercased()) {
      words.removeLast()
    }
    guard let first = words.first else { return nil }
    if !name.contains(where: \.isLowercase) { return identifier(words.joined(separator: "_")) }
    return identifier(first.lowercased() + words.dropFirst().map(capitalized).joined())
  }

  /// The name of a namespace in upper camel case.
  ///
  /// - Returns: nil if no letter or digit is in it.
  static func type(_ name: String) -> String? {
    let words = words(of: name)
    if words.isEmpty { return nil }
    if !name.contains(where: \.isLowercase) { return identifier(words.joined(separator: "_")) }
    return identifier(words.map(capitalized).joined())
  }

  /// The name of a key of a string catalogue in lower camel case: `cart.title` is `cartTitle`, and
  /// `%lld JSON files` is `jsonFiles`. A key without words is `string`.
  static func key(_ key: String) -> String {
    let plain = key.replacing(SymbolText.placeholder, with: " ")
      .replacing(/['’]/, with: "").replacing("$", with: " $ ")
    let words = plain.split { !$0.isLetter && !$0.isNumber && $0 != "$" }.map(String.init)
    let spelled = words.map { word in
      word.contains(where: \.isLowercase) ? word : capitalized(word.lowercased())
    }
    let first = spelled.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? "string"
    return identifier(first + spelled.dropFirst().map(capitalized).joined())
  }

  /// The words of a name: they end at other characters, between letters and digits, before a capital
  /// letter, and before the last of several capital letters that a small one follows.
  private static func words(of name: String) -> [String] {
    let letters = Array(name)
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
        !isInside || letter.isNumber != before.isNumber
        || letter.isUppercase && (!before.isUppercase || after.isLowercase)
      if begins { words.append(String(letter)) } else { words[words.count - 1].append(letter) }
      isInside = true
    }
    return words
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func identifier(_ name: String) -> String {
    if name.first?.isNumber == true { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set = [
    "Any", "Protocol", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while",
  ]
}
