import Foundation

extension Text {
  /// A letter case; accepted, and has no effect here.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  /// The end at which a long text would be cut; accepted, and has no effect here.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// A style of underlines; accepted, and has no effect here.
  public struct LineStyle: Hashable, Sendable {
    /// A pattern of a line; accepted, and has no effect here.
    public struct Pattern: Hashable, Sendable {
      /// Accepted; has no effect here.
      public static let solid = Pattern()
      /// Accepted; has no effect here.
      public static let dot = Pattern()
      /// Accepted; has no effect here.
      public static let dash = Pattern()
    }
    /// Accepted; has no effect here.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
    /// Accepted; has no effect here.
    public static let single = LineStyle()
  }

  // The styles of a text give a text again, so that texts can be joined.
  /// Accepted; has no effect here.
  public nonisolated func font(_ font: Font?) -> Text { self }
  /// Accepted; has no effect here.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { self }
  /// Accepted; has no effect here.
  public nonisolated func fontWidth(_ width: Font.Width?) -> Text { self }
  /// Accepted; has no effect here.
  public nonisolated func fontDesign(_ design: Font.Design?) -> Text { self }
  /// Accepted; has no effect here.
  public nonisolated func foregroundColor(_ color: Color?) -> Text { self }
  /// Accepted; has no effect here.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  /// Accepted; has no effect here.
  public nonisolated func bold() -> Text { self }
  /// Accepted; has no effect here.
  public nonisolated func bold(_ isActive: Bool) -> Text { self }
  /// Accepted; has no effect here.
  public nonisolated func italic() -> Text { self }
  /// Accepted; has no effect here.
  public nonisolated func italic(_ isActive: Bool) -> Text { self }
  /// Accepted; has no effect here.
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text { self }
  /// Accepted; has no effect here.
  public nonisolated func monospacedDigit() -> Text { self }
  /// Accepted; has no effect here.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// Accepted; has no effect here.
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text { self }
  /// Accepted; has no effect here.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text { self }
  /// Accepted; has no effect here.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}
