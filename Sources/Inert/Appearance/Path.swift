import Foundation

/// An outline; it is taken and not drawn.
public nonisolated struct Path: Shape, Hashable {
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
