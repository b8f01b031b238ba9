import Foundation
import OrderedJSON

/// The translations of one table by languages, and in each by keys.
package struct StringTable: Sendable {
  /// The language of the keys, which replaces missing languages.
  package var source = "en"
  package private(set) var languages: [String: [String: Translation]] = [:]

  package init() {}

  /// True if there is nothing in it.
  package var isEmpty: Bool { languages.isEmpty }

  /// Adds a translation; the first of a key counts.
  package mutating func add(_ translation: Translation, for key: String, in language: String) {
    let language = LanguageChain.plain(language)
    if languages[language]?[key] == nil { languages[language, default: [:]][key] = translation }
  }

  /// The translation of a key for readers of these languages, and its language.
  package func translation(
    of key: String, for readers: LanguageChain
  ) -> (words: Translation, language: String)? {
    for language in readers.names + [source, "base"] {
      if let words = languages[language]?[key] { return (words, language) }
    }
    return nil
  }
}

/// Xcode's string catalogues: `Localizable.xcstrings`.
///
/// Source: Apple, "Localizing and varying text with a string catalog".
enum StringCatalog {
  /// Adds the translations of a catalogue; of a broken one none, and of broken entries not theirs.
  static func read(_ bytes: [UInt8], into table: inout StringTable) {
    guard let catalog = try? JSONValue(parsing: bytes) else { return }
    if let source = catalog["sourceLanguage"]?.stringValue {
      table.source = LanguageChain.plain(source.string)
    }
    for (key, entry) in catalog["strings"]?.objectValue ?? [:] {
      for (language, unit) in entry["localizations"]?.objectValue ?? [:] {
        guard let translation = translation(unit) else { continue }
        table.add(translation, for: key.string, in: language.string)
      }
    }
  }

  private static func translation(_ unit: JSONValue) -> Translation? {
    guard let wording = wording(unit) else { return nil }
    var translation = Translation(wording)
    for (name, part) in unit["substitutions"]?.objectValue ?? [:] {
      guard let words = self.wording(part) else { continue }
      let index = part["argNum"]?.intValue.flatMap { $0 > 0 ? $0 - 1 : nil }
      translation.substitutions[name.string] = .init(argument: index, words)
    }
    return translation
  }

  /// The words of a unit, or those of its variations; of devices an iPhone's.
  private static func wording(_ unit: JSONValue) -> Translation.Wording? {
    if let words = words(unit) { return .always(words) }
    let variations = unit["variations"]
    if let forms = variations?["plural"]?.objectValue {
      var byNumber: [PluralCategory: String] = [:]
      for (name, form) in forms {
        if let category = PluralCategory(rawValue: name.string), let words = words(form) {
          byNumber[category] = words
        }
      }
      return byNumber.isEmpty ? nil : .byNumber(byNumber)
    }
    let devices = variations?["device"]
    return (devices?["iphone"] ?? devices?["other"]).flatMap(wording)
  }

  private static func words(_ unit: JSONValue) -> String? {
    unit["stringUnit"]?["value"]?.stringValue?.string
  }
}
