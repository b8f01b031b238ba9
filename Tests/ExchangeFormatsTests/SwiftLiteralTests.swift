import NavigationCore
import Testing

@testable import ExchangeFormats

/// Values as Swift source.
@Suite struct SwiftLiteralTests {
  @Test(arguments: [
    ("", ##""""##), ("soup", ##""soup""##), ("a\"b", ##""a\"b""##), ("\\(x)", ##""\\(x)""##),
    ("\"#\"\"\"", ##""\"#\"\"\"""##), ("\0\t\r\n", ##""\0\t\r\n""##),
    ("\u{7F}\u{1B}", ##""\u{7F}\u{1B}""##), ("é", ##""é""##), ("e\u{301}", ##""e\u{301}""##),
    ("\u{202E}x\u{2066}", ##""\u{202E}x\u{2066}""##), ("\u{1F35C}", ##""\u{1F35C}""##),
    ("ж汉", ##""ж汉""##), ("\u{5D0}\u{3164}", ##""\u{5D0}\u{3164}""##),
    ("\u{2028}\u{FEFF}", ##""\u{2028}\u{FEFF}""##),
  ])
  func `any text is safe, and plain text stays readable`(text: String, source: String) {
    #expect(SwiftLiteral.quoted(text) == source)
  }

  @Test func `a value names its type if its spelling does not`() {
    let literals: [(NavigationPath.Element, String?)] = [
      (.init(-1), "-1"), (.init(Int.min), "-9223372036854775808"), (.init(4.0), "4.0"),
      (.init(-0.0), "-0.0"), (.init(true), "true"), (.init("a"), #""a""#),
      (.init(Int8(-1)), "-1 as Int8"), (.init(UInt64.max), "18446744073709551615 as UInt64"),
      (.init(Float(0.1)), "0.1 as Float"), (.init([1]), nil),
      (.init(storedTag: "App.Gone", payload: "1"), nil), (.init(Character("x")), nil),
    ]
    for (element, literal) in literals { #expect(SwiftLiteral.text(of: element) == literal) }
  }
}
