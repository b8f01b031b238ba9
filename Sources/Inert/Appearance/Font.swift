import Foundation

/// A typeface; accepted, and has no effect here.
///
/// Source: Apple, `Font`.
public struct Font: Hashable, Sendable {
  /// A role of a text, which would choose its size; accepted, and has no effect here.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }
  /// A design of a typeface; accepted, and has no effect here.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  /// A line spacing; accepted, and has no effect here.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// A weight of a typeface; accepted, and has no effect here.
  public struct Weight: Hashable, Sendable {
    /// Accepted; has no effect here.
    public static let ultraLight = Weight()
    /// Accepted; has no effect here.
    public static let thin = Weight()
    /// Accepted; has no effect here.
    public static let light = Weight()
    /// Accepted; has no effect here.
    public static let regular = Weight()
    /// Accepted; has no effect here.
    public static let medium = Weight()
    /// Accepted; has no effect here.
    public static let semibold = Weight()
    /// Accepted; has no effect here.
    public static let bold = Weight()
    /// Accepted; has no effect here.
    public static let heavy = Weight()
    /// Accepted; has no effect here.
    public static let black = Weight()
  }

  /// A width of a typeface; accepted, and has no effect here.
  public struct Width: Hashable, Sendable {
    /// Accepted; has no effect here.
    public static let compressed = Width()
    /// Accepted; has no effect here.
    public static let condensed = Width()
    /// Accepted; has no effect here.
    public static let standard = Width()
    /// Accepted; has no effect here.
    public static let expanded = Width()
  }

  /// Accepted; has no effect here.
  public static let largeTitle = Font()
  /// Accepted; has no effect here.
  public static let title = Font()
  /// Accepted; has no effect here.
  public static let title2 = Font()
  /// Accepted; has no effect here.
  public static let title3 = Font()
  /// Accepted; has no effect here.
  public static let headline = Font()
  /// Accepted; has no effect here.
  public static let subheadline = Font()
  public static let body = Font()
  /// Accepted; has no effect here.
  public static let callout = Font()
  /// Accepted; has no effect here.
  public static let footnote = Font()
  /// Accepted; has no effect here.
  public static let caption = Font()
  /// Accepted; has no effect here.
  public static let caption2 = Font()

  /// Accepted; has no effect here.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font() }
  /// Accepted; has no effect here.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font() }
  /// Accepted; has no effect here.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  /// Accepted; has no effect here.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
  /// Accepted; has no effect here.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font { Font() }

  /// Accepted; has no effect here.
  public func bold() -> Font { self }
  /// Accepted; has no effect here.
  public func italic() -> Font { self }
  /// Accepted; has no effect here.
  public func smallCaps() -> Font { self }
  /// Accepted; has no effect here.
  public func monospaced() -> Font { self }
  /// Accepted; has no effect here.
  public func monospacedDigit() -> Font { self }
  /// Accepted; has no effect here.
  public func weight(_ weight: Weight) -> Font { self }
  /// Accepted; has no effect here.
  public func width(_ width: Width) -> Font { self }
  /// Accepted; has no effect here.
  public func leading(_ leading: Leading) -> Font { self }
}
