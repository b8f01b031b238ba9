import Appearance
import Foundation
import SceneModel

// Views behind, over and next to a view are shown with it, and their links work.
extension View {
  /// Puts a view behind this one.
  ///
  /// Source: Apple, `background(alignment:content:)`.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, layer: content(), isBehind: true, alignment: alignment)
  }

  /// Puts a view behind this one.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, layer: background, isBehind: true, alignment: alignment)
  }

  /// Puts a view over this one.
  ///
  /// Source: Apple, `overlay(alignment:content:)`.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, layer: content(), isBehind: false, alignment: alignment)
  }

  /// Puts a view over this one.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, layer: overlay, isBehind: false, alignment: alignment)
  }

  /// Puts a view above or below this one.
  ///
  /// Source: Apple, `safeAreaInset(edge:alignment:spacing:content:)`.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(
      content: self, layer: content(), isBehind: edge == .top,
      alignment: Alignment(horizontal: alignment, vertical: .center), axis: .vertical,
      spacing: spacing)
  }

  /// Puts a view before or after this one, by the edge.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(
      content: self, layer: content(), isBehind: edge == .leading,
      alignment: Alignment(horizontal: .center, vertical: alignment), axis: .horizontal,
      spacing: spacing)
  }
}
