/// An outline of lines and curves, in points.
///
/// Source: Apple, `CGPath`.
public class CGPath {
  /// A part of an outline.
  package enum Part: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  package fileprivate(set) var parts: [Part] = []

  fileprivate init() {}

  /// Creates the outline of a rectangle, without a transform.
  public convenience init(rect: CGRect, transform: Never?) {
    self.init()
    addRectangle(rect)
  }

  /// Creates the outline of an ellipse, without a transform.
  public convenience init(ellipseIn rect: CGRect, transform: Never?) {
    self.init()
    addOval(in: rect)
  }

  /// True if there is nothing to draw.
  public var isEmpty: Bool { parts.isEmpty }

  /// The point that was reached; zero if nothing has begun.
  public var currentPoint: CGPoint {
    switch parts.last {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .close, nil: .zero
    }
  }

  fileprivate func addRectangle(_ rect: CGRect) {
    parts += [
      .move(rect.origin), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  fileprivate func addOval(in rect: CGRect) {
    addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), width: rect.width / 2,
      height: rect.height / 2, from: 0, to: 2 * .pi)
    parts.append(.close)
  }

  /// Adds curves of at most a quarter of an ellipse each.
  fileprivate func addArc(
    center: CGPoint, width: CGFloat, height: CGFloat, from start: CGFloat, to end: CGFloat
  ) {
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + width * cos(angle), y: center.y + height * sin(angle))
    }
    let isFirst = parts.isEmpty || parts.last == .close
    parts.append(isFirst ? .move(point(start)) : .line(point(start)))
    guard (end - start).isFinite else { return }
    let count = max(1, (abs(end - start) / (.pi / 2)).rounded(.up))
    let step = (end - start) / count
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<Int(min(count, 64)) {
      let (first, last) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
      let (from, to) = (point(first), point(last))
      parts.append(
        .curve(
          to,
          CGPoint(
            x: from.x - reach * width * sin(first), y: from.y + reach * height * cos(first)),
          CGPoint(x: to.x + reach * width * sin(last), y: to.y - reach * height * cos(last))))
    }
  }
}

/// An outline that can grow.
///
/// Source: Apple, `CGMutablePath`.
public final class CGMutablePath: CGPath {
  /// Creates an empty outline.
  public override init() { super.init() }

  /// Begins a part at a point.
  public func move(to point: CGPoint) { parts.append(.move(point)) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { parts.append(.line(point)) }
  /// Adds lines between points, the first of which begins a part.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      parts.append(index == 0 ? .move(point) : .line(point))
    }
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    parts.append(.quadCurve(end, control: control))
  }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    parts.append(.curve(end, control1, control2))
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { addRectangle(rect) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { addOval(in: rect) }
  /// Adds a part of a circle; angles are in radians.
  ///
  /// `clockwise` is as Core Graphics has it, whose vertical axis points up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var end = endAngle
    let turn = 2 * CGFloat.pi
    if clockwise, end > startAngle { end -= turn * ((end - startAngle) / turn).rounded(.up) }
    if !clockwise, end < startAngle { end += turn * ((startAngle - end) / turn).rounded(.up) }
    addArc(center: center, width: radius, height: radius, from: startAngle, to: end)
  }
  /// Adds the parts of another outline.
  public func addPath(_ path: CGPath) { parts += path.parts }
  /// Adds a line to the beginning of the part.
  public func closeSubpath() { parts.append(.close) }
}
