import OrderedJSON
import SceneModel

/// A level of importance.
public struct HierarchicalShapeStyle: PaintedStyle {
  package let paint: StyleValue

  /// The first level.
  public static let primary = HierarchicalShapeStyle(paint: "primary")
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(paint: "secondary")
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(paint: "tertiary")
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(paint: "quaternary")
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(paint: "quinary")
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle {
  /// The second level of this style, which is paler.
  public var secondary: some ShapeStyle { opacity(0.6) }
  /// The third level of this style, which is paler.
  public var tertiary: some ShapeStyle { opacity(0.3) }
  /// The fourth level of this style, which is paler.
  public var quaternary: some ShapeStyle { opacity(0.18) }
  /// The fifth level of this style, which is paler.
  public var quinary: some ShapeStyle { opacity(0.12) }
}
