import Testing

@testable import AppResources

@Suite struct PluralRuleTests {
  /// Source: Unicode, CLDR, "Language Plural Rules".
  private static let cases: [(String, [(Double, String)])] = [
    ("en", [(0, "other"), (1, "one"), (2, "other"), (1.5, "other"), (-1, "one")]),
    ("de", [(1, "one"), (21, "other")]),
    ("fr", [(0, "one"), (1, "one"), (1.5, "one"), (2, "other")]),
    ("ru", [(1, "one"), (2, "few"), (5, "many"), (11, "many"), (12, "many"), (21, "one")]),
    ("uk_UA", [(22, "few"), (111, "many"), (0, "many"), (1.5, "other")]),
    ("pl", [(1, "one"), (3, "few"), (13, "many"), (21, "many"), (23, "few"), (0.5, "other")]),
    ("cs", [(1, "one"), (4, "few"), (5, "other"), (1.5, "many")]),
    ("ar", [(0, "zero"), (1, "one"), (2, "two"), (7, "few"), (11, "many"), (100, "other")]),
    ("ar-EG", [(102, "other"), (103, "few"), (199, "many")]),
    ("he", [(1, "one"), (2, "two"), (3, "other")]),
    ("ja", [(0, "other"), (1, "other")]),
    ("zh-Hans", [(1, "other"), (2, "other")]),
    ("lt", [(1, "one"), (2, "few"), (10, "other"), (11, "other"), (21, "one"), (1.5, "many")]),
    ("lv", [(0, "zero"), (1, "one"), (11, "zero"), (21, "one"), (22, "other")]),
    ("ro", [(0, "few"), (1, "one"), (19, "few"), (20, "other"), (101, "few")]),
    ("sl", [(1, "one"), (2, "two"), (3, "few"), (5, "other"), (101, "one")]),
    ("ga", [(1, "one"), (2, "two"), (6, "few"), (7, "many"), (11, "other")]),
    ("cy", [(0, "zero"), (3, "few"), (4, "other"), (6, "many")]),
  ]

  @Test(arguments: cases)
  func `a language chooses the form for a number`(
    language: String, cases: [(number: Double, form: String)]
  ) {
    for (number, form) in cases {
      let category = PluralRule(language: language).category(of: number)
      #expect(category.rawValue == form, "\(number) in \(language)")
    }
  }

  @Test func `numbers that are not finite or very large have a form`() {
    for number in [Double.infinity, -.infinity, .nan, 1e300, 0x1p63] {
      #expect(PluralRule(language: "en").category(of: number) == .other)
    }
  }
}
