import Foundation

/// A format with its values in place.
package struct FilledFormat {
  /// The text, with a placeholder for each attachment.
  package private(set) var text = ""
  /// The attachments, by their places among those of the key, in the order of the text.
  package private(set) var attachments: [Int] = []

  private let arguments: [FormatArgument]
  private let locale: Locale
  private let language: String
  private let substitutions: [String: Translation.Substitution]
  private let attachmentSign: Character
  private let masked: (String) -> String
  private var next = 0
  private var substitutionsLeft = maxSubstitutions

  /// More parts of their own no sentence has; parts may name one another in a circle.
  static let maxSubstitutions = 32

  /// - Parameters:
  ///   - locale: that of numbers.
  ///   - language: that of the words, whose plural forms are chosen.
  ///   - masked: makes a value's words such that they are not read as marks.
  package init(
    _ translation: Translation, _ arguments: [FormatArgument], locale: Locale, language: String,
    attachmentSign: Character, masked: @escaping (String) -> String
  ) {
    self.arguments = arguments
    self.locale = locale
    self.language = language
    self.attachmentSign = attachmentSign
    self.masked = masked
    substitutions = translation.substitutions
    let number = arguments.lazy.compactMap(\.number).first
    let words = translation.wording.words(for: number, in: language)
    // Without values a percent sign is one.
    if arguments.isEmpty { text = words } else { fill(words[...], own: nil) }
  }

  private mutating func fill(_ format: Substring, own: Int?) {
    var rest = format
    while let sign = rest.firstIndex(of: "%") {
      text += rest[..<sign]
      let start = rest
      rest = rest[sign...].dropFirst()
      if let specifier = FormatSpecifier(&rest) {
        let written = start[sign..<rest.startIndex]
        put(specifier, written, own: own)
      } else {
        text += "%"
      }
    }
    text += rest
  }

  private mutating func put(_ specifier: FormatSpecifier, _ written: Substring, own: Int?) {
    switch specifier.kind {
    case .percent: text += "%"
    case .substitution(let name): substitute(name, specifier, written)
    case .own, .value:
      let index = specifier.position.map { $0 - 1 } ?? own ?? nextIndex()
      guard arguments.indices.contains(index) else {
        text += written
        return
      }
      put(arguments[index].value, specifier)
    }
  }

  private mutating func put(_ value: FormatArgument.Value, _ specifier: FormatSpecifier) {
    if case .attachment(let index) = value {
      attachments.append(index)
      text.append(attachmentSign)
    } else {
      text += masked(specifier.words(of: value, in: locale))
    }
  }

  private mutating func substitute(
    _ name: String, _ specifier: FormatSpecifier, _ written: Substring
  ) {
    guard let part = substitutions[name], substitutionsLeft > 0 else {
      text += written
      return
    }
    substitutionsLeft -= 1
    let index = specifier.position.map { $0 - 1 } ?? part.argument ?? nextIndex()
    let number = arguments.indices.contains(index) ? arguments[index].number : nil
    fill(part.wording.words(for: number, in: language)[...], own: index)
  }

  private mutating func nextIndex() -> Int {
    next += 1
    return next - 1
  }
}
