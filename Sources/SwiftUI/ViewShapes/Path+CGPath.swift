import CoreGraphics
import Foundation

extension Path {
  /// Creates a path of an outline of Core Graphics.
  public init(_ path: CGPath) {
    for part in path.parts {
      switch part {
      case .move(let point): move(to: point)
      case .line(let point): addLine(to: point)
      case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
      case .curve(let point, let first, let second):
        addCurve(to: point, control1: first, control2: second)
      case .close: closeSubpath()
      }
    }
  }

  /// The outline for Core Graphics.
  public var cgPath: CGPath {
    let path = CGMutablePath()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: point)
      case .line(let point): path.addLine(to: point)
      case .quadCurve(let point, let control): path.addQuadCurve(to: point, control: control)
      case .curve(let point, let first, let second):
        path.addCurve(to: point, control1: first, control2: second)
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }
}
