import Foundation

// Settings of scrolling: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Accepted; has no effect here.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// Accepted; has no effect here.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  /// Accepted; has no effect here.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
}
