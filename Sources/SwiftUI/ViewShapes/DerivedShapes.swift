import CoreGraphics
import Foundation

/// A shape at another place.
///
/// Source: Apple, `OffsetShape`.
public struct OffsetShape<Content: Shape>: DescribedShape {
  /// The shape.
  public var shape: Content
  /// The distance, in points.
  public var offset: CGSize

  /// Creates a shape.
  public nonisolated init(shape: Content, offset: CGSize) {
    (self.shape, self.offset) = (shape, offset)
  }

  private nonisolated var derived: ModifiedShape<Content> {
    ModifiedShape(base: shape, change: .offset(offset))
  }
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { derived.path(in: rect) }
  @MainActor var ownLook: ShapeLook { derived.ownLook }
}

/// A shape of another size.
///
/// Source: Apple, `ScaledShape`.
public struct ScaledShape<Content: Shape>: DescribedShape {
  /// The shape.
  public var shape: Content
  /// The factors of width and height.
  public var scale: CGSize
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Creates a shape.
  public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  private nonisolated var derived: ModifiedShape<Content> {
    ModifiedShape(base: shape, change: .scale(scale, anchor))
  }
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { derived.path(in: rect) }
  @MainActor var ownLook: ShapeLook { derived.ownLook }
}

/// A shape that is turned.
///
/// Source: Apple, `RotatedShape`.
public struct RotatedShape<Content: Shape>: DescribedShape {
  /// The shape.
  public var shape: Content
  /// The angle, clockwise.
  public var angle: Angle
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Creates a shape.
  public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }

  private nonisolated var derived: ModifiedShape<Content> {
    ModifiedShape(base: shape, change: .rotation(angle, anchor))
  }
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { derived.path(in: rect) }
  @MainActor var ownLook: ShapeLook { derived.ownLook }
}

/// A shape whose outline a transform moves.
///
/// Source: Apple, `TransformedShape`.
public struct TransformedShape<Content: Shape>: DescribedShape {
  /// The shape.
  public var shape: Content
  /// The transform.
  public var transform: CGAffineTransform

  /// Creates a shape.
  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }

  private nonisolated var derived: ModifiedShape<Content> {
    ModifiedShape(base: shape, change: .transform(transform))
  }
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { derived.path(in: rect) }
  @MainActor var ownLook: ShapeLook { derived.ownLook }
}
