import Foundation
import NavigationCore
import OrderedJSON
import SceneModel

/// A colour, a gradient or a material.
///
/// Source: Apple, `ShapeStyle`.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  /// The style that this one represents in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {}

extension ShapeStyle where Resolved == Never {
  /// Never called: a system style represents itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("A style of the system's stands for itself.")
  }
}

/// A style that pages can draw.
package protocol PaintedStyle: ShapeStyle {
  /// The paint as styles say it.
  nonisolated var paint: StyleValue { get }
}

extension ShapeStyle {
  /// The paint as styles say it. An author's own style is asked twice, for a light device and for a
  /// dark one; it knows nothing else of where it is.
  package nonisolated var styleValue: StyleValue {
    if let paint = (self as? any PaintedStyle)?.paint { return paint }
    if Resolved.self == Never.self { return "primary" }
    let (light, dark) = (resolved(.light), resolved(.dark))
    return light == dark ? light : .object(["light": light, "dark": dark])
  }

  private nonisolated func resolved(_ scheme: ColorScheme) -> StyleValue {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return resolve(in: environment).styleValue
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
  /// The style, unchanged: the rectangle is taken to be the shape's.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { self }
}

/// A style derived from another one.
struct DerivedStyle: PaintedStyle {
  let paint: StyleValue
}

/// A style whose type is forgotten.
public struct AnyShapeStyle: PaintedStyle {
  package let paint: StyleValue

  /// Creates a style of another.
  public init<S: ShapeStyle>(_ style: S) { paint = style.styleValue }
}
