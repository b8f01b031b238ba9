/// An outline of lines and curves, in points.
///
/// Source: Apple, `UIBezierPath`.
open class UIBezierPath {
  private let path = CGMutablePath()
  /// Accepted; has no effect here.
  public var lineWidth: CGFloat = 1

  /// Creates an empty outline.
  public init() {}
  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }
  /// Creates the outline of an ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }
  /// Creates the outline of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }
  /// Creates the outline of a rectangle with some round corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    func radius(_ corner: UIRectCorner) -> CGFloat {
      let largest = max(0, min(rect.width, rect.height) / 2)
      return corners.contains(corner) ? min(max(0, cornerRadii.width), largest) : 0
    }
    let turns: [(UIRectCorner, CGFloat, CGFloat, CGFloat)] = [
      (.topRight, rect.maxX, rect.minY, -.pi / 2), (.bottomRight, rect.maxX, rect.maxY, 0),
      (.bottomLeft, rect.minX, rect.maxY, .pi / 2), (.topLeft, rect.minX, rect.minY, .pi),
    ]
    for (corner, x, y, angle) in turns {
      let radius = radius(corner)
      let center = CGPoint(
        x: x + (x == rect.minX ? radius : -radius), y: y + (y == rect.minY ? radius : -radius))
      path.addArc(
        center: center, radius: radius, startAngle: angle, endAngle: angle + .pi / 2,
        clockwise: false)
    }
    path.closeSubpath()
  }
  /// Creates a part of a circle; angles are in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The outline.
  public var cgPath: CGPath { path }
  /// True if there is nothing to draw.
  public var isEmpty: Bool { path.isEmpty }
  /// The point that was reached.
  public var currentPoint: CGPoint { path.currentPoint }

  /// Begins a part at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }
  /// Adds a part of a circle; angles are in radians, and clockwise is as one sees it.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// Adds the parts of another outline.
  public func append(_ other: UIBezierPath) { path.addPath(other.path) }
  /// Adds a line to the beginning of the part.
  public func close() { path.closeSubpath() }
  /// Does nothing.
  public func stroke() {}
  /// Does nothing.
  public func fill() {}
}
