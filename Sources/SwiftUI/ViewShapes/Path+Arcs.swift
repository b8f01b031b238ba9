import CoreGraphics
import Foundation

extension Path {
  /// Adds a part of a circle, after a line to its beginning.
  ///
  /// - Parameter clockwise: as Core Graphics counts with a y axis that goes up: on a screen, where it
  ///   goes down, true runs against the clock.
  public nonisolated mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: .identity)
  }

  /// Adds a part of a circle, mapped to other points.
  public nonisolated mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform
  ) {
    let circle = 2 * Double.pi
    let turn = clockwise ? startAngle - endAngle : endAngle - startAngle
    var delta = turn.radians
    guard delta.isFinite else { return }
    if delta >= circle {
      delta = circle
    } else {
      delta.formTruncatingRemainder(dividingBy: circle)
      if delta < 0 { delta += circle }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: .radians(clockwise ? -delta : delta), transform: transform)
  }

  /// Adds a part of a circle by the angle that it spans.
  public nonisolated mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard delta.radians.isFinite, startAngle.radians.isFinite else { return }
    let span = min(max(delta.radians, -Self.maxTurn), Self.maxTurn)
    let circle = Circumference(center: center, radius: radius, transform: transform)
    let first = circle.point(startAngle.radians)
    if currentPoint == nil { move(to: first) } else { addLine(to: first) }
    let count = max(Int((abs(span) / (.pi / 2)).rounded(.up)), 1)
    let step = span / Double(count)
    for index in 0..<count {
      let from = startAngle.radians + Double(index) * step
      add(circle.curve(from: from, to: from + step))
    }
  }

  /// More than one turn looks like one.
  private static var maxTurn: Double { 4 * .pi }

  /// Adds a line and an arc that touches it and a second line.
  public nonisolated mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let from = currentPoint else { return move(to: tangent1End.applying(transform)) }
    let corner = tangent1End.applying(transform)
    let (first, second) = (
      corner.direction(to: from), corner.direction(to: tangent2End.applying(transform))
    )
    let cosine = first.dx * second.dx + first.dy * second.dy
    let half = acos(min(max(Double(cosine), -1), 1)) / 2
    let distance = radius / CGFloat(tan(half))
    guard distance.isFinite, half > 0.000_1 else { return addLine(to: corner) }
    let (begin, end) = (corner.moved(first, distance), corner.moved(second, distance))
    addLine(to: begin)
    let pull = distance * CGFloat(4.0 / 3 * tan((.pi - 2 * half) / 4) * tan(half))
    addCurve(
      to: end, control1: begin.moved(first, -pull), control2: end.moved(second, -pull))
  }
}

/// The points of a circle after a mapping.
private struct Circumference {
  let center: CGPoint
  let radius: CGFloat
  let transform: CGAffineTransform

  func point(_ angle: Double, reach: CGFloat = 0) -> CGPoint {
    let (cosine, sine) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
    let x = center.x + radius * (cosine - reach * sine)
    let y = center.y + radius * (sine + reach * cosine)
    return CGPoint(x: x, y: y).applying(transform)
  }

  /// A curve along at most a quarter.
  func curve(from: Double, to: Double) -> Path.Element {
    let reach = CGFloat(4.0 / 3 * tan((to - from) / 4))
    return .curve(
      to: point(to), control1: point(from, reach: reach), control2: point(to, reach: -reach))
  }
}

extension CGPoint {
  fileprivate func direction(to other: CGPoint) -> CGVector {
    let (dx, dy) = (other.x - x, other.y - y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length == 0 ? .zero : CGVector(dx: dx / length, dy: dy / length)
  }

  fileprivate func moved(_ direction: CGVector, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: x + direction.dx * distance, y: y + direction.dy * distance)
  }
}
