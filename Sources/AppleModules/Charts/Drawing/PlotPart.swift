import NavigationUI

/// A part of a drawing in a square of the width 1, whose y axis points up.
enum PlotPart {
  case box(CGRect)
  case line([CGPoint], InterpolationMethod)
  case area(top: [CGPoint], bottom: [CGPoint], InterpolationMethod)
  case dot(CGPoint)
  /// The parts of a turn between which a sector is, and its inner radius as a part of the outer.
  case sector(from: Double, to: Double, inner: Double)
}

/// The parts of a drawing with the same style.
struct PlotLayer {
  /// The marks of a layer are equal in this.
  struct Key: Hashable {
    let style: String
    let opacity: Double
    let isFilled: Bool
    let lineWidth: Double
    let dash: [CGFloat]
    let isRound: Bool
  }

  var parts: [PlotPart] = []
  let style: AnyShapeStyle
  let key: Key
}

/// The outline of a layer.
struct PlotShape: Shape {
  let parts: [PlotPart]

  nonisolated init(parts: [PlotPart]) { self.parts = parts }

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    for part in parts { path.add(part, in: rect) }
    return path
  }
}

extension Path {
  nonisolated fileprivate mutating func add(_ part: PlotPart, in rect: CGRect) {
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: rect.minX + point.x * rect.width, y: rect.maxY - point.y * rect.height)
    }
    switch part {
    case .box(let box):
      let corner = place(CGPoint(x: box.minX, y: box.maxY))
      addRect(
        CGRect(
          x: corner.x, y: corner.y, width: box.width * rect.width,
          height: box.height * rect.height))
    case .line(let points, let method): addLine(points.map(place), method, continues: false)
    case .area(let top, let bottom, let method):
      addLine(top.map(place), method, continues: false)
      addLine(bottom.reversed().map(place), method, continues: true)
      closeSubpath()
    case .dot(let point):
      // A line of no length with round ends is a circle that no stretching changes.
      move(to: place(point))
      addLine(to: CGPoint(x: place(point).x + 0.01, y: place(point).y))
    case .sector(let from, let to, let inner):
      let center = CGPoint(x: rect.midX, y: rect.midY)
      let radius = min(rect.width, rect.height) / 2
      let (start, end) = (Angle.degrees(from * 360 - 90), Angle.degrees(to * 360 - 90))
      if inner == 0 { move(to: center) }
      addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: false)
      if inner > 0 {
        addArc(
          center: center, radius: radius * inner, startAngle: end, endAngle: start,
          clockwise: true)
      }
      closeSubpath()
    }
  }

  nonisolated private mutating func addLine(
    _ points: [CGPoint], _ method: InterpolationMethod, continues: Bool
  ) {
    guard let first = points.first else { return }
    if continues { addLine(to: first) } else { move(to: first) }
    for index in points.indices.dropFirst() {
      let (from, to) = (points[index - 1], points[index])
      switch method.kind {
      case .straight: addLine(to: to)
      case .step:
        let x = from.x + (to.x - from.x) * method.step
        addLine(to: CGPoint(x: x, y: from.y))
        addLine(to: CGPoint(x: x, y: to.y))
        addLine(to: to)
      case .curved:
        let before = points[max(index - 2, 0)]
        let after = points[min(index + 1, points.count - 1)]
        addCurve(
          to: to,
          control1: CGPoint(x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6),
          control2: CGPoint(x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6))
      }
    }
  }
}
