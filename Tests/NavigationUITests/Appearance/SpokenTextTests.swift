import NavigationCore
import SceneStage
import Testing

@testable import NavigationUI

@MainActor
@Suite struct SpokenTextTests {
  @Test func `a text with other words for assistive software is still a text`() throws {
    let text: Text = Text("5★").accessibilityLabel("five stars").bold()
    let stage = Stage { Button(action: {}, label: { text }) }
    #expect(stage.first(.button)?.label == "five stars")
  }

  @Test func `joined texts are spoken in order, each with its words`() {
    let stage = Stage {
      Text("Rated ") + Text("5★").accessibilityLabel("five stars") + Text(" today")
    }
    #expect(stage.texts == ["Rated five stars today"])
  }

  @Test func `a text with the modifiers of its own can be joined`() {
    let text =
      Text("a").accessibilityHeading(.h1).speechSpellsOutCharacters().textScale(.secondary)
      .underline(pattern: .dashDot).strikethrough(pattern: .dot, color: .red)
      .typesettingLanguage(.init(languageCode: .german)) + Text("b")
    let stage = Stage { text }
    #expect(stage.texts == ["ab"])
  }

  @Test func `emphasis of Markdown is drawn in an attributed text`() throws {
    let words = try AttributedString(markdown: "a **b** `c`")
    let look = try look(of: Text(words))
    #expect(look.contains("bold"))
    #expect(look.contains("mono"))
  }
}
