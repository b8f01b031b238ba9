import Foundation
import NavigationCore

extension View {
  /// Prefers a width for the column with this view, in points.
  ///
  /// Source: Apple, `navigationSplitViewColumnWidth(_:)`.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
  }

  /// Prefers a width for the column with this view, in points.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    screenStyled(
      "columnWidth", .numbers(min ?? 0, ideal, max ?? .infinity))
  }
}
