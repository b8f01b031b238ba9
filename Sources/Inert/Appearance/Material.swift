/// Frosted glass.
public struct Material: ShapeStyle {
  /// Accepted; has no effect here.
  public static let ultraThin = Material()
  /// Accepted; has no effect here.
  public static let thin = Material()
  /// Accepted; has no effect here.
  public static let regular = Material()
  /// Accepted; has no effect here.
  public static let thick = Material()
  /// Accepted; has no effect here.
  public static let ultraThick = Material()
  /// Accepted; has no effect here.
  public static let bar = Material()
}

extension ShapeStyle where Self == Material {
  /// Accepted; has no effect here.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Accepted; has no effect here.
  public static var thinMaterial: Material { .thin }
  /// Accepted; has no effect here.
  public static var regularMaterial: Material { .regular }
  /// Accepted; has no effect here.
  public static var thickMaterial: Material { .thick }
  /// Accepted; has no effect here.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// Accepted; has no effect here.
  public static var bar: Material { .bar }
}
