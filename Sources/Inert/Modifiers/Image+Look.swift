// Looks of pictures: accepted, and without effect here.
extension Image {
  /// A way to fill a larger frame with an image; accepted, and has no effect here.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// A way to colour an image; accepted, and has no effect here.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// A quality of scaling; accepted, and has no effect here.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// A size of symbols; accepted, and has no effect here.
  public enum Scale: Hashable, Sendable, CaseIterable { case small, medium, large }

  /// Accepted; has no effect here.
  public nonisolated func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  /// Accepted; has no effect here.
  public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  /// Accepted; has no effect here.
  public nonisolated func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Accepted; has no effect here.
  public nonisolated func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// Accepted; has no effect here.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// A way to colour a symbol; accepted, and has no effect here.
public struct SymbolRenderingMode: Hashable, Sendable {
  /// Accepted; has no effect here.
  public static let monochrome = SymbolRenderingMode()
  /// Accepted; has no effect here.
  public static let multicolor = SymbolRenderingMode()
  /// Accepted; has no effect here.
  public static let hierarchical = SymbolRenderingMode()
  /// Accepted; has no effect here.
  public static let palette = SymbolRenderingMode()
}
