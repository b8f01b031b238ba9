import CoreGraphics
import Foundation

// Questions about outlines, and outlines derived from others.
extension Path {
  /// True if nothing has been added.
  public nonisolated var isEmpty: Bool { elements.isEmpty }

  /// The rectangle around all points, with curves taken as short lines.
  public nonisolated var boundingRect: CGRect {
    let points = polylines.joined()
    guard let first = points.first else { return .zero }
    let least = points.reduce(first) { CGPoint(x: min($0.x, $1.x), y: min($0.y, $1.y)) }
    let most = points.reduce(first) { CGPoint(x: max($0.x, $1.x), y: max($0.y, $1.y)) }
    return CGRect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
  }

  /// True if the point is inside.
  ///
  /// - Parameter eoFill: true to leave what an even number of outlines encloses.
  public nonisolated func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var turns = 0
    for line in polylines {
      for (from, to) in zip(line, line.dropFirst() + line.prefix(1)) {
        let isRight = (to.x - from.x) * (point.y - from.y) > (point.x - from.x) * (to.y - from.y)
        if from.y <= point.y, to.y > point.y, isRight { turns += 1 }
        if from.y > point.y, to.y <= point.y, !isRight { turns -= 1 }
      }
    }
    return eoFill ? turns % 2 != 0 : turns != 0
  }

  /// Calls a closure with each part.
  public nonisolated func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// The outline with all points mapped to others.
  public nonisolated func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    for element in elements { path.add(element.mapped { $0.applying(transform) }) }
    return path
  }
  /// The outline at another place.
  public nonisolated func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
  /// The outline itself; its lines have no width.
  public nonisolated func strokedPath(_ style: StrokeStyle) -> Path { self }
  /// The outline itself.
  public nonisolated func normalized(eoFill: Bool = true) -> Path { self }
  /// The outline itself; the other one takes nothing from it.
  public nonisolated func intersection(_ other: Path, eoFill: Bool = false) -> Path { self }
  /// Both outlines.
  public nonisolated func union(_ other: Path, eoFill: Bool = false) -> Path {
    var path = self
    path.addPath(other)
    return path
  }
  /// The outline itself; the other one takes nothing from it.
  public nonisolated func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }
  /// Both outlines.
  public nonisolated func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    union(other)
  }

  /// A part of the outline by its length, with curves taken as short lines.
  ///
  /// - Parameters:
  ///   - from: its beginning, from 0 to 1.
  ///   - to: its end, from 0 to 1.
  public nonisolated func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let lines = polylines
    let length = lines.reduce(0) { $0 + $1.length }
    guard length.isFinite, from < to else { return Path() }
    var path = Path()
    var passed: CGFloat = 0
    for line in lines {
      path.addPart(of: line, from: from * length - passed, to: to * length - passed)
      passed += line.length
    }
    return path
  }

  private nonisolated mutating func addPart(of line: [CGPoint], from: CGFloat, to: CGFloat) {
    var passed: CGFloat = 0
    var hasBegun = false
    for (a, b) in zip(line, line.dropFirst()) {
      let length = [a, b].length
      let (begin, end) = (max((from - passed) / length, 0), min((to - passed) / length, 1))
      passed += length
      guard begin < end else { continue }
      if !hasBegun { move(to: a.between(b, begin)) }
      hasBegun = true
      addLine(to: a.between(b, end))
    }
  }
}

extension Path {
  private static var stepsOfCurve: Int { 24 }

  /// The outline as lines between points, one list for each part.
  private nonisolated var polylines: [[CGPoint]] {
    var lines: [[CGPoint]] = []
    for element in elements {
      let steps = Self.stepsOfCurve
      switch (element, lines.last?.last) {
      case (.move(let point), _): lines.append([point])
      case (.closeSubpath, _):
        guard let first = lines.last?.first else { continue }
        lines[lines.count - 1].append(first)
        lines.append([first])
      case (.line(let point), .some): lines[lines.count - 1].append(point)
      case (.quadCurve(let end, let control), .some(let start)):
        lines[lines.count - 1] += (1...steps).map { step in
          let part = CGFloat(step) / CGFloat(steps)
          return start.between(control, part).between(control.between(end, part), part)
        }
      case (.curve(let end, let one, let two), .some(let start)):
        lines[lines.count - 1] += (1...steps).map { step in
          let part = CGFloat(step) / CGFloat(steps)
          let middle = one.between(two, part)
          let left = start.between(one, part).between(middle, part)
          return left.between(middle.between(two.between(end, part), part), part)
        }
      case (_, nil): continue
      }
    }
    return lines.filter { $0.count > 1 }
  }
}

extension CGPoint {
  fileprivate func between(_ other: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}

extension [CGPoint] {
  fileprivate var length: CGFloat {
    zip(self, dropFirst()).reduce(0) { sum, pair in
      let (dx, dy) = (pair.1.x - pair.0.x, pair.1.y - pair.0.y)
      return sum + (dx * dx + dy * dy).squareRoot()
    }
  }
}
