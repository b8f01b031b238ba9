import NavigationUI
import SceneStage
import Testing

@testable import ViewText

@MainActor
@Suite struct MarkdownTests {
  private func shown(_ text: Text) -> String? { Stage { text }.texts.first }

  @Test(arguments: [
    ("Count **every** step.", "Count every step."), ("*One* and _two_", "One and two"),
    ("__Both__ of ***them***", "Both of them"), ("Not ~~now~~", "Not now"),
    ("Use `let` here", "Use let here"), ("`**` stays", "** stays"),
    ("See [the *site*](https://example.com).", "See the site."),
    ("^[2 items](inflect: true)", "2 items"), ("\\*not\\*", "*not*"),
    ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("a ** b", "a ** b"),
    ("**never closed", "**never closed"), ("[x] done", "[x] done"), ("*", "*"), ("", ""),
  ])
  func `a localized text is shown without Markdown's marks`(
    written: String, shown expected: String
  ) {
    #expect(shown(Text(LocalizedStringKey(written))) == expected)
  }

  @Test func `marks in interpolated values are plain characters`() {
    let (name, key) = ("*Ada*", "a_b_c")
    #expect(shown(Text("**\(name)** and `\(key)`")) == "*Ada* and a_b_c")
    #expect(shown(Text("\(name)")) == "*Ada*")
  }

  @Test func `a text that is too long to be searched for marks keeps them`() {
    let words = String(repeating: "a", count: Markdown.maxBytes - 4)
    #expect(shown(Text(LocalizedStringKey("**\(words)**"))) == words)
    #expect(shown(Text(LocalizedStringKey("**\(words)a**"))) == "**\(words)a**")
  }

  @Test func `a text of a string, and a verbatim one, show every character`() {
    let written = "**bold**"
    #expect(shown(Text(written)) == written)
    #expect(shown(Text(verbatim: "**bold**")) == written)
  }
}
