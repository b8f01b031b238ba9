import Foundation

/// A typeface; accepted and without effect.
///
/// Source: Apple, `Font`.
public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Weight()
    public static let thin = Weight()
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
    public static let black = Weight()
  }

  public struct Width: Hashable, Sendable {
    public static let compressed = Width()
    public static let condensed = Width()
    public static let standard = Width()
    public static let expanded = Width()
  }

  public static let largeTitle = Font()
  public static let title = Font()
  public static let title2 = Font()
  public static let title3 = Font()
  public static let headline = Font()
  public static let subheadline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font()
  public static let caption = Font()
  public static let caption2 = Font()

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font() }
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font() }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font { Font() }

  public func bold() -> Font { self }
  public func italic() -> Font { self }
  public func smallCaps() -> Font { self }
  public func monospaced() -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func weight(_ weight: Weight) -> Font { self }
  public func width(_ width: Width) -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }
}

extension Text {
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      public static let solid = Pattern()
      public static let dot = Pattern()
      public static let dash = Pattern()
    }
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
    public static let single = LineStyle()
  }

  // The styles of a text give a text again, so that texts can be joined.
  public func font(_ font: Font?) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  public func bold() -> Text { self }
  public func bold(_ isActive: Bool) -> Text { self }
  public func italic() -> Text { self }
  public func italic(_ isActive: Bool) -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}
