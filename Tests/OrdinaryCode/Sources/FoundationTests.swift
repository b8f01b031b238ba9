import Combine
import SwiftUI
import Testing

@Suite struct FoundationTests {
  @Test(arguments: [
    ("**Bold** and *thin*", "Bold and thin"), ("a `b*c*` ~~d~~", "a b*c* d"),
    ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), (#"\*no\*"#, "*no*"),
    ("***both***", "both"), ("[unfinished](", "[unfinished]("), ("*open", "*open"), ("", ""),
    ("a\nb", "a\nb"),
  ])
  func `marks of Markdown are read`(markdown: String, text: String) throws {
    #expect(String(try AttributedString(markdown: markdown).characters) == text)
  }

  @Test func `a link of Markdown leads somewhere`() throws {
    let text = try AttributedString(markdown: "See [the **map**](https://example.com/a).")
    #expect(String(text.characters) == "See the map.")
    #expect(text.runs.compactMap(\.link).first == URL(string: "https://example.com/a"))
  }

  @Test func `a list is written in words`() {
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: ["a", 2]) == "a und 2")
    #expect(formatter.string(for: 3) == nil)
  }

  @Test func `texts without a translation stay as written`() {
    let count = 1_234
    let resource: LocalizedStringResource = "All \(count)"
    #expect(String(localized: "Hello", comment: "A greeting") == "Hello")
    #expect(
      String(localized: "greeting", defaultValue: "Hi \(count)", table: "Other") == "Hi 1,234")
    #expect(String(localized: resource) == "All 1,234")
    #expect(Text(resource) == Text(verbatim: "All 1,234"))
    #expect(String(localized: String.LocalizationValue(String("a"))) == "a")
  }
}
