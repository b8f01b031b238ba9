import Foundation

// Effects and margins of what scrolls: accepted, and without effect here.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
}
