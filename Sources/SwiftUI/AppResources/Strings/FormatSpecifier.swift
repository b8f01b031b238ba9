import Foundation

/// A place in a format that a value takes: `%@`, `%2$lld`, `%.1f`, `%#@trips@`, `%arg`.
struct FormatSpecifier: Equatable {
  enum Kind: Equatable {
    case percent
    case value(Character)
    case substitution(String)
    /// The argument of the substitution that contains this.
    case own
  }

  var kind: Kind
  /// The place of the argument, from 1.
  var position: Int?
  var flags = ""
  var width: Int?
  var precision: Int?

  /// Wider numbers are none that an author meant.
  static let maxWidth = 64

  /// Reads what follows a percent sign; nil, and nothing is read, where it is no specifier.
  init?(_ text: inout Substring) {
    var rest = text
    kind = .own
    if rest.first == "%" {
      kind = .percent
      rest.removeFirst()
    } else if rest.hasPrefix("arg") {
      rest.removeFirst(3)
    } else {
      guard let read = readValue(&rest) else { return nil }
      kind = read
    }
    text = rest
  }

  private mutating func readValue(_ rest: inout Substring) -> Kind? {
    readPosition(&rest)
    if rest.hasPrefix("#@") {
      rest.removeFirst(2)
      let name = rest.prefix { $0 != "@" && $0 != "%" }
      rest = rest.dropFirst(name.count)
      guard rest.first == "@", !name.isEmpty else { return nil }
      rest.removeFirst()
      return .substitution(String(name))
    }
    flags = String(Self.consume(&rest) { "-+ #0'".contains($0) }.prefix(Self.maxWidth))
    width = Self.number(&rest)
    if rest.first == "." {
      rest.removeFirst()
      precision = Self.number(&rest) ?? 0
    }
    _ = Self.consume(&rest) { "hlqLztj".contains($0) }
    guard let letter = rest.popFirst(), "@dDiuUxXoOfFeEgGaAcCsS".contains(letter) else {
      return nil
    }
    return .value(letter)
  }

  private mutating func readPosition(_ rest: inout Substring) {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, rest.dropFirst(digits.count).first == "$" else { return }
    position = Int(digits) ?? .max
    rest = rest.dropFirst(digits.count + 1)
  }

  private static func number(_ rest: inout Substring) -> Int? {
    let digits = consume(&rest) { $0.isASCII && $0.isNumber }
    return digits.isEmpty ? nil : min(Int(digits) ?? maxWidth, maxWidth)
  }

  private static func consume(
    _ rest: inout Substring, while isWanted: (Character) -> Bool
  ) -> Substring {
    let taken = rest.prefix(while: isWanted)
    rest = rest[taken.endIndex...]
    return taken
  }
}

extension FormatSpecifier {
  /// The value in words, as a person of the locale writes numbers.
  func words(of value: FormatArgument.Value, in locale: Locale) -> String {
    switch (value, kind) {
    case (.words(let words), _): words
    case (.integer(let number), .value(let letter)): words(of: number, letter, in: locale)
    case (.number(let number), .value(let letter)): words(of: number, letter, in: locale)
    case (.integer(let number), _): number.formatted(.number.locale(locale))
    case (.number(let number), _): number.formatted(.number.locale(locale))
    case (.attachment, _): ""
    }
  }

  private func words(of number: Int, _ letter: Character, in locale: Locale) -> String {
    switch letter {
    case "x", "X", "o": String(format: "%\(shape)l\(letter)", number)
    case "f", "F", "e", "E", "g", "G", "a", "A": words(of: Double(number), letter, in: locale)
    default:
      shape.isEmpty
        ? number.formatted(.number.locale(locale))
        : String(format: "%\(shape)ld", locale: locale, number)
    }
  }

  private func words(of number: Double, _ letter: Character, in locale: Locale) -> String {
    switch letter {
    case "f" where flags.isEmpty && width == nil, "F" where flags.isEmpty && width == nil:
      number.formatted(
        .number.precision(.fractionLength(precision ?? 6)).grouping(.never).locale(locale))
    case "f", "F", "e", "E", "g", "G", "a", "A":
      String(format: "%\(shape)\(letter)", locale: locale, number)
    default: number.formatted(.number.locale(locale))
    }
  }

  /// Flags, width and precision.
  private var shape: String {
    flags + (width.map { "\($0)" } ?? "") + (precision.map { ".\($0)" } ?? "")
  }
}
