import Foundation
import OrderedJSON
import SceneModel

// Backgrounds and bars of containers.
extension View {
  /// Accepted; has no effect here.
  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { self }
  /// Makes the badges in this view more or less prominent.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    controlLook(.badgeProminence, prominence.word)
  }
  /// Puts a style behind the container with this view.
  public nonisolated func containerBackground<S>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View where S: ShapeStyle { background(style) }
  /// Accepted; has no effect here.
  public nonisolated func containerBackground<V>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View where V: View { self }
  /// Accepted; has no effect here.
  public nonisolated func geometryGroup() -> some View { self }
  /// Sets the words under the title of the screen with this view.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    WordedView(content: self, words: subtitle, isOfScreen: true) {
      StyleOperation("subtitle", .word($0))
    }
  }
  /// Sets the words under the title of the screen with this view.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }
  /// Sets the words under the title of the screen with this view.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S>(_ subtitle: S) -> some View
  where S: StringProtocol { navigationSubtitle(Text(subtitle)) }
  /// Accepted; has no effect here.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }
}
