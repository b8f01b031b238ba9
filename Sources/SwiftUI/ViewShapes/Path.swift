import Foundation
import NavigationCore
import OrderedJSON

/// An outline of lines and curves, in points.
///
/// Source: Apple, `Path`.
public nonisolated struct Path: Shape, Hashable {
  var elements: [Element] = []
  /// The point at which the last part begins.
  private var start = CGPoint.zero
  /// The point that was reached; nil if nothing has begun.
  public private(set) var currentPoint: CGPoint?

  /// A part of an outline.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// Creates an empty path.
  public nonisolated init() {}
  /// Creates a path of a rectangle.
  public nonisolated init(_ rect: CGRect) { addRect(rect) }
  /// Creates a path of an ellipse.
  public nonisolated init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  /// Creates a path of a rectangle with round corners.
  public nonisolated init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }
  /// Creates a path and calls the closure with it.
  public nonisolated init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// The path, unchanged for every rectangle.
  public func path(in rect: CGRect) -> Path { self }

  /// Begins a part at a point.
  public nonisolated mutating func move(to point: CGPoint) { add(.move(to: point)) }
  /// Adds a line.
  public nonisolated mutating func addLine(to point: CGPoint) { add(.line(to: point)) }
  /// Adds lines between points, the first of which begins a part.
  public nonisolated mutating func addLines(_ lines: [CGPoint]) {
    for (index, point) in lines.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }
  /// Adds a curve with one control point.
  public nonisolated mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    add(.quadCurve(to: point, control: control))
  }
  /// Adds a curve with two control points.
  public nonisolated mutating func addCurve(
    to point: CGPoint, control1: CGPoint, control2: CGPoint
  ) {
    add(.curve(to: point, control1: control1, control2: control2))
  }
  /// Adds a line to the beginning of the part.
  public nonisolated mutating func closeSubpath() { add(.closeSubpath) }

  /// Adds a part; a part that continues is left out if nothing has begun.
  nonisolated mutating func add(_ element: Element) {
    switch element {
    case .move(let point):
      start = point
      currentPoint = point
    case .line, .quadCurve, .curve:
      if currentPoint == nil { return }
      currentPoint = element.end
    case .closeSubpath:
      if currentPoint == nil { return }
      currentPoint = start
    }
    elements.append(element)
  }
}

extension Path.Element: Hashable {
  /// The point that it leads to; nil for a line back to the beginning.
  var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .closeSubpath: nil
    }
  }

  public func hash(into hasher: inout Hasher) {
    for point in points {
      hasher.combine(point.x)
      hasher.combine(point.y)
    }
  }

  /// The control points and the end.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .closeSubpath: []
    }
  }

  /// The part with all its points mapped to others.
  func mapped(_ map: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let point): .move(to: map(point))
    case .line(let point): .line(to: map(point))
    case .quadCurve(let point, let control): .quadCurve(to: map(point), control: map(control))
    case .curve(let point, let control1, let control2):
      .curve(to: map(point), control1: map(control1), control2: map(control2))
    case .closeSubpath: .closeSubpath
    }
  }
}
