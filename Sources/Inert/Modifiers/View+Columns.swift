import Foundation

extension View {
  /// A preferred width; accepted, and has no effect here, since widths are only preferences.
  ///
  /// Source: Apple, `navigationSplitViewColumnWidth(_:)`.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Accepted; has no effect here.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
