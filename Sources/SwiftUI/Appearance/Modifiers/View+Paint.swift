import Foundation
import OrderedJSON
import SceneModel

// Colours of what is in front; the views inside share them.
extension View {
  /// Sets the colour of what is in front; nil leaves it.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    styled("foreground", color?.paint, isInherited: true)
  }
  /// Sets the style of what is in front.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    styled("foreground", style.styleValue, isInherited: true)
  }
  /// Sets the styles of what is in front on its first two levels.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    styled("foreground", [primary.styleValue, secondary.styleValue], isInherited: true)
  }
  /// Sets the styles of what is in front on its first three levels.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    styled(
      "foreground", [primary.styleValue, secondary.styleValue, tertiary.styleValue],
      isInherited: true)
  }
  /// Sets the colour of controls; nil leaves it.
  @_disfavoredOverload
  public nonisolated func tint(_ tint: Color?) -> some View {
    styled("tint", tint?.paint, isInherited: true)
  }
  /// Sets the style of controls.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
    styled("tint", tint.styleValue, isInherited: true)
  }
  /// Sets the colour of controls; nil leaves it.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }
  /// Sets the style of backgrounds that have none of their own.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    styled("backgroundStyle", style.styleValue, isInherited: true)
  }
}

// Colours behind a view, over it and around it.
extension View {
  /// Puts a style behind this view.
  ///
  /// - Parameter edges: the sides on which it goes on behind the bars.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    styled("background", .layer(style.styleValue, edges))
  }
  /// Puts the style of backgrounds behind this view.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }
  /// Puts a style behind this view, in a shape.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    ShapedView(
      content: self, name: "background", shape: shape,
      members: [.init("paint", style.styleValue)])
  }
  /// Puts the style of backgrounds behind this view, in a shape.
  public nonisolated func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape)
  }
  /// Puts a style over this view.
  ///
  /// - Parameter edges: the sides on which it goes on over the bars.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    styled("overlay", .layer(style.styleValue, edges))
  }
  /// Puts a style over this view, in a shape.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    ShapedView(
      content: self, name: "overlay", shape: shape, members: [.init("paint", style.styleValue)])
  }
  /// Draws a line inside of this view's edge.
  ///
  /// - Parameter width: in points.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    styled("border", .object(["paint": content.styleValue, "width": .number(width)]))
  }
}

extension StyleValue {
  /// A paint behind or over a view, and the sides on which it goes on beyond.
  fileprivate static func layer(_ paint: StyleValue, _ edges: Edge.Set) -> StyleValue {
    .object(["paint": paint, "safe": edges.isEmpty ? nil : .word(edges.styleWord)])
  }
}
