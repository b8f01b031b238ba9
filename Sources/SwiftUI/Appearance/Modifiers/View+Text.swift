import Foundation
import OrderedJSON
import SceneModel

// Looks of words, which the views inside share.
extension View {
  /// Sets the typeface of the texts in this view.
  public nonisolated func font(_ font: Font?) -> some View {
    styled("font", font?.styleValue, isInherited: true)
  }
  /// Sets the weight of the texts in this view.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    styled("weight", weight.map { .word($0.word) }, isInherited: true)
  }
  /// Sets the width of the letters in this view.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    styled("width", width.map { .word($0.word) }, isInherited: true)
  }
  /// Sets the design of the typeface in this view.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    styled("design", design.map { .word($0.word) }, isInherited: true)
  }
  /// Makes the texts in this view bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    styled("bold", .flag(isActive), isInherited: true)
  }
  /// Sets the texts in this view in italics.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    styled("italic", .flag(isActive), isInherited: true)
  }
  /// Gives the letters in this view one width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    styled("mono", .flag(isActive), isInherited: true)
  }
  /// Gives the digits in this view one width.
  public nonisolated func monospacedDigit() -> some View {
    styled("digits", true, isInherited: true)
  }
  /// Draws a line under the texts in this view.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    styled("underline", .line(isActive, pattern, color), isInherited: true)
  }
  /// Draws a line through the texts in this view.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    styled("strikethrough", .line(isActive, pattern, color), isInherited: true)
  }
  /// Sets the room between letters that belong together, in points.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    styled("kerning", .number(kerning), isInherited: true)
  }
  /// Sets the room between letters, in points.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    styled("tracking", .number(tracking), isInherited: true)
  }
  /// Sets the height of the texts above their line, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    styled("baseline", .number(baselineOffset), isInherited: true)
  }
  /// Shows the texts in this view in capitals or in small letters.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    styled("case", .word(textCase?.word ?? "none"), isInherited: true)
  }
  /// Lets the texts in this view be selected.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    styled("selectable", .flag(selectability is EnabledTextSelectability), isInherited: true)
  }
}
