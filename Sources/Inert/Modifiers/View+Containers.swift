import Foundation

// Backgrounds, shapes and bars of containers: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { self }
  /// Makes the badges in this view more or less prominent.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    controlLook(.badgeProminence, prominence.word)
  }
  /// Accepted; has no effect here.
  public nonisolated func containerBackground<S>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View where S: ShapeStyle { self }
  /// Accepted; has no effect here.
  public nonisolated func containerBackground<V>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View where V: View { self }
  /// Accepted; has no effect here.
  public nonisolated func geometryGroup() -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func navigationSubtitle<S>(_ subtitle: S) -> some View
  where S: StringProtocol { self }
  /// Accepted; has no effect here.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }
}
