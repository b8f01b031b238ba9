import Foundation

// Settings of scrolling.
extension View {
  /// Keeps the views in this view from being scrolled.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    controlLook(.scrolling, disabled ? "disabled" : nil)
  }
  /// Shows or hides the marks of the place that was scrolled to.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    controlLook(.scrollIndicators, visibility.isHidden ? "hidden" : nil)
  }
  /// Shows or hides the background of lists and editors in this view.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    styled("scrollBackground", visibility.word.map { .word($0) }, isInherited: true)
  }
  /// Accepted; has no effect here.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Sets where scrolling ends.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    controlLook(.scrollTarget, (behavior as? any SystemLook)?.word)
  }
  /// Accepted; has no effect here.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> some View { self }
  /// Sets the part of the content that is seen first: its beginning or its end.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    controlLook(.scrollAnchor, anchor == .bottom || anchor == .trailing ? "end" : nil)
  }
}
