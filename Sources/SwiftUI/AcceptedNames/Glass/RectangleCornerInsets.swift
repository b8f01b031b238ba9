import AuthorAPI
import Foundation

/// Distances from the corners of a rectangle, in points.
///
/// Source: Apple, `RectangleCornerInsets`.
public struct RectangleCornerInsets: Hashable, Sendable {
  /// The distance at the top, leading.
  public var topLeading: CGSize
  /// The distance at the top, trailing.
  public var topTrailing: CGSize
  /// The distance at the bottom, leading.
  public var bottomLeading: CGSize
  /// The distance at the bottom, trailing.
  public var bottomTrailing: CGSize

  /// Creates no distances.
  public init() {
    self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero)
  }

  /// Creates distances.
  public init(
    topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize
  ) {
    (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
    (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
  }
}
