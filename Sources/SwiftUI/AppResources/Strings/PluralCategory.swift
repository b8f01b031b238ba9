/// A kind of number that a language has words of its own for.
///
/// Source: Unicode, CLDR, "Language Plural Rules".
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

/// The rule by which a language distinguishes numbers.
package enum PluralRule: Sendable {
  case english, french, russian, polish, czech, arabic, hebrew, invariant, lithuanian, latvian
  case romanian, slovenian, irish, welsh

  /// The rule of a language; English's for those that are not listed.
  package init(language: String) {
    self = Self.ofLanguages[String(language.prefix { $0.isLetter }).lowercased()] ?? .english
  }

  private static let ofLanguages: [String: PluralRule] = [
    "fr": .french, "pt": .french, "hy": .french, "ff": .french, "kab": .french, "fa": .french,
    "hi": .french, "bn": .french, "gu": .french, "kn": .french, "mr": .english, "zu": .french,
    "am": .french, "ru": .russian, "uk": .russian, "be": .russian, "sr": .russian, "hr": .russian,
    "bs": .russian, "sh": .russian, "pl": .polish, "cs": .czech, "sk": .czech, "ar": .arabic,
    "he": .hebrew, "iw": .hebrew, "ja": .invariant, "zh": .invariant, "ko": .invariant,
    "yue": .invariant, "th": .invariant, "vi": .invariant, "id": .invariant, "ms": .invariant,
    "lo": .invariant, "my": .invariant, "km": .invariant, "jv": .invariant, "bo": .invariant,
    "lt": .lithuanian, "lv": .latvian, "ro": .romanian, "mo": .romanian, "sl": .slovenian,
    "ga": .irish, "cy": .welsh,
  ]

  /// The category of a number, whose sign does not count.
  package func category(of number: Double) -> PluralCategory {
    let size = number.magnitude
    guard size < 0x1p53, let whole = Int(exactly: size) else { return category(ofFraction: size) }
    return switch self {
    case .english: whole == 1 ? .one : .other
    case .french: whole <= 1 ? .one : .other
    case .russian: Self.russian(whole)
    case .polish: whole == 1 ? .one : Self.isFew(whole) ? .few : .many
    case .czech: whole == 1 ? .one : (2...4).contains(whole) ? .few : .other
    case .arabic: Self.arabic(whole)
    case .hebrew: whole == 1 ? .one : whole == 2 ? .two : .other
    case .invariant: .other
    case .lithuanian: Self.lithuanian(whole)
    case .latvian: Self.latvian(whole)
    case .romanian: Self.romanian(whole)
    case .slovenian: Self.slovenian(whole)
    case .irish: Self.irish(whole)
    case .welsh: Self.welshForms[whole] ?? .other
    }
  }

  private func category(ofFraction size: Double) -> PluralCategory {
    switch self {
    case .french: size < 2 ? .one : .other
    case .czech, .lithuanian: .many
    case .romanian, .slovenian: .few
    case .hebrew: size < 1 ? .one : .other
    default: .other
    }
  }
}

extension PluralRule {
  /// Ends in 2, 3 or 4, and not in 12, 13 or 14.
  private static func isFew(_ number: Int) -> Bool {
    (2...4).contains(number % 10) && !(12...14).contains(number % 100)
  }

  private static func russian(_ number: Int) -> PluralCategory {
    if number % 10 == 1 && number % 100 != 11 { return .one }
    return isFew(number) ? .few : .many
  }

  private static func arabic(_ number: Int) -> PluralCategory {
    switch (number, number % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }

  private static func lithuanian(_ number: Int) -> PluralCategory {
    if (11...19).contains(number % 100) || number % 10 == 0 { return .other }
    return number % 10 == 1 ? .one : .few
  }

  private static func latvian(_ number: Int) -> PluralCategory {
    if (11...19).contains(number % 100) || number % 10 == 0 { return .zero }
    return number % 10 == 1 ? .one : .other
  }

  private static func romanian(_ number: Int) -> PluralCategory {
    if number == 1 { return .one }
    return number == 0 || (1...19).contains(number % 100) ? .few : .other
  }

  private static func slovenian(_ number: Int) -> PluralCategory {
    switch number % 100 {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }

  private static func irish(_ number: Int) -> PluralCategory {
    switch number {
    case 1: .one
    case 2: .two
    case 3...6: .few
    case 7...10: .many
    default: .other
    }
  }

  private static let welshForms: [Int: PluralCategory] = [
    0: .zero, 1: .one, 2: .two, 3: .few, 6: .many,
  ]
}
