import Foundation

/// The comparisons that a predicate's format names.
enum PredicateComparison {
  typealias Test = (Any?, Any?) -> Bool

  /// The comparison of a name; nil if there is none.
  ///
  /// - Parameter options: `c` ignores case, and `d` accents.
  static func of(_ name: String, _ options: String) -> Test? {
    let folded: (Any?) -> Any? = { PredicateValue.text($0).map { fold($0, options) } ?? $0 }
    switch name {
    case "=", "==": return { PredicateValue.isEqual(folded($0), folded($1)) }
    case "!=", "<>": return { !PredicateValue.isEqual(folded($0), folded($1)) }
    case "<": return { isOrdered($0, $1) { $0 == .orderedAscending } }
    case "<=", "=<": return { isOrdered($0, $1) { $0 != .orderedDescending } }
    case ">": return { isOrdered($0, $1) { $0 == .orderedDescending } }
    case ">=", "=>": return { isOrdered($0, $1) { $0 != .orderedAscending } }
    case "IN": return { first, second in contains(second, first, options) }
    case "CONTAINS": return { contains($0, $1, options) }
    case "BETWEEN":
      return { value, bounds in
        guard let bounds = bounds.flatMap(KeyValues.elements), bounds.count == 2 else {
          return false
        }
        return PredicateValue.order(value, bounds[0]) != .orderedAscending
          && PredicateValue.order(value, bounds[1]) != .orderedDescending
      }
    default: return ofTexts(name, options)
    }
  }

  private static func ofTexts(_ name: String, _ options: String) -> Test? {
    let test: (String, String) -> Bool
    switch name {
    case "BEGINSWITH": test = { $0.hasPrefix($1) }
    case "ENDSWITH": test = { $0.hasSuffix($1) }
    case "MATCHES": test = { matches($0, $1) }
    case "LIKE": test = { matches($0, pattern(of: $1)) }
    default: return nil
    }
    return { first, second in
      guard let first = PredicateValue.text(first), let second = PredicateValue.text(second) else {
        return false
      }
      return test(fold(first, options), fold(second, options))
    }
  }

  private static func isOrdered(
    _ first: Any?, _ second: Any?, _ isRight: (ComparisonResult) -> Bool
  ) -> Bool {
    guard KeyValues.unwrapped(first) != nil, KeyValues.unwrapped(second) != nil else {
      return false
    }
    return isRight(PredicateValue.order(first, second))
  }

  private static func contains(_ whole: Any?, _ part: Any?, _ options: String) -> Bool {
    guard let whole = KeyValues.unwrapped(whole) else { return false }
    if let text = PredicateValue.text(whole) {
      guard let part = PredicateValue.text(part) else { return false }
      return fold(text, options).contains(fold(part, options))
    }
    return KeyValues.elements(of: whole)?.contains { PredicateValue.isEqual($0, part) } ?? false
  }

  private static func fold(_ text: String, _ options: String) -> String {
    var folding: String.CompareOptions = []
    if options.contains("c") { folding.insert(.caseInsensitive) }
    if options.contains("d") { folding.insert(.diacriticInsensitive) }
    return folding.isEmpty ? text : text.folding(options: folding, locale: nil)
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    text.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil
  }

  /// The regular expression of a text with `*` and `?`.
  private static func pattern(of text: String) -> String {
    NSRegularExpression.escapedPattern(for: text)
      .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
  }
}

/// A word in the format of a predicate.
enum PredicateWord: Equatable {
  case plain(String)
  /// A text that was in quotation marks.
  case text(String)

  static func words(of format: String) -> [PredicateWord] {
    var words: [PredicateWord] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'" {
        let text = rest.dropFirst().prefix { $0 != first }
        words.append(.text(String(text)))
        rest = rest[text.endIndex...].dropFirst()
      } else {
        let isSign = signs.contains(first)
        let word =
          isSign ? rest.prefix(while: signs.contains) : rest.prefix { isInWord($0) }
        let taken = word.isEmpty ? rest.prefix(1) : word
        words.append(.plain(String(taken)))
        rest = rest[taken.endIndex...]
      }
    }
    return words
  }

  private static let signs: Set<Character> = ["=", "!", "<", ">", "&", "|"]

  private static func isInWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_.@%#$-".contains(character)
  }
}
