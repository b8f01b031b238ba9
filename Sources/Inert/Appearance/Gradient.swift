import Foundation

/// Colours that run into each other; accepted, and has no effect here.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour at a point of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The point, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and their points.
  public var stops: [Stop]

  /// Creates a gradient of colours at points.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of colours.
  public init(colors: [Color]) {
    stops = colors.map { Stop(color: $0, location: 0) }
  }
}

/// A gradient of any kind; accepted, and has no effect here.
public struct AnyGradient: ShapeStyle, Hashable {
  init() {}
  /// Accepted; has no effect here.
  public init(_ gradient: Gradient) {}
}

/// A gradient along a line. Like all that only looks, it shows nothing.
public struct LinearGradient: ShapeStyle, PrimitiveView {
  /// Accepted; has no effect here.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Accepted; has no effect here.
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Accepted; has no effect here.
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
  public func _render(in context: inout RenderContext) {}
}

/// A gradient around a point.
public struct RadialGradient: ShapeStyle, PrimitiveView {
  /// Accepted; has no effect here.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
  /// Accepted; has no effect here.
  public nonisolated init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
  public func _render(in context: inout RenderContext) {}
}

/// A gradient by angle.
public struct AngularGradient: ShapeStyle, PrimitiveView {
  /// Accepted; has no effect here.
  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
  /// Accepted; has no effect here.
  public nonisolated init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {}
  /// Accepted; has no effect here.
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle) {}
  public func _render(in context: inout RenderContext) {}
}

extension ShapeStyle where Self == LinearGradient {
  /// Accepted; has no effect here.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// Accepted; has no effect here.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
