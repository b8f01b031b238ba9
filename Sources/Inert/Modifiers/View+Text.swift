import Foundation

// Looks of words: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func font(_ font: Font?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func bold(_ isActive: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func italic(_ isActive: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func monospacedDigit() -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func lineLimit(_ number: Int?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize { self }
}
