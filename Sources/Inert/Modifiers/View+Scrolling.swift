import Foundation

// Settings of scrolling: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
}
