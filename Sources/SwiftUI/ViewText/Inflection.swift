import Foundation

/// Agreement in number, for English: `3 trip` becomes `3 trips`.
///
/// Source: Apple, WWDC21 "What's new in Foundation", automatic grammar agreement.
enum Inflection {
  /// The phrase with its last noun in agreement with the number before it; unchanged if there is no
  /// number before the noun.
  static func agreeing(_ phrase: String) -> String {
    guard let number = phrase.firstMatch(of: /[0-9][0-9.,\u{a0}\u{202f}]*/), number.output != "1",
      let noun = phrase[number.range.upperBound...].firstMatch(of: /[A-Za-z]+(?=[^A-Za-z]*$)/)
    else { return phrase }
    return phrase.replacingCharacters(in: noun.range, with: plural(of: String(noun.output)))
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "mouse": "mice",
    "foot": "feet", "tooth": "teeth", "goose": "geese", "leaf": "leaves", "life": "lives",
    "knife": "knives", "shelf": "shelves", "half": "halves", "wolf": "wolves", "sheep": "sheep",
    "bus": "buses", "lens": "lenses",
    "fish": "fish", "series": "series", "species": "species", "photo": "photos", "piano": "pianos",
    "video": "videos", "memo": "memos", "analysis": "analyses",
  ]

  /// A noun that ends as plurals do is one already.
  static func plural(of noun: String) -> String {
    let small = noun.lowercased()
    if irregular.values.contains(small) { return noun }
    let looksPlural = small.hasSuffix("s") && !small.hasSuffix("ss")
    if looksPlural && irregular[small] == nil { return noun }
    if let other = irregular[small] {
      return noun.first?.isUppercase == true ? other.capitalized : other
    }
    if small.hasSuffix("y"), let before = small.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    let needsVowel = ["s", "x", "z", "ch", "sh", "o"].contains { small.hasSuffix($0) }
    return noun + (needsVowel ? "es" : "s")
  }
}
