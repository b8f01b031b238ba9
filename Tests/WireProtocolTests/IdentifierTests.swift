import Testing

@testable import WireProtocol

@Suite struct IdentifierTests {
  @Test(arguments: ["a", "Z", "0", "_", "-", "main", "A_b-9"])
  func `letters, digits, underscore and hyphen make a name`(text: String) {
    #expect(Identifier.isValid(text))
  }

  @Test(arguments: ["", " ", "a b", "a.b", "a/b", "é", "ａ", "a\n", "a\u{0}", "\"", "a\u{301}"])
  func `anything else is refused`(text: String) {
    #expect(!Identifier.isValid(text))
  }

  @Test(arguments: [(1, true), (63, true), (64, true), (65, false)])
  func `a name has up to sixty-four bytes`(count: Int, isValid: Bool) {
    #expect(Identifier.isValid(String(repeating: "x", count: count)) == isValid)
  }
}
