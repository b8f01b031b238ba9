import Foundation

// Outlines beyond the plainest: taken and not drawn.
extension Path {
  /// A part of an outline.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

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
  public nonisolated init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) { self.init() }

  /// Calls nothing: nothing is kept of an outline.
  public nonisolated func forEach(_ body: (Element) -> Void) {}
  /// Accepted; has no effect here.
  public nonisolated func applying(_ transform: CGAffineTransform) -> Path { self }
  /// Accepted; has no effect here.
  public nonisolated func normalized(eoFill: Bool = true) -> Path { self }
  /// Accepted; has no effect here.
  public nonisolated func intersection(_ other: Path, eoFill: Bool = false) -> Path { self }
  /// Accepted; has no effect here.
  public nonisolated func union(_ other: Path, eoFill: Bool = false) -> Path { self }
  /// Accepted; has no effect here.
  public nonisolated func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }
  /// Accepted; has no effect here.
  public nonisolated func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// Accepted; has no effect here.
  public nonisolated mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform
  ) {}
  /// Accepted; has no effect here.
  public nonisolated mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {}
  /// Accepted; has no effect here.
  public nonisolated mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {}
  /// Accepted; has no effect here.
  public nonisolated mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {}
  /// Accepted; has no effect here.
  public nonisolated mutating func addRects(
    _ rects: [CGRect], transform: CGAffineTransform = .identity
  ) {}
  /// Accepted; has no effect here.
  public nonisolated mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {}
  /// Accepted; has no effect here.
  public nonisolated mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle,
    transform: CGAffineTransform = .identity
  ) {}
  /// Accepted; has no effect here.
  public nonisolated mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {}
  /// Accepted; has no effect here.
  public nonisolated mutating func addPath(_ path: Path, transform: CGAffineTransform) {}
}

/// The radii of a rectangle's corners; accepted, and has no effect here.
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
