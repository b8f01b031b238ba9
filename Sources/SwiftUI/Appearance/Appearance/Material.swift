import OrderedJSON
import SceneModel

/// Frosted glass.
public struct Material: PaintedStyle {
  package let paint: StyleValue

  private init(_ name: StyleValue) { paint = .object(["material": name]) }

  /// The most transparent material.
  public static let ultraThin = Material("ultraThin")
  /// A thin material.
  public static let thin = Material("thin")
  /// The usual material.
  public static let regular = Material("regular")
  /// A thick material.
  public static let thick = Material("thick")
  /// The least transparent material.
  public static let ultraThick = Material("ultraThick")
  /// The material of bars.
  public static let bar = Material("bar")
}

extension ShapeStyle where Self == Material {
  /// The most transparent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A thin material.
  public static var thinMaterial: Material { .thin }
  /// The usual material.
  public static var regularMaterial: Material { .regular }
  /// A thick material.
  public static var thickMaterial: Material { .thick }
  /// The least transparent material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}
