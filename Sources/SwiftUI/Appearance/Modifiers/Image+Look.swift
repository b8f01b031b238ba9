import OrderedJSON
import SceneModel

// Looks of pictures.
extension Image {
  /// A way to fill a larger frame with an image.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// A way to colour an image.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// A quality of scaling.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// A size of symbols.
  public enum Scale: Hashable, Sendable, CaseIterable {
    case small, medium, large

    var word: UTF8String {
      switch self {
      case .small: "small"
      case .medium: "medium"
      case .large: "large"
      }
    }
  }

  /// The image in all the room there is.
  ///
  /// - Parameter capInsets: not looked at.
  public nonisolated func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    let image = looking("resizable", true)
    return resizingMode == .tile ? image.looking("tile", true) : image
  }
  /// The image in its own colours, or in that of the foreground; nil for the usual way.
  public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    switch renderingMode {
    case .template: looking("rendering", "template")
    case .original: looking("rendering", "original")
    case nil: self
    }
  }
  /// The image, scaled with or without smoothing.
  public nonisolated func interpolation(_ interpolation: Interpolation) -> Image {
    interpolation == .none ? looking("pixelated", true) : self
  }
  /// Accepted; has no effect here.
  public nonisolated func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// The symbol, coloured in a way; nil for the usual one.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    mode.map { looking("rendering", .word($0.word)) } ?? self
  }
}

/// A way to colour a symbol.
public struct SymbolRenderingMode: Hashable, Sendable {
  let word: UTF8String
  /// All of it in one colour.
  public static let monochrome = SymbolRenderingMode(word: "monochrome")
  /// Its parts in colours of their own.
  public static let multicolor = SymbolRenderingMode(word: "multicolor")
  /// Its parts in one colour of several opacities.
  public static let hierarchical = SymbolRenderingMode(word: "hierarchical")
  /// Its parts in the colours of the foreground's levels.
  public static let palette = SymbolRenderingMode(word: "palette")
}
