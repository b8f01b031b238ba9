import Foundation

// Looks of words: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public func font(_ font: Font?) -> some View { self }
  /// Accepted; has no effect here.
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }
  /// Accepted; has no effect here.
  public func fontWidth(_ width: Font.Width?) -> some View { self }
  /// Accepted; has no effect here.
  public func fontDesign(_ design: Font.Design?) -> some View { self }
  /// Accepted; has no effect here.
  public func bold(_ isActive: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public func italic(_ isActive: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public func monospaced(_ isActive: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public func monospacedDigit() -> some View { self }
  /// Accepted; has no effect here.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func kerning(_ kerning: CGFloat) -> some View { self }
  /// Accepted; has no effect here.
  public func tracking(_ tracking: CGFloat) -> some View { self }
  /// Accepted; has no effect here.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
  /// Accepted; has no effect here.
  public func textCase(_ textCase: Text.Case?) -> some View { self }
  /// Accepted; has no effect here.
  public func lineLimit(_ number: Int?) -> some View { self }
  /// Accepted; has no effect here.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
  /// Accepted; has no effect here.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
  /// Accepted; has no effect here.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
  /// Accepted; has no effect here.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }
  /// Accepted; has no effect here.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  /// Accepted; has no effect here.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  /// Accepted; has no effect here.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  /// Accepted; has no effect here.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  /// Accepted; has no effect here.
  public func allowsTightening(_ flag: Bool) -> some View { self }
  /// Accepted; has no effect here.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  /// Accepted; has no effect here.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
  /// Accepted; has no effect here.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize { self }
}
