import Foundation
import SceneModel

// Actions of assistive software, and the place where it looks: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func accessibility(activationPoint: CGPoint) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibility(activationPoint: UnitPoint) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibility(inputLabels: [Text]) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityAction<Label>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View where Label: View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content)
    -> some View where Content: View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View
  where V: View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityFocused<Value>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable { self }
  /// Sets the level of a heading.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    styled(
      "ax", level == .unspecified ? nil : .object(["heading": .number(Double(level.rawValue))]))
  }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityLabeledPair<ID>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View where ID: Hashable { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityLinkedGroup<ID>(id: ID, in namespace: Namespace.ID)
    -> some View where ID: Hashable
  { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V)
    -> some View where V: View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityShowsLargeContentViewer<V>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View where V: View { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType)
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }
}
