import Foundation

/// A shape with four corners.
///
/// Source: Apple, `RoundedRectangularShape`.
public protocol RoundedRectangularShape: InsettableShape {
  typealias Corners = RoundedRectangularShapeCorners
  /// The corners in a size; nil if there are none.
  nonisolated func corners(in size: CGSize?) -> Corners?
}

extension Rectangle: RoundedRectangularShape {
  /// Corners without a radius.
  public nonisolated func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}

extension Circle: RoundedRectangularShape {
  /// Corners of half the shorter side; nil without a size.
  public nonisolated func corners(in size: CGSize?) -> Corners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}

extension Capsule: RoundedRectangularShape {
  /// Corners of half the shorter side; nil without a size.
  public nonisolated func corners(in size: CGSize?) -> Corners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// The corners, as wide as the rectangle's.
  public nonisolated func corners(in size: CGSize?) -> Corners? { .fixed(cornerSize.width) }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// The corners.
  public nonisolated func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading),
      bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

extension ConcentricRectangle: RoundedRectangularShape {
  /// The corners.
  public nonisolated func corners(in size: CGSize?) -> Corners? { corners }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with four corners of one style.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
    Self(corners: corners, isUniform: isUniform)
  }
  /// A rectangle with a style for each corner.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) -> Self {
    Self(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }
  /// A rectangle with the same corners at the top, and the same at the bottom.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
  ) -> Self {
    Self(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }
  /// A rectangle with the same leading corners, and the same trailing ones.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
  ) -> Self {
    Self(
      uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
  }
  /// A rectangle with the same corners at the top.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> Self {
    Self(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }
  /// A rectangle with the same corners at the bottom.
  public static func rect(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style
  ) -> Self {
    Self(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }
  /// A rectangle with the same leading corners.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> Self {
    Self(
      uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }
  /// A rectangle with the same trailing corners.
  public static func rect(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style
  ) -> Self {
    Self(
      uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }
}
