import Foundation
import OrderedJSON
import SceneModel

/// A gradient along a line; as a view it fills all the room there is.
public struct LinearGradient: PaintedStyle, PrimitiveView {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Creates a gradient from one point to another.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  package nonisolated var paint: StyleValue {
    .object([
      "linear": gradient.styleValue, "from": startPoint.styleValue, "to": endPoint.styleValue,
    ])
  }

  public func _render(in context: inout RenderContext) { context.draw("fill", paint) }
}

/// A gradient around a point; as a view it fills all the room there is.
public struct RadialGradient: PaintedStyle, PrimitiveView {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates a gradient between two radii in points.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  package nonisolated var paint: StyleValue {
    .object([
      "radial": gradient.styleValue, "center": center.styleValue,
      "radii": [.number(startRadius), .number(endRadius)],
    ])
  }

  public func _render(in context: inout RenderContext) { context.draw("fill", paint) }
}

/// A gradient by angle; as a view it fills all the room there is.
public struct AngularGradient: PaintedStyle, PrimitiveView {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Creates a gradient between two angles.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  package nonisolated var paint: StyleValue {
    .object([
      "angular": gradient.styleValue, "center": center.styleValue,
      "angles": [.number(startAngle.degrees), .number(endAngle.degrees)],
    ])
  }

  public func _render(in context: inout RenderContext) { context.draw("fill", paint) }
}

/// A gradient in an ellipse; as a view it fills all the room there is.
public struct EllipticalGradient: PaintedStyle, PrimitiveView {
  let gradient: Gradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  /// Creates a gradient between two parts of the view's size.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  package nonisolated var paint: StyleValue {
    .object([
      "elliptical": gradient.styleValue, "center": center.styleValue,
      "fractions": [.number(startRadiusFraction), .number(endRadiusFraction)],
    ])
  }

  public func _render(in context: inout RenderContext) { context.draw("fill", paint) }
}
