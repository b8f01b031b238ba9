import Foundation

/// Colours that run into each other; accepted and without effect.
public struct Gradient: ShapeStyle, Hashable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  public init(colors: [Color]) {
    stops = colors.map { Stop(color: $0, location: 0) }
  }
}

public struct AnyGradient: ShapeStyle, Hashable {
  init() {}
  public init(_ gradient: Gradient) {}
}

/// A gradient along a line. Like all that only looks, it shows nothing.
public struct LinearGradient: ShapeStyle, PrimitiveView {
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
  public func _render(in context: inout RenderContext) {}
}

/// A gradient around a point.
public struct RadialGradient: ShapeStyle, PrimitiveView {
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
  public nonisolated init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
  public func _render(in context: inout RenderContext) {}
}

/// A gradient by angle.
public struct AngularGradient: ShapeStyle, PrimitiveView {
  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
  public nonisolated init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {}
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle) {}
  public func _render(in context: inout RenderContext) {}
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
