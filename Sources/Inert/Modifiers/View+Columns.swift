import Foundation

extension View {
  /// A preferred width; accepted and without effect, since widths are only preferences.
  ///
  /// Source: Apple, `navigationSplitViewColumnWidth(_:)`.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
