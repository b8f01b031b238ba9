import CoreGraphics
import Foundation

// Closed parts: rectangles and ellipses.
extension Path {
  /// Creates a path of a rectangle with round corners.
  public nonisolated init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle
  ) { self.init(roundedRect: rect, cornerRadius: cornerRadius) }
  /// Creates a path of a rectangle with round corners.
  public nonisolated init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular
  ) { addRoundedRect(in: rect, cornerSize: cornerSize) }
  /// Creates a path of a rectangle with corners of different radii.
  public nonisolated init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) { addRoundedRect(in: rect, cornerRadii: cornerRadii) }

  /// Adds a rectangle.
  public nonisolated mutating func addRect(_ rect: CGRect) { addRect(rect, transform: .identity) }
  /// Adds a rectangle, mapped to other points.
  public nonisolated mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    addLines(corners.map { $0.applying(transform) })
    closeSubpath()
  }
  /// Adds rectangles.
  public nonisolated mutating func addRects(
    _ rects: [CGRect], transform: CGAffineTransform = .identity
  ) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse.
  public nonisolated mutating func addEllipse(in rect: CGRect) {
    addEllipse(in: rect, transform: .identity)
  }
  /// Adds an ellipse, mapped to other points.
  public nonisolated mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
    let toRect = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    var ellipse = Path()
    ellipse.addRelativeArc(
      center: .zero, radius: 1, startAngle: .zero, delta: .degrees(360),
      transform: toRect.concatenating(transform))
    ellipse.closeSubpath()
    addPath(ellipse)
  }

  /// Adds a rectangle with round corners.
  public nonisolated mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: .circular)
  }
  /// Adds a rectangle with round corners, mapped to other points.
  public nonisolated mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle,
    transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(
      width: min(max(cornerSize.width, 0), rect.width / 2),
      height: min(max(cornerSize.height, 0), rect.height / 2))
    addCorners(of: rect, [corner, corner, corner, corner], transform)
  }
  /// Adds a rectangle with corners of different radii, mapped to other points.
  public nonisolated mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let most = min(rect.width, rect.height) / 2
    let radii = [
      cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
      cornerRadii.topLeading,
    ]
    let corners = radii.map { min(max($0, 0), most) }.map { CGSize(width: $0, height: $0) }
    addCorners(of: rect, corners, transform)
  }

  /// - Parameter sizes: of the corners with the clock, from the upper right one.
  private nonisolated mutating func addCorners(
    of rect: CGRect, _ sizes: [CGSize], _ transform: CGAffineTransform
  ) {
    var outline = Path()
    for (index, size) in sizes.enumerated() {
      let x = index < 2 ? rect.maxX - size.width : rect.minX + size.width
      let y = index == 0 || index == 3 ? rect.minY + size.height : rect.maxY - size.height
      let toCorner = CGAffineTransform(
        a: size.width, b: 0, c: 0, d: size.height, tx: x, ty: y)
      outline.addRelativeArc(
        center: .zero, radius: 1, startAngle: .degrees(Double(index) * 90 - 90),
        delta: .degrees(90), transform: toCorner.concatenating(transform))
    }
    outline.closeSubpath()
    addPath(outline)
  }

  /// Adds the parts of another path.
  public nonisolated mutating func addPath(_ path: Path) {
    for element in path.elements { add(element) }
  }
  /// Adds the parts of another path, mapped to other points.
  public nonisolated mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(path.applying(transform))
  }
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius at the top, leading.
  public var topLeading: CGFloat
  /// The radius at the bottom, leading.
  public var bottomLeading: CGFloat
  /// The radius at the bottom, trailing.
  public var bottomTrailing: CGFloat
  /// The radius at the top, trailing.
  public var topTrailing: CGFloat

  /// Creates radii; those that are not given are 0.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
