import Foundation
import SceneModel

/// A rectangle whose corners follow those of its container.
///
/// Source: Apple, `ConcentricRectangle`.
public struct ConcentricRectangle: PlainShape {
  let corners: RoundedRectangularShapeCorners
  nonisolated var insetAmount: CGFloat = 0

  private init(_ corners: RoundedRectangularShapeCorners) { self.corners = corners }

  /// Creates a rectangle with corners that follow the container's.
  public nonisolated init() { self.init(.concentric) }

  /// Creates a rectangle with four corners of one style.
  ///
  public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(RoundedRectangularShapeCorners(all: corners))
  }

  /// Creates a rectangle with a style for each corner.
  public nonisolated init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner,
        bottomLeading: bottomLeadingCorner, bottomTrailing: bottomTrailingCorner))
  }

  /// Creates a rectangle with the same corners at the top, and the same at the bottom.
  public nonisolated init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
  }

  /// Creates a rectangle with the same leading corners, and the same trailing ones.
  public nonisolated init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
  }

  /// Creates a rectangle with the same corners at the top.
  public nonisolated init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Creates a rectangle with the same corners at the bottom.
  public nonisolated init(
    uniformBottomCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
  }

  /// Creates a rectangle with the same leading corners.
  public nonisolated init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Creates a rectangle with the same trailing corners.
  public nonisolated init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: uniformTrailingCorners)
  }

  nonisolated var name: StyleValue {
    if corners == .concentric { return "containerRelative" }
    let radii = [
      corners.topLeading, corners.bottomLeading, corners.bottomTrailing, corners.topTrailing,
    ]
    return .object(["uneven": .list(radii.map { .number($0.points) })])
  }

  nonisolated func outline(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: corners.topLeading.points, bottomLeading: corners.bottomLeading.points,
        bottomTrailing: corners.bottomTrailing.points, topTrailing: corners.topTrailing.points))
  }
}

/// The shape of glass that has no other: a capsule.
///
/// Source: Apple, `DefaultGlassEffectShape`.
public struct DefaultGlassEffectShape: PlainShape {
  nonisolated var insetAmount: CGFloat = 0
  nonisolated var name: StyleValue { "capsule" }

  /// Creates the shape.
  public nonisolated init() {}

  nonisolated func outline(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}
