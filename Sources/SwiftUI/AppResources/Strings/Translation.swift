/// The words of a key in one language.
package struct Translation: Equatable, Sendable {
  /// Words that are always the same, or those for each kind of number.
  package enum Wording: Equatable, Sendable {
    case always(String)
    case byNumber([PluralCategory: String])

    /// The words for a number; those for any other number where there are none for its kind.
    func words(for number: Double?, in language: String) -> String {
      switch self {
      case .always(let words): return words
      case .byNumber(let forms):
        if number == 0, let none = forms[.zero] { return none }
        let category = number.map { PluralRule(language: language).category(of: $0) } ?? .other
        return forms[category] ?? forms[.other] ?? forms.values.min() ?? ""
      }
    }
  }

  /// A part of the words that depends on a number of its own.
  package struct Substitution: Equatable, Sendable {
    /// The place of its argument, from 0; nil for the next one.
    var argument: Int?
    var wording: Wording

    package init(argument: Int? = nil, _ wording: Wording) {
      self.argument = argument
      self.wording = wording
    }
  }

  package var wording: Wording
  package var substitutions: [String: Substitution] = [:]

  package init(_ wording: Wording, substitutions: [String: Substitution] = [:]) {
    self.wording = wording
    self.substitutions = substitutions
  }
}
