import Foundation

/// A drawing: a hatched box here, which is reported; its closure is not called.
///
/// Source: Apple, `Canvas`.
public struct Canvas<Symbols: View> {
  /// The views that the drawing can use by their tags; not drawn.
  public var symbols: Symbols
  /// The closure that would draw.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// True if the drawing covers what is behind it.
  public var isOpaque: Bool
  /// The form in which the drawing's colors would be kept.
  public var colorMode: ColorRenderingMode
  /// True if the drawing may be made in the background.
  public var rendersAsynchronously: Bool

  /// Creates a drawing with views that it can use, which is not drawn.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a drawing, which is not drawn.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

@MainActor
extension Canvas: PrimitiveView {
  public func _render(in context: inout RenderContext) { context.drawNothing(of: "Canvas") }
}
