import Foundation

/// A form that is filled or drawn. It shows nothing: what is described here has no look.
///
/// Source: Apple, `Shape`.
public protocol Shape: View, Animatable {
  func path(in rect: CGRect) -> Path
}

extension Shape {
  public var body: EmptyView { EmptyView() }
  public func _render(in context: inout RenderContext) {}

  /// Accepted; has no effect here.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func fill(style: FillStyle = FillStyle()) -> some View { self }
  /// Accepted; has no effect here.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { self }
  /// Accepted; has no effect here.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { self }
  /// Accepted; has no effect here.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  /// Accepted; has no effect here.
  public func stroke(style: StrokeStyle) -> some Shape { self }
  /// Accepted; has no effect here.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    self
  }
  /// Accepted; has no effect here.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
  /// Accepted; has no effect here.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self }
  /// Accepted; has no effect here.
  public func offset(_ offset: CGSize) -> some Shape { self }
  /// Accepted; has no effect here.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { self }
  /// Accepted; has no effect here.
  public func size(_ size: CGSize) -> some Shape { self }
  /// Accepted; has no effect here.
  public func size(width: CGFloat, height: CGFloat) -> some Shape { self }
}

/// A form that can be drawn inside of its edge.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Accepted; has no effect here.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View { self }
  /// Accepted; has no effect here.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View { self }
}

/// The forms that SwiftUI has; none of them has an outline here.
protocol PlainShape: InsettableShape where InsetShape == Self {}

extension PlainShape {
  /// Accepted; has no effect here.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Accepted; has no effect here.
  public func inset(by amount: CGFloat) -> Self { self }
}

/// A rectangle; accepted, and has no effect here.
public struct Rectangle: PlainShape { public nonisolated init() {} }
/// A circle; accepted, and has no effect here.
public struct Circle: PlainShape { public nonisolated init() {} }
/// An ellipse; accepted, and has no effect here.
public struct Ellipse: PlainShape { public nonisolated init() {} }
/// A capsule; accepted, and has no effect here.
public struct Capsule: PlainShape {
  /// Accepted; has no effect here.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
}
/// The shape of a container; accepted, and has no effect here.
public struct ContainerRelativeShape: PlainShape { public nonisolated init() {} }
/// A rectangle with round corners; accepted, and has no effect here.
public struct RoundedRectangle: PlainShape {
  /// Accepted; has no effect here.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  /// Accepted; has no effect here.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
}
/// A rectangle with corners of different radii; accepted, and has no effect here.
public struct UnevenRoundedRectangle: PlainShape {
  /// Accepted; has no effect here.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}
}
/// A shape of any kind; accepted, and has no effect here.
public struct AnyShape: PlainShape {
  /// Accepted; has no effect here.
  public nonisolated init<S: Shape>(_ shape: S) {}
}

extension Shape where Self == Rectangle {
  /// Accepted; has no effect here.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  /// Accepted; has no effect here.
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  /// Accepted; has no effect here.
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  /// Accepted; has no effect here.
  public static var capsule: Capsule { Capsule() }
  /// Accepted; has no effect here.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule() }
}
extension Shape where Self == RoundedRectangle {
  /// Accepted; has no effect here.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius) }
}

/// A form of round corners; accepted, and has no effect here.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// A way to fill a shape; accepted, and has no effect here.
public struct FillStyle: Hashable, Sendable {
  /// Accepted; has no effect here.
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// A way to draw a line; accepted, and has no effect here.
public struct StrokeStyle: Hashable, Sendable {
  /// A form of line ends; accepted, and has no effect here.
  public enum LineCap: Int32, Sendable { case butt, round, square }
  /// A form of line corners; accepted, and has no effect here.
  public enum LineJoin: Int32, Sendable { case miter, round, bevel }

  /// Accepted; has no effect here.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}

/// A value that an animation could change step by step; nothing is animated here.
public protocol Animatable {}

/// An outline; it is taken and not drawn.
public struct Path: Shape, Hashable {
  /// Accepted; has no effect here.
  public nonisolated init() {}
  /// Accepted; has no effect here.
  public nonisolated init(_ rect: CGRect) {}
  /// Accepted; has no effect here.
  public nonisolated init(ellipseIn rect: CGRect) {}
  /// Accepted; has no effect here.
  public nonisolated init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  /// Creates a path and calls the closure with it.
  public nonisolated init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Accepted; has no effect here.
  public func path(in rect: CGRect) -> Path { self }

  /// Accepted; has no effect here.
  public nonisolated mutating func move(to point: CGPoint) {}
  /// Accepted; has no effect here.
  public nonisolated mutating func addLine(to point: CGPoint) {}
  /// Accepted; has no effect here.
  public nonisolated mutating func addLines(_ lines: [CGPoint]) {}
  /// Accepted; has no effect here.
  public nonisolated mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {}
  /// Accepted; has no effect here.
  public nonisolated mutating func addCurve(
    to point: CGPoint, control1: CGPoint, control2: CGPoint
  ) {}
  /// Accepted; has no effect here.
  public nonisolated mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {}
  /// Accepted; has no effect here.
  public nonisolated mutating func addRect(_ rect: CGRect) {}
  /// Accepted; has no effect here.
  public nonisolated mutating func addEllipse(in rect: CGRect) {}
  /// Accepted; has no effect here.
  public nonisolated mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {}
  /// Accepted; has no effect here.
  public nonisolated mutating func addPath(_ path: Path) {}
  /// Accepted; has no effect here.
  public nonisolated mutating func closeSubpath() {}
}
