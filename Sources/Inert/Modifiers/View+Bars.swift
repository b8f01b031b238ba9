import Foundation

// Looks of bars and of modal presentations: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Accepted; has no effect here.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
}
