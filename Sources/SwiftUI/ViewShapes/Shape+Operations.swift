import CoreGraphics
import Foundation

// Shapes derived from one shape.
extension Shape {
  /// A part of the outline.
  ///
  /// - Parameters:
  ///   - startFraction: its beginning, from 0 to 1.
  ///   - endFraction: its end, from 0 to 1.
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1)
    -> some Shape
  {
    ModifiedShape(base: self, change: .trim(startFraction, endFraction))
  }
  /// The shape, turned; it is drawn around its centre.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    ModifiedShape(base: self, change: .rotation(angle, anchor))
  }
  /// The shape in another size; it is drawn around its centre.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  /// The shape in another size; it is drawn around its centre.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape {
    ModifiedShape(base: self, change: .scale(CGSize(width: x, height: y), anchor))
  }
  /// The shape at another place.
  public nonisolated func offset(_ offset: CGSize) -> some Shape {
    ModifiedShape(base: self, change: .offset(offset))
  }
  /// The shape at another place.
  public nonisolated func offset(_ offset: CGPoint) -> some Shape {
    self.offset(CGSize(width: offset.x, height: offset.y))
  }
  /// The shape at another place.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    offset(CGSize(width: x, height: y))
  }
  /// The shape in a size of its own.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    ModifiedShape(base: self, change: .size(size))
  }
  /// The shape in a size of its own.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
  /// The shape, mapped to other points.
  public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape {
    ModifiedShape(base: self, change: .transform(transform))
  }
}

// Shapes derived from two shapes: the first is drawn, or both.
extension Shape {
  /// This shape; the other one takes nothing from it.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    self
  }
  /// Both shapes.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    JoinedShape(first: self, second: other)
  }
  /// This shape; the other one takes nothing from it.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    self
  }
  /// Both shapes.
  public nonisolated func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape { JoinedShape(first: self, second: other) }
  /// This shape; the other one takes nothing from it.
  public nonisolated func lineIntersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape { self }
  /// This shape; the other one takes nothing from it.
  public nonisolated func lineSubtraction<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape { self }
}

/// Two shapes as one.
private struct JoinedShape<First: Shape, Second: Shape> {
  let first: First
  let second: Second
}

@MainActor
extension JoinedShape: Shape {
  func path(in rect: CGRect) -> Path {
    var path = first.path(in: rect)
    path.addPath(second.path(in: rect))
    return path
  }
}
