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

/// A style whose type is forgotten.
public struct AnyShapeStyle: ShapeStyle {
  /// Accepted; has no effect here.
  public init<S: ShapeStyle>(_ style: S) {}
}
