import Foundation

/// A colour, a gradient or a material; accepted, and has no effect here.
///
/// Source: Apple, `ShapeStyle`.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
  /// Accepted; has no effect here.
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
  /// Accepted; has no effect here.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
  /// Accepted; has no effect here.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

/// A level of importance; accepted, and has no effect here.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// Accepted; has no effect here.
  public static let primary = HierarchicalShapeStyle()
  /// Accepted; has no effect here.
  public static let secondary = HierarchicalShapeStyle()
  /// Accepted; has no effect here.
  public static let tertiary = HierarchicalShapeStyle()
  /// Accepted; has no effect here.
  public static let quaternary = HierarchicalShapeStyle()
  /// Accepted; has no effect here.
  public static let quinary = HierarchicalShapeStyle()
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// Accepted; has no effect here.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// Accepted; has no effect here.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// Accepted; has no effect here.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// Accepted; has no effect here.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// Accepted; has no effect here.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The tint colour; accepted, and has no effect here.
public struct TintShapeStyle: ShapeStyle { public init() {} }
/// The colour of the background; accepted, and has no effect here.
public struct BackgroundStyle: ShapeStyle { public init() {} }
/// The colour of the foreground; accepted, and has no effect here.
public struct ForegroundStyle: ShapeStyle { public init() {} }
/// The colour of what is selected; accepted, and has no effect here.
public struct SelectionShapeStyle: ShapeStyle { public init() {} }
/// The colour of separators; accepted, and has no effect here.
public struct SeparatorShapeStyle: ShapeStyle { public init() {} }
/// The colour of placeholders; accepted, and has no effect here.
public struct PlaceholderTextShapeStyle: ShapeStyle { public init() {} }
/// The colour of links; accepted, and has no effect here.
public struct LinkShapeStyle: ShapeStyle { public init() {} }
/// The colour of fills; accepted, and has no effect here.
public struct FillShapeStyle: ShapeStyle { public init() {} }
/// The colour of a window; accepted, and has no effect here.
public struct WindowBackgroundShapeStyle: ShapeStyle { public init() {} }

extension ShapeStyle where Self == TintShapeStyle {
  /// Accepted; has no effect here.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// Accepted; has no effect here.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == ForegroundStyle {
  /// Accepted; has no effect here.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  /// Accepted; has no effect here.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// Accepted; has no effect here.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// Accepted; has no effect here.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// Accepted; has no effect here.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  /// Accepted; has no effect here.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// Accepted; has no effect here.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

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

/// A style whose type is forgotten.
public struct AnyShapeStyle: ShapeStyle {
  /// Accepted; has no effect here.
  public init<S: ShapeStyle>(_ style: S) {}
}

/// A shadow; accepted, and has no effect here.
public struct ShadowStyle: Hashable, Sendable {
  /// Accepted; has no effect here.
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
  /// Accepted; has no effect here.
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

/// A way to mix colours; accepted, and has no effect here.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}
