import Foundation

/// The older files of translations: `Localizable.strings` and `Localizable.stringsdict`.
///
/// Source: Apple, "Strings Files" and "Stringsdict File Format".
enum StringsFile {
  /// Adds the pairs of a property list, in Apple's older form or a newer one.
  static func read(_ data: Data, language: String, into table: inout StringTable) {
    for (key, words) in pairs(data) {
      table.add(Translation(.always(words)), for: key, in: language)
    }
  }

  private static func pairs(_ data: Data) -> [String: String] {
    let start = data.prefix(6)
    if start.starts(with: Data("bplist".utf8)) || start.starts(with: Data("<?xml".utf8)) {
      let list = try? PropertyListDecoder().decode([String: Entry].self, from: data)
      return list?.compactMapValues(\.words) ?? [:]
    }
    let isWide = start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF])
    let text = String(data: data, encoding: isWide ? .utf16 : .utf8) ?? ""
    var reader = OldPropertyList(text)
    return reader.pairs()
  }

  /// Adds the plural forms of a property list.
  static func readForms(_ data: Data, language: String, into table: inout StringTable) {
    let list = try? PropertyListDecoder().decode([String: [String: Entry]].self, from: data)
    for (key, entry) in list ?? [:] {
      guard let format = entry["NSStringLocalizedFormatKey"]?.words else { continue }
      var translation = Translation(.always(format))
      for case (let name, .forms(let part)) in entry {
        let forms = PluralCategory.allCases.reduce(into: [:]) { $0[$1] = part[$1.rawValue] }
        translation.substitutions[name] = .init(.byNumber(forms))
      }
      table.add(translation, for: key, in: language)
    }
  }
}

extension StringsFile {
  /// A value of a property list, as far as translations have it.
  private enum Entry: Decodable {
    case words(String)
    case forms([String: String])
    case unknown

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let words = try? value.decode(String.self) {
        self = .words(words)
      } else if let forms = try? value.decode([String: String].self) {
        self = .forms(forms)
      } else {
        self = .unknown
      }
    }

    var words: String? { if case .words(let words) = self { words } else { nil } }
  }
}

/// Reads `"key" = "value";` with comments between.
struct OldPropertyList {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// The pairs up to the first mistake.
  mutating func pairs() -> [String: String] {
    var pairs: [String: String] = [:]
    while let key = word() {
      var value = key
      if skip("=") {
        guard let words = word() else { break }
        value = words
      }
      guard skip(";") else { break }
      pairs[key] = value
    }
    return pairs
  }

  private func scalar(_ offset: Int = 0) -> Unicode.Scalar? {
    position + offset < scalars.count ? scalars[position + offset] : nil
  }

  private mutating func skipSpace() {
    while let next = scalar() {
      if next == "/" && scalar(1) == "/" {
        while let next = scalar(), next != "\n" { position += 1 }
      } else if next == "/" && scalar(1) == "*" {
        position += 2
        while scalar() != nil && !(scalar() == "*" && scalar(1) == "/") { position += 1 }
        position += 2
      } else if next.properties.isWhitespace || next == "\u{FEFF}" {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard scalar() == mark else { return false }
    position += 1
    return true
  }

  private mutating func word() -> String? {
    skipSpace()
    return scalar() == "\"" ? quoted() : bare()
  }

  private mutating func bare() -> String? {
    var word = String.UnicodeScalarView()
    while let next = scalar(),
      next.properties.isAlphabetic || "0123456789_.-$:/".unicodeScalars.contains(next)
    {
      word.append(next)
      position += 1
    }
    return word.isEmpty ? nil : String(word)
  }

  private mutating func quoted() -> String? {
    position += 1
    var word: [UInt16] = []
    while let next = scalar() {
      position += 1
      if next == "\"" { return String(decoding: word, as: UTF16.self) }
      if next == "\\" { escape(into: &word) } else { word += Array(String(Character(next)).utf16) }
    }
    return nil
  }

  /// `\n`, `\"` and so on, and `\U00e4` in UTF-16.
  private mutating func escape(into word: inout [UInt16]) {
    guard let letter = scalar() else { return }
    position += 1
    switch letter {
    case "n": word.append(10)
    case "t": word.append(9)
    case "r": word.append(13)
    case "U", "u":
      var number: UInt16 = 0
      var count = 0
      while count < 4, let digit = scalar().flatMap({ Character($0).hexDigitValue }) {
        number = number << 4 | UInt16(digit)
        (count, position) = (count + 1, position + 1)
      }
      word.append(number)
    default: word += Array(String(Character(letter)).utf16)
    }
  }
}
