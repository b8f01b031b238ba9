import Foundation
import NavigationCore
import OrderedJSON

/// A colour, a gradient or a material.
///
/// Source: Apple, `ShapeStyle`.
public protocol ShapeStyle: Sendable {}

/// A style that pages can draw.
package protocol PaintedStyle: ShapeStyle {
  /// The paint as styles say it.
  nonisolated var paint: StyleValue { get }
}

extension ShapeStyle {
  /// The paint as styles say it; an author's own style is the foreground's.
  package nonisolated var styleValue: StyleValue {
    (self as? any PaintedStyle)?.paint ?? "primary"
  }

  /// The style with an opacity from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    DerivedStyle(paint: .object(["paint": styleValue, "opacity": .number(opacity)]))
  }
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    DerivedStyle(paint: .object(["paint": styleValue, "shadow": style.styleValue]))
  }
  /// The style, mixed with what is behind it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    DerivedStyle(paint: .object(["paint": styleValue, "blend": .word(mode.word)]))
  }
  /// The style as it is drawn in a rectangle, which is taken to be the shape's.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { self }
}

/// A style made of another.
struct DerivedStyle: PaintedStyle {
  let paint: StyleValue
}

/// A style whose type is forgotten.
public struct AnyShapeStyle: PaintedStyle {
  package let paint: StyleValue

  /// Creates a style of another.
  public init<S: ShapeStyle>(_ style: S) { paint = style.styleValue }
}
