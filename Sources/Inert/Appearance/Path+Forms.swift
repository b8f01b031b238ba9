import CoreGraphics
import Foundation

// Further forms of outlines, which are taken and not drawn.
extension Path {
  /// Accepted; has no effect here.
  public nonisolated init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle
  ) { self.init() }
  /// Accepted; has no effect here.
  public nonisolated init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular
  ) { self.init() }

  /// True here: nothing is kept.
  public nonisolated var isEmpty: Bool { true }
  /// An empty rectangle here: nothing is kept.
  public nonisolated var boundingRect: CGRect { .zero }
  /// Nil here: nothing is kept.
  public nonisolated var currentPoint: CGPoint? { nil }
  /// False here: nothing is kept.
  public nonisolated func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool { false }

  /// Accepted; has no effect here.
  public nonisolated func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
  /// Accepted; has no effect here.
  public nonisolated func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }
  /// Accepted; has no effect here.
  public nonisolated func strokedPath(_ style: StrokeStyle) -> Path { self }

  /// Accepted; has no effect here.
  public nonisolated mutating func addRects(_ rects: [CGRect]) {}
  /// Accepted; has no effect here.
  public nonisolated mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle
  ) {}
  /// Accepted; has no effect here.
  public nonisolated mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {}
  /// Accepted; has no effect here.
  public nonisolated mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat
  ) {}
}
