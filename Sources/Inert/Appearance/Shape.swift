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

  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View { self }
  public func fill(style: FillStyle = FillStyle()) -> some View { self }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { self }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { self }
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  public func stroke(style: StrokeStyle) -> some Shape { self }
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    self
  }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self }
  public func offset(_ offset: CGSize) -> some Shape { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { self }
  public func size(_ size: CGSize) -> some Shape { self }
  public func size(width: CGFloat, height: CGFloat) -> some Shape { self }
}

/// A form that can be drawn inside of its edge.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { self }
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View { self }
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View { self }
}

/// The forms that SwiftUI has; none of them has an outline here.
protocol PlainShape: InsettableShape where InsetShape == Self {}

extension PlainShape {
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> Self { self }
}

public struct Rectangle: PlainShape { public nonisolated init() {} }
public struct Circle: PlainShape { public nonisolated init() {} }
public struct Ellipse: PlainShape { public nonisolated init() {} }
public struct Capsule: PlainShape {
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
}
public struct ContainerRelativeShape: PlainShape { public nonisolated init() {} }
public struct RoundedRectangle: PlainShape {
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
}
public struct UnevenRoundedRectangle: PlainShape {
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}
}
public struct AnyShape: PlainShape {
  public nonisolated init<S: Shape>(_ shape: S) {}
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule() }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius) }
}

public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

public struct FillStyle: Hashable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

public struct StrokeStyle: Hashable, Sendable {
  public enum LineCap: Int32, Sendable { case butt, round, square }
  public enum LineJoin: Int32, Sendable { case miter, round, bevel }

  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}

/// What changes step by step in an animation; nothing is animated here.
public protocol Animatable {}

/// An outline; it is taken and not drawn.
public struct Path: Shape, Hashable {
  public nonisolated init() {}
  public nonisolated init(_ rect: CGRect) {}
  public nonisolated init(ellipseIn rect: CGRect) {}
  public nonisolated init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  public nonisolated init(_ callback: (inout Path) -> Void) { callback(&self) }

  public func path(in rect: CGRect) -> Path { self }

  public nonisolated mutating func move(to point: CGPoint) {}
  public nonisolated mutating func addLine(to point: CGPoint) {}
  public nonisolated mutating func addLines(_ lines: [CGPoint]) {}
  public nonisolated mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {}
  public nonisolated mutating func addCurve(
    to point: CGPoint, control1: CGPoint, control2: CGPoint
  ) {}
  public nonisolated mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {}
  public nonisolated mutating func addRect(_ rect: CGRect) {}
  public nonisolated mutating func addEllipse(in rect: CGRect) {}
  public nonisolated mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {}
  public nonisolated mutating func addPath(_ path: Path) {}
  public nonisolated mutating func closeSubpath() {}
}
