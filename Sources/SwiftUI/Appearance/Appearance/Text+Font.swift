import Foundation
import OrderedJSON
import SceneModel

// The styles of a text give a text again, so that texts can be joined.
extension Text {
  /// The text in a typeface.
  public nonisolated func font(_ font: Font?) -> Text { adding("font", font?.styleValue) }
  /// The text in a weight.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text {
    adding("weight", weight.map { .word($0.word) })
  }
  /// The text in a width.
  public nonisolated func fontWidth(_ width: Font.Width?) -> Text {
    adding("width", width.map { .word($0.word) })
  }
  /// The text in a design of the typeface.
  public nonisolated func fontDesign(_ design: Font.Design?) -> Text {
    adding("design", design.map { .word($0.word) })
  }
  /// The text in a colour.
  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    adding("foreground", color?.paint)
  }
  /// The text in a colour or another style.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding("foreground", style.styleValue)
  }
  /// The text in bold.
  public nonisolated func bold() -> Text { bold(true) }
  /// The text in bold, or not.
  public nonisolated func bold(_ isActive: Bool) -> Text { adding("bold", .flag(isActive)) }
  /// The text in italics.
  public nonisolated func italic() -> Text { italic(true) }
  /// The text in italics, or not.
  public nonisolated func italic(_ isActive: Bool) -> Text { adding("italic", .flag(isActive)) }
  /// The text with letters of one width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text {
    adding("mono", .flag(isActive))
  }
  /// The text with digits of one width.
  public nonisolated func monospacedDigit() -> Text { adding("digits", true) }
  /// The text with a line under it.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding("underline", .line(isActive, .solid, color))
  }
  /// The text with a line through it.
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding("strikethrough", .line(isActive, .solid, color))
  }
  /// The text with a line of a pattern under it.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { adding("underline", .line(isActive, pattern, color)) }
  /// The text with a line of a pattern through it.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { adding("strikethrough", .line(isActive, pattern, color)) }
  /// The text with room between letters that belong together.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text {
    adding("kerning", .number(kerning))
  }
  /// The text with room between letters.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text {
    adding("tracking", .number(tracking))
  }
  /// The text at a height above its line.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    adding("baseline", .number(baselineOffset))
  }

  private nonisolated func adding(_ name: UTF8String, _ value: StyleValue?) -> Text {
    value.map { adding(name, $0) } ?? self
  }
}
