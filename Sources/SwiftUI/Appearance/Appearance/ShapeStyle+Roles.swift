import OrderedJSON
import SceneModel

// Colours by their roles.

/// The tint colour.
public struct TintShapeStyle: PaintedStyle {
  package nonisolated var paint: StyleValue { "tint" }

  /// Creates the style.
  public init() {}
}

/// The colour of the background.
public struct BackgroundStyle: PaintedStyle {
  package nonisolated var paint: StyleValue { "background" }

  /// Creates the style.
  public init() {}
}

/// The colour of the foreground.
public struct ForegroundStyle: PaintedStyle {
  package nonisolated var paint: StyleValue { "primary" }

  /// Creates the style.
  public init() {}
}

/// The colour of selected things.
public struct SelectionShapeStyle: PaintedStyle {
  package nonisolated var paint: StyleValue { "selection" }

  /// Creates the style.
  public init() {}
}

/// The colour of separators.
public struct SeparatorShapeStyle: PaintedStyle {
  package nonisolated var paint: StyleValue { "separator" }

  /// Creates the style.
  public init() {}
}

/// The colour of placeholders.
public struct PlaceholderTextShapeStyle: PaintedStyle {
  package nonisolated var paint: StyleValue { "placeholder" }

  /// Creates the style.
  public init() {}
}

/// The colour of links.
public struct LinkShapeStyle: PaintedStyle {
  package nonisolated var paint: StyleValue { "link" }

  /// Creates the style.
  public init() {}
}

/// The colour of fills.
public struct FillShapeStyle: PaintedStyle {
  package nonisolated var paint: StyleValue { "fill" }

  /// Creates the style.
  public init() {}
}

/// The colour of a window.
public struct WindowBackgroundShapeStyle: PaintedStyle {
  package nonisolated var paint: StyleValue { "background" }

  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint colour.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The colour of the background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The colour of the foreground.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of selected things.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of placeholders.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The colour of fills.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The colour of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
