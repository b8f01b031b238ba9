import Foundation

// Looks of dialogs, sheets and menus: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func dialogSuppressionToggle<S>(_ title: S, isSuppressed: Binding<Bool>)
    -> some View where S: StringProtocol
  { self }
  /// Accepted; has no effect here.
  public nonisolated func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>)
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func presentationBackground<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View { self }
  /// Accepted; has no effect here.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { self }
}
